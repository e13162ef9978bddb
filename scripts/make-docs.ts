/** `npm run docs`: writes what is generated under docs/. A test fails when one of the files is out of date. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { helpPage } from '../src/cli/help-page.ts';
import { createProgram } from '../src/cli/program.ts';
import { reportJsonSchema } from '../src/core/report/json-schema.ts';
import { taxonomyPage } from '../src/core/taxonomy/page.ts';

const docs = new URL('../docs/', import.meta.url);
const style = await resolveConfig(fileURLToPath(docs));
const schema = await format(JSON.stringify(reportJsonSchema()), { ...style, parser: 'json' });

writeFileSync(new URL('taxonomy.md', docs), taxonomyPage());
writeFileSync(new URL('report.schema.json', docs), schema);
// Nothing of it is run: only its help is asked for.
const silent = { out: () => Promise.resolve(), err: () => undefined, colour: false, width: 100 };
writeFileSync(new URL('cli.md', docs), helpPage(createProgram(silent, () => undefined)));
