import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Evidence } from '../../../src/core/findings/finding.ts';
import { fixesFor } from '../../../src/core/fixes/fixes-for.ts';
import { edited, markedDraft } from './marked-draft.ts';

interface Case {
  readonly about: string;
  readonly before: string;
  readonly absence?: boolean;
  readonly says?: string;
  readonly page?: number | null;
  readonly section?: string | null;
  /** Null: the fix is not offered. */
  readonly after: string | null;
}

function casesOf(name: string): Case[] {
  return parse(readFileSync(new URL(`../../fixtures/fixes/${name}`, import.meta.url), 'utf8')) as Case[];
}

function check(title: string, { before, absence = false, says, page = null, section = null, after }: Case) {
  const { source, review, sentence, start, end } = markedDraft(before);
  const evidence: Evidence[] =
    says === undefined ? [] : [{ document: 0, page, section, text: says, rects: [], score: 1 }];
  const fixes = fixesFor(review, sentence, { start, end, absence, repair: null }, evidence);
  const fix = fixes.find((one) => one.title === title);
  assert.equal(fix ? edited(source, fix.edits).trimEnd() : null, after?.trimEnd() ?? null);
}

describe('a claim becomes a question to the authors', () => {
  for (const one of casesOf('questions.yaml')) it(one.about, () => check('Ask the authors instead', one));
});

describe('a claim becomes what the paper says', () => {
  for (const one of casesOf('softened.yaml'))
    it(one.about, () => check('Say what the paper says instead', one));
});

describe('what is left of a sentence', () => {
  const says = { says: 'A second writer checked all pairs and rejected 7% of them.', section: '4 Data' };

  it('is not said twice where a question asks about all of the clause', () =>
    check('Ask the authors instead', {
      about: '',
      before: 'A second writer checked all pairs and [[rejected 17%]] of them. The text is short.',
      after:
        'Could the authors clarify whether a second writer checked all pairs and rejected 17% of them? The paper says: ' +
        '"A second writer checked all pairs and rejected 7% of them" (§4). The text is short.',
      ...says,
    }));

  it('is not followed by a heading of the paper', () =>
    check('Say what the paper says instead', {
      about: '',
      before: '[[No ablation study]] is reported.',
      says: '5.3 Impact of Controller and Memory',
      section: '5.3 Impact of Controller and Memory',
      after: null,
    }));
});

describe('the evidence is cited', () => {
  const says = { says: 'Table 2: Cost of a gauge by year.', page: 5, section: '4 Cost' };
  const cite = (before: string, after: string | null) =>
    check('Cite the evidence', { about: '', before, after, ...says });

  it('in front of the final mark', () =>
    cite('[[A gauge is cheap]].', 'A gauge is cheap (cf. p. 5, Table 2).'));
  it('behind an item without one', () =>
    cite('- [[A gauge is cheap]]\n- Short text\n', '- A gauge is cheap (cf. p. 5, Table 2)\n- Short text\n'));
  it('in a question', () => cite('[[Is a gauge cheap]]?', 'Is a gauge cheap (cf. p. 5, Table 2)?'));
  it('once', () => cite('[[A gauge is cheap]] (p. 5, Table 2).', null));
});
