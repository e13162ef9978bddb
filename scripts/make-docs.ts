/** `npm run docs`: writes what is generated under docs/. A test fails when one of the files is out of date. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { reportJsonSchema } from '../src/core/report/json-schema.ts';
import { taxonomyPage } from '../src/core/taxonomy/page.ts';

const docs = new URL('../docs/', import.meta.url);
const style = await resolveConfig(fileURLToPath(docs));
const schema = await format(JSON.stringify(reportJsonSchema()), { ...style, parser: 'json' });

writeFileSync(new URL('taxonomy.md', docs), taxonomyPage());
writeFileSync(new URL('report.schema.json', docs), schema);
