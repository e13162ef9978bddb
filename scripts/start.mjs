/* `npm start`: on a machine that has Node alone, from a clone to the sample review's findings. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/start.mjs').then((start) => start.main());
