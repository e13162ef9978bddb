/** Writes the generated pages under docs/: `npx tsx scripts/make-docs.ts`. A test fails when one is out of date. */
import { writeFileSync } from 'node:fs';
import { taxonomyPage } from '../src/core/taxonomy/page.ts';

writeFileSync(new URL('../docs/taxonomy.md', import.meta.url), taxonomyPage());
