import { LlmDesk } from './answer-order.ts';
import type { LlmOrder } from './process-messages.ts';

/* Entry of dist/llm.cjs: the one process of the editor's side that opens a socket; started with the first request. */

const desk = new LlmDesk((answer) => void process.send?.(answer));

process.on('disconnect', () => process.exit(0));
process.on('message', (order: LlmOrder) => void desk.take(order));
