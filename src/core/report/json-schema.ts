import * as z from 'zod';
import { checkOutput, checkReport } from './schema.ts';

/** JSON Schema (draft 2020-12) of what `peerlint check --format json` prints; docs/report.schema.json holds it. */
export function reportJsonSchema(): object {
  const registry = z.registry<{ id: string }>();
  registry.add(checkReport, { id: 'report' });
  return {
    title: 'PeerLint report',
    description: 'An object where the input is one file with one review, else a list. Fields may be added.',
    // Readers must let unknown fields pass: later versions may add some.
    ...z.toJSONSchema(checkOutput, { metadata: registry, io: 'input' }),
  };
}
