import './no-sockets.ts';
import { Engine } from './engine.ts';
import { engineCore } from './engine-core.ts';

/** Entry of dist/engine.cjs: a child process that speaks protocol.ts over Node's IPC channel and ends with its host. */
const engine = new Engine(engineCore, (event) => {
  process.send?.(event);
});

process.on('message', (message) => void engine.handle(message));
process.on('disconnect', () => process.exit(0));
