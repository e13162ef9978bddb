import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { attribution } from '../../../src/core/check/attribution.ts';
import { checkReview } from '../../../src/core/check/check-review.ts';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { buildPaperIndex, type PaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

interface Pair {
  readonly paper: string;
  readonly kind: string;
  /** Words or a paraphrase of what the paper says. */
  readonly faithful: string;
  /** The same with something that the authors do not say. */
  readonly wrong: string;
}

const fixture = JSON.parse(readFileSync('test/fixtures/attribution/pairs.json', 'utf8')) as {
  readonly papers: Readonly<Record<string, string>>;
  readonly pairs: readonly Pair[];
};
const indexes = new Map<string, PaperIndex>(
  Object.entries(fixture.papers).map(([id, source]) => [
    id,
    buildPaperIndex(
      paperFromMarkdown(source, { path: `${id}.md`, sha256: '', format: 'markdown', pages: null }),
    ),
  ]),
);

function shown(id: string, sentence: string): number {
  const index = indexes.get(id)!;
  return checkReview(index.paper, index, readOne(`## Weaknesses\n\n${sentence}\n`), {
    threshold: 'balanced',
    policy: 'localModel',
  }).findings.filter(({ kind }) => kind === 'error').length;
}

function judge(id: string, text: string): (Opinion & { words: string })[] {
  const index = indexes.get(id)!;
  const review = readOne(text);
  return review.sentences.flatMap((sentence) =>
    attribution
      .check(sentence, { paper: index.paper, index, review })
      .map((opinion) => ({ ...opinion, words: sentence.text.slice(opinion.start, opinion.end) })),
  );
}

describe('what authors are said to say', () => {
  it('holds at least 60 pairs', () => {
    assert.ok(fixture.pairs.length >= 60);
  });

  it('is left alone where it is faithful, and mostly caught where it is not', () => {
    const alarms = fixture.pairs.filter(({ paper, faithful }) => shown(paper, faithful) > 0);
    const caught = fixture.pairs.filter(({ paper, wrong }) => shown(paper, wrong) > 0);
    const n = fixture.pairs.length;
    console.log(
      `      attribution pairs: ${caught.length} of ${n} caught, ${alarms.length} of ${n} false alarms`,
    );
    assert.deepEqual(
      alarms.map(({ faithful }) => faithful),
      [],
    );
    assert.ok(caught.length >= 0.85 * n);
  });
});

describe('quotations that prove nothing', () => {
  const paper = paperFromMarkdown(
    `# Kites\n\n## 1 Method\n\nThe pull of a kite is steady in the directions along the wind and is given by a known law, L y , in the gust -direction. We find that tall kites pull harder than the small kites of rainy coasts.\n`,
    { path: 'kites.md', sha256: '', format: 'markdown', pages: null },
  );
  const index = buildPaperIndex(paper);
  const found = (text: string): string[] => {
    const review = readOne(text);
    return review.sentences.flatMap((sentence) =>
      attribution
        .check(sentence, { paper, index, review })
        .map(({ start, end }) => sentence.text.slice(start, end)),
    );
  };

  it('are told from those that do', () => {
    assert.deepEqual(found('The paper says "tall kites pull harder than the small kites of sunny coasts".'), [
      'sunny',
    ]);
  });

  for (const text of [
    'What do you mean by the statement "steady in the direction along the wind and is given by a known law L_y in the gust-direction"?',
    'The paper misses Gale et al., "Tall kites pull harder than the small kites of sunny coasts".',
    '"Tall kites pull harder than the small kites of sunny coasts."',
    'A typo on line 7: "tall kites pull harder than the small kites of sunny coasts" should be revised.',
    'Why does the paper say "tall kites pull harder than the tall kites of rainy coasts"?',
  ])
    it(`are left alone: ${text}`, () => {
      assert.deepEqual(found(text), []);
    });
});

describe('quotations', () => {
  it('are repaired with the words of the paper', () => {
    const [opinion, ...more] = judge(
      'loom',
      'The authors note that “street noise improves the ranking noticeably”.',
    );
    assert.ok(opinion);
    assert.deepEqual(more, []);
    assert.equal(opinion.words, 'improves');
    assert.equal(opinion.repair, 'degrades');
    assert.equal(opinion.node, 'attribution-failure/misquotation/quotation-altered');
    assert.ok(nodeAt(opinion.node));
    const [quote] = opinion.quotes;
    assert.equal(
      indexes.get('loom')!.paper.passages[quote!.passage]!.text.slice(quote!.start, quote!.end),
      'Street noise degrades the ranking noticeably',
    );
  });

  for (const [why, text] of [
    ['a slip of the pen', 'The authors note that "street noise degrads the ranking noticeably".'],
    ['another form of a word', 'The authors note that "street noise degraded the rankings noticeably".'],
    ['an ellipsis', 'They write that "previous approaches ... learn a notion of softness".'],
    ['an insertion in brackets', 'They note that "street noise degrades the [final] ranking noticeably".'],
    [
      'a wording that the reviewer proposes',
      'I suggest to write "street noise improves the ranking noticeably" here.',
    ],
    ['words of another text', 'As the song goes, "all the leaves are brown and the sky is grey today".'],
    ['a term', 'The "bilinear score" is not motivated.'],
    ['an open quotation', 'The authors note that "street noise improves'],
  ] as const)
    it(`are left alone: ${why}`, () => {
      assert.deepEqual(judge('loom', text), []);
    });
});

describe('claims of the authors', () => {
  for (const text of [
    'The authors do not claim adversarial robustness.',
    'The authors should claim less.',
    'Do the authors claim that fabrics age?',
    'The authors claim superiority, but adversarial attacks were not tested.',
    'The authors never mention differential privacy.',
    'The authors claim that the bilinear score is helpful.',
  ])
    it(`are left alone: ${text}`, () => {
      assert.deepEqual(judge('loom', text), []);
    });

  it('are told as the opposite where the paper denies them each time', () => {
    const [opinion] = judge('moss', 'A forecast is slow, which the authors claim is real-time.');
    assert.equal(opinion?.node, 'attribution-failure/misquotation/statement-reversed');
    assert.equal(opinion.quotes.length, 1);
  });
});
