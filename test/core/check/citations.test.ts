import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { citations } from '../../../src/core/check/citations.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const body = (brine: string, salt: string, kelp: string): string => `# Tidepool: sorting shells by echo

## Abstract

We sort shells by their echo.

## 1 Related work

BrineNet ${brine} filters the echo of a shell before it is stored. Later, SALT-2 ${salt} listens to sand.
Kelp forests have been counted from boats ${kelp}. We fill wave pools ${kelp} with sea water.

## 2 Experiments

We compare with BrineNet ${brine} on a thousand shells.

## References
`;
const numbered = `${body('[11]', '[12]', '[13]')}
[11] A. Heron and B. Crane. BrineNet: clean echoes of shells. 2019.

[12] C. Gull, D. Tern and E. Skua. Listening to sand. 2020.

[13] F. Otter. Counting kelp forests from boats. 2018.
`;
const authored = `${body('(Heron and Crane, 2019)', '(Gull et al., 2020)', '(Otter, 2018)')}
Heron, A. and Crane, B. BrineNet: clean echoes of shells. 2019.

Gull, C., Tern, D. and Skua, E. Listening to sand. 2020.

Otter, F. Counting kelp forests from boats. 2018.
`;

function judge(source: string, text: string): (Opinion & { words: string })[] {
  const paper = paperFromMarkdown(source, { path: 'tide.md', sha256: '', format: 'markdown', pages: null });
  const index = buildPaperIndex(paper);
  const review = readOne(text);
  return review.sentences.flatMap((sentence) =>
    citations.check(sentence, { paper, index, review }).map((opinion) => ({
      ...opinion,
      words: sentence.text.slice(opinion.start, opinion.end),
    })),
  );
}

describe('citations of another entry', () => {
  for (const [source, text, words, repair] of [
    [numbered, 'The comparison with BrineNet [12] is fair. It also hears SALT-2 [12].', '[12]', '[11]'],
    [
      authored,
      'The comparison with BrineNet (Gull et al., 2020) is fair.',
      'Gull et al., 2020',
      'Heron et al., 2019',
    ],
    [authored, 'Echoes (BrineNet - Otter, 2018) are filtered.', 'Otter, 2018', 'Heron et al., 2019'],
    [
      authored,
      'They run the BrineNet method of Gull et al. (2020) on shells.',
      'Gull et al. (2020)',
      'Heron et al. (2019)',
    ],
    [
      authored,
      'Gull et al. (2020) introduced BrineNet for this.',
      'Gull et al. (2020)',
      'Heron et al. (2019)',
    ],
    [authored, 'Otter (2018) proposed SALT-2 before.', 'Otter (2018)', 'Gull et al. (2020)'],
    [authored, 'The clean echoes of Otter (2018) are used as input.', 'Otter (2018)', 'Heron et al. (2019)'],
    [authored, 'The wave pools method of Gull et al. (2020) is used.', 'Gull et al. (2020)', 'Otter (2018)'],
  ] as const)
    it(`finds it: ${text}`, () => {
      const [opinion, ...others] = judge(source, text);
      assert.ok(opinion, 'nothing found');
      assert.equal(others.length, 0);
      assert.equal(opinion.words, words);
      assert.equal(opinion.repair, repair);
      assert.equal(opinion.verdict, 'contradicted');
      assert.ok(opinion.quotes.length > 0);
      assert.ok(nodeAt(opinion.node));
    });

  for (const [source, text] of [
    [numbered, 'The comparison with BrineNet [11] is fair.'],
    [authored, 'The comparison with BrineNet (Heron and Crane, 2019) is fair.'],
    // The reviewer's own works.
    [authored, 'The comparison with BrineNet (Walrus et al., 2021) is fair.'],
    [numbered, 'The comparison with BrineNet [12] is fair.\n\n[12] W. Walrus. BrineNet revisited. 2021.'],
    [numbered, 'The comparison with BrineNet [2] is fair.'],
    // Numbers behind a new entry are shifted in another version.
    [numbered, 'BrineNet [11] is good. So is BrineNet [12], and it hears SALT-2 [13].'],
    // No other number shows that the review counts as the paper does.
    [numbered, 'The comparison with BrineNet [12] is fair.'],
    [numbered, 'The comparison with BrineNet [77] is fair.'],
    // Several works at once.
    [authored, 'Echo methods such as BrineNet (Gull et al., 2020; Heron and Crane, 2019) are covered.'],
    [numbered, 'Echo methods such as BrineNet [11, 12] are covered.'],
    // A name that the paper credits to nobody.
    [authored, 'The comparison with FoamNet (Gull et al., 2020) is fair.'],
    // The words of the cited title, or of none.
    [authored, 'The listening to sand of Gull et al. (2020) is used.'],
    [authored, 'The careful analysis of Gull et al. (2020) is helpful.'],
    [authored, 'The kelp counts of Otter (2018) are used.'],
  ] as const)
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(judge(source, text), []);
    });

  it('bears a paper without bibliography and hostile text', () => {
    assert.deepEqual(judge('# Title\n\nText.', 'BrineNet [12] is fair.'), []);
    assert.deepEqual(judge(numbered, `${'BrineNet [12] ('.repeat(200)}.`).length >= 0, true);
  });
});
