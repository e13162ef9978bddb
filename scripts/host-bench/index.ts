import { appendFileSync } from 'node:fs';
import { measureActivation } from './activation.ts';
import { measureTyping } from './typing.ts';

/** VS Code calls this inside its extension host; figures go to a file, one JSON object a line. */
export async function run(): Promise<void> {
  const say = (figure: object) =>
    appendFileSync(process.env['PEERLINT_BENCH_REPORT'] ?? '', `${JSON.stringify(figure)}\n`);
  say(await measureActivation());
  if (process.env['PEERLINT_BENCH'] === 'typing') for await (const figure of measureTyping()) say(figure);
  say({ kind: 'end' });
}
