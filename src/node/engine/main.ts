import './no-sockets.ts';
import { storeIn, vectorsIn } from '../cache/reader-version.ts';
import { answerStore } from '../llm/answer-store.ts';
import { LocalModels } from '../onnx/local-models.ts';
import { Engine } from './engine.ts';
import { createEngineCore } from './engine-core.ts';

/**
 * Entry of dist/engine.cjs: a child process that speaks protocol.ts over Node's IPC channel and ends with its host.
 * Its argument, if any, is the folder in which it keeps parsed papers and what the local model computed of them.
 */
const [, , folder] = process.argv;
const store = folder ? storeIn(folder) : undefined;
const vectors = folder ? vectorsIn(folder, (text) => process.stderr.write(`${text}\n`)) : undefined;
const answers = folder ? answerStore({ folder }) : undefined;
const core = createEngineCore(store, new LocalModels(undefined, vectors), answers);
const engine = new Engine(core, (event) => {
  process.send?.(event);
});

process.on('message', (message) => void engine.handle(message));
process.on('disconnect', () => process.exit(0));
