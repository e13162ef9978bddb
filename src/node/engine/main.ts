import './no-sockets.ts';
import { Engine } from './engine.ts';
import { createEngineCore } from './engine-core.ts';
import { PaperStore } from '../cache/paper-store.ts';
import { readerVersion } from '../cache/reader-version.ts';

/** Entry of dist/engine.cjs: a child process that speaks protocol.ts over Node's IPC channel and ends with its host.
 * Its argument, if any, is the folder in which it keeps parsed papers. */
const folder = process.argv[2];
const store = folder && readerVersion ? new PaperStore({ folder, version: readerVersion }) : undefined;
const engine = new Engine(createEngineCore(store), (event) => {
  process.send?.(event);
});

process.on('message', (message) => void engine.handle(message));
process.on('disconnect', () => process.exit(0));
