import assert from 'node:assert/strict';
import { opposites } from '../../../src/core/check/names/opposites.ts';
import { contrastOf } from '../../../src/core/check/names/contrasts.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const source = `# Rounding for garden robots

## 1 Method

We use stochastic rounding for the wheel angles. Stochastic rounding keeps the mean. The planner is an online planner.

## 2 Theory

We prove an upper bound on the drift. The upper bound grows with the garden. Global and local maps are both kept. The
local map is small, and the local map is cheap.

## 3 Experiments

The robots are judged at the graph level; graph-level scores are means. The objective is non-convex optimization on
wheels. Non-convex optimization takes an hour.
`;
const paper = paperFromMarkdown(source, { path: 'g.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

function judge(text: string) {
  const review = readOne(`## Summary\n\n${text}\n`);
  return review.sentences.flatMap((sentence) =>
    opposites(sentence, { paper, index, review }).map((opinion) => ({
      ...opinion,
      words: sentence.text.slice(opinion.start, opinion.end),
    })),
  );
}

describe('words that exclude each other before a noun', () => {
  for (const [text, words, quote] of [
    [
      'The method applies deterministic rounding.',
      'deterministic rounding',
      'We use stochastic rounding for the wheel angles.',
    ],
    ['The authors prove a lower bound on the drift.', 'lower bound', 'We prove an upper bound on the drift.'],
    [
      'The paper evaluates node-level scores.',
      'node-level',
      'The robots are judged at the graph level; graph-level scores are means.',
    ],
    [
      'The paper treats convex optimization on wheels.',
      'convex optimization',
      'The objective is non-convex optimization on\nwheels.',
    ],
  ] as const)
    it(`are told apart: ${text}`, () => {
      const [opinion, ...more] = judge(text);
      assert.ok(opinion);
      assert.deepEqual(more, []);
      assert.equal(opinion.words, words);
      assert.ok(nodeAt(opinion.node));
      assert.equal(opinion.severity, 'information');
      const [proof] = opinion.quotes;
      assert.equal(
        paper.passages[proof!.passage]!.text.slice(proof!.start, proof!.end),
        quote.replaceAll('\n', ' '),
      );
    });

  for (const text of [
    'The method applies stochastic rounding.',
    'The method applies randomized rounding.',
    'The authors should also try deterministic rounding.',
    'The paper has no lower bound.',
    'Why is deterministic rounding not tried?',
    'The paper keeps a global map.',
    'Lower costs are a strength.',
    'The paper uses discretized steps.',
  ])
    it(`stay quiet: ${text}`, () => {
      assert.deepEqual(judge(text), []);
    });

  it('count as written, and only for their nouns', () => {
    assert.equal(contrastOf('discretized', 'time'), null);
    assert.equal(contrastOf('upper', 'level'), null);
    assert.equal(contrastOf('__proto__', 'bound'), null);
    assert.deepEqual(contrastOf('upper', 'bound')?.others, ['lower']);
  });
});
