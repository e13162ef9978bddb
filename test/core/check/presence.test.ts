import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { presence } from '../../../src/core/check/presence.ts';
import { claimableParts } from '../../../src/core/check/presence/claimable-parts.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const plain = `# Kettle: when water boils

## Abstract

Kettle tells from the hiss of a pot when its water boils.

## 1 Method

A microphone hears the pot. A small network maps the hiss to minutes.

## 2 Results

Kettle is off by two minutes on forty pots. Table 1 lists the pots.

## References

[1] A. Steam. Theorems on steam. With proofs and a user study. 2019.
`;
const rich = `${plain.replace(
  '## References',
  `## 3 More

Without the microphone the error doubles. Ten cooks rated the minutes, and the raters agreed. Lemma 1 bounds the error.

## References`,
)}`;
const denying = plain.replace(
  '## References',
  '## 3 Limits\n\nWe did not conduct a user study with cooks.\n\n## References',
);
const checklist = plain.replace(
  '## References',
  `## Crowdsourcing and human subjects

Question: Does the paper include participants and user studies?

Answer: [NA]

Guidelines: The answer NA means that the paper does not involve human subjects.

## References`,
);

function judge(source: string, text: string): (Opinion & { words: string })[] {
  const paper = paperFromMarkdown(source, { path: 'kettle.md', sha256: '', format: 'markdown', pages: null });
  const index = buildPaperIndex(paper);
  const review = readOne(text);
  return review.sentences.flatMap((sentence) =>
    presence.check(sentence, { paper, index, review }).map((opinion) => ({
      ...opinion,
      words: sentence.text.slice(opinion.start, opinion.end),
    })),
  );
}

describe('parts that a review credits', () => {
  for (const [text, words] of [
    [
      'The ablation studies and the human evaluation are convincing.',
      ['ablation studies', 'human evaluation'],
    ],
    ['The authors provide rigorous proofs of the error.', ['proofs']],
    ['The paper includes pseudo-code, which is nice.', ['pseudo-code']],
    ['The user study shows that cooks like it.', ['user study']],
    ['The paper reports statistical tests and is honest.', ['statistical tests']],
    ['The authors release a datasheet with the pots.', []],
    ['The authors provide a datasheet with the pots.', ['datasheet']],
    ['The paper contains a detailed convergence analysis.', ['convergence analysis']],
  ] as const)
    it(`finds in a paper that has none: ${text}`, () => {
      const found = judge(plain, text);
      assert.deepEqual(found.map(({ words: each }) => each).sort(), [...words].sort());
      for (const { verdict, severity, quotes, node, reason } of found) {
        assert.equal(verdict, 'contradicted');
        assert.equal(severity, 'information');
        assert.deepEqual(quotes, []);
        assert.match(reason, /^No name of /u);
        assert.ok(nodeAt(node));
      }
    });

  it('quotes where the paper says that it has none', () => {
    const [opinion] = judge(denying, 'The user study is convincing.');
    assert.equal(opinion?.severity, 'warning');
    assert.equal(opinion.quotes.length, 1);
  });

  it('does not take the questions of a checklist for the thing', () => {
    assert.equal(judge(checklist, 'The user study is convincing.').length, 1);
  });

  it('never shows what may be there without a word', () => {
    for (const { verdict, score } of judge(plain, 'The results are reported with error bars.')) {
      assert.equal(verdict, 'not-found');
      assert.equal(score, 0);
    }
  });

  for (const text of [
    'The ablation is missing.',
    'There is no user study.',
    'A user study would be convincing.',
    'I suggest to add a rigorous proof.',
    'Did the authors run a user study?',
    'The human evaluation is limited.',
    'The ablation studies are insufficient.',
    'The paper lacks detailed proofs and a user study.',
    'Please provide pseudo-code.',
    'Unlike prior work that provides proofs, the paper is empirical.',
    'The user study of [3] is convincing.',
    'The paper is a convincing proof-of-concept.',
    'The paper would benefit from more ablation studies.',
    'I would expect that the authors provide proofs.',
  ])
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(judge(plain, text), []);
    });

  for (const text of [
    'The human evaluation is convincing.',
    'The authors provide rigorous proofs of the error.',
    'The ablation studies are thorough.',
  ])
    it(`stays quiet where the paper has it under another name: ${text}`, () => {
      assert.deepEqual(judge(rich, text), []);
    });

  it('has signs for each of its own names', () => {
    for (const { id, label, signs } of claimableParts) {
      assert.ok(label.length > 3, id);
      assert.ok(!signs.global && signs.ignoreCase, id);
    }
  });

  it('bears long lists', () => {
    assert.ok(judge(plain, `The paper includes ${'a proof, '.repeat(200)}.`).length <= 1);
  });
});
