import './no-sockets.ts';
import { storeIn } from '../cache/reader-version.ts';
import { Engine } from './engine.ts';
import { createEngineCore } from './engine-core.ts';

/**
 * Entry of dist/engine.cjs: a child process that speaks protocol.ts over Node's IPC channel and ends with its host.
 * Its argument, if any, is the folder in which it keeps parsed papers.
 */
const [, , folder] = process.argv;
const engine = new Engine(createEngineCore(folder ? storeIn(folder) : undefined), (event) => {
  process.send?.(event);
});

process.on('message', (message) => void engine.handle(message));
process.on('disconnect', () => process.exit(0));
