import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { removeClaim } from '../../../src/core/fixes/remove-claim.ts';
import { edited, markedDraft } from './marked-draft.ts';

interface Case {
  readonly about: string;
  readonly before: string;
  readonly after: string;
}

/** The others were written after the rules were, without running them. */
const cases = [
  'removals.yaml',
  'removals-blind.yaml',
  'removals-blind-2.yaml',
  'removals-running-lists.yaml',
].flatMap((name) => {
  const file = new URL(`../../fixtures/fixes/${name}`, import.meta.url);
  return parse(readFileSync(file, 'utf8')) as Case[];
});

describe('a claim is taken out of a draft', () => {
  for (const { about, before, after } of cases) {
    it(about, () => {
      const { source, review, sentence, start, end } = markedDraft(before);
      assert.equal(edited(source, removeClaim(review, sentence, start, end)).trimEnd(), after.trimEnd());
    });
  }
});
