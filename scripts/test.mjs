/* `npm test`: installs what is missing and runs every suite; the last line is "N passed, N failed[, N skipped]". */
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/test.mjs').then((test) => test.main());
