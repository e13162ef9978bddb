import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { bioDecode, bioEncode, spansOfTags, type TokenRun } from '../../../src/core/evaluate/bio.ts';
import { localizationScores, spanCounts } from '../../../src/core/evaluate/localization.ts';
import { overlapMatches } from '../../../src/core/evaluate/span-matching.ts';
import { spanTokens } from '../../../src/core/evaluate/span-tokens.ts';
import { close } from './reference-items.ts';

const text = 'The gulls (n = 1,240) nest 3.5 days later, always.';
const range = (part: string, within = text): { start: number; end: number } => {
  const start = within.indexOf(part);
  assert.ok(start >= 0, part);
  return { start, end: start + part.length };
};
const words = (of: string): string[] => spanTokens(of).map(({ start, end }) => of.slice(start, end));

describe('tokens of Task 3', () => {
  it('are words, whole numbers and single signs, with their ranges', () => {
    assert.deepEqual(words(text), [
      ...['The', 'gulls', '(', 'n', '=', '1,240', ')', 'nest', '3.5', 'days', 'later', ',', 'always', '.'],
    ]);
    assert.deepEqual(words('ResNet50 3x4 naïve a-b 5 % \u{1F600}\u{1F600}'), [
      ...['ResNet50', '3x4', 'naïve', 'a', '-', 'b', '5', '%', '\u{1F600}', '\u{1F600}'],
    ]);
    assert.deepEqual(words('   '), []);
  });

  it('cover every letter and sign of any text once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        const tokens = spanTokens(any);
        const covered = tokens.map(({ start, end }) => any.slice(start, end)).join('');
        assert.equal(covered, any.replace(/\s/g, ''));
        tokens.forEach(({ start }, at) => {
          assert.ok(start >= (tokens[at - 1]?.end ?? 0));
        });
      }),
    );
  });
});

describe('BIO tags', () => {
  const tokens = spanTokens('a b c d e f');
  const span = (first: number, last: number): { start: number; end: number } => ({
    start: first * 2,
    end: last * 2 + 1,
  });

  it('begin each span anew, also where one follows the other', () => {
    assert.deepEqual(bioEncode(tokens, [span(1, 2), span(3, 3)]).join(''), 'OBIBOO');
    assert.deepEqual(bioDecode([...'OBIBOO'] as ('B' | 'I' | 'O')[]), [
      { first: 1, last: 2 },
      { first: 3, last: 3 },
    ]);
  });

  it('give a token to one span alone', () => {
    assert.equal(bioEncode(tokens, [span(2, 4), span(0, 2)]).join(''), 'BIIBIO');
    assert.equal(bioEncode(tokens, [span(2, 3), span(1, 4), span(1, 2)]).join(''), 'OBIIIO');
  });

  it('take a token that is only touched, and none for a span between tokens', () => {
    assert.equal(bioEncode(spanTokens('gulls nest'), [{ start: 3, end: 6 }]).join(''), 'BO');
    assert.equal(bioEncode(spanTokens('gulls nest'), [{ start: 5, end: 6 }]).join(''), 'OO');
    assert.equal(bioEncode(spanTokens('gulls nest'), [{ start: 7, end: 7 }]).join(''), 'OO');
  });

  it('are read where they are not well formed: an I without a B begins a span', () => {
    assert.deepEqual(bioDecode(['I', 'I', 'O', 'I']), [
      { first: 0, last: 1 },
      { first: 3, last: 3 },
    ]);
    assert.deepEqual(spansOfTags(spanTokens('gulls nest late'), ['O', 'I', 'I']), [{ start: 6, end: 15 }]);
  });

  it('come back from the spans they mean', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('B' as const, 'I' as const, 'O' as const), { maxLength: 6 }),
        (tags) => {
          const own = tokens.slice(0, tags.length);
          const spans = spansOfTags(own, tags);
          assert.deepEqual(spansOfTags(own, bioEncode(own, spans)), spans);
        },
      ),
    );
  });
});

describe('Task 3', () => {
  it('is worked out by hand on one text', () => {
    // Gold: "nest 3.5 days" (3 tokens) and "always" (1). Told: "3.5 days later" (3) and "always" (1).
    const gold = [range('nest 3.5 days'), range('always')];
    const predicted = [range('3.5 days later'), range('always')];
    const { token, tag, exact, overlap, counts } = localizationScores([{ text, gold, predicted }]);
    // Shared "3.5", "days", "always": 3 of 4 and 4. Same tag: "days" (I) and "always" (B); "3.5" is I against B.
    close(token.f1, 3 / 4);
    close(tag.f1, 2 / 4);
    // Exact: "always" alone; overlap: both.
    close(exact.f1, 1 / 2);
    close(overlap.f1, 1);
    assert.deepEqual([counts.goldSpans, counts.predictedSpans], [2, 2]);
  });

  it('pairs each span once', () => {
    // One long guess over two gold spans finds one of them; two guesses in one gold span count as one.
    const long = spanCounts({
      text,
      gold: [range('gulls'), range('nest')],
      predicted: [range('gulls (n = 1,240) nest')],
    });
    assert.deepEqual([long.overlap, long.goldSpans, long.predictedSpans], [1, 2, 1]);
    const two = spanCounts({
      text,
      gold: [range('nest 3.5 days')],
      predicted: [range('nest'), range('days')],
    });
    assert.deepEqual([two.overlap, two.goldSpans, two.predictedSpans], [1, 1, 2]);
  });

  it('finds as many pairs as there can be', () => {
    // "b c d" shares more with "c d e", but then "e" would be left over: it takes "a b".
    const letters = 'a b c d e f g';
    const at = (part: string): { start: number; end: number } => range(part, letters);
    const counts = spanCounts({
      text: letters,
      gold: [at('a b'), at('c d e')],
      predicted: [at('b c d'), at('e')],
    });
    assert.equal(counts.overlap, 2);
    // The best of all pairings, by trying each gold span or none for each guess.
    const run = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 }));
    const runs = fc.array(run, { maxLength: 5 }).map((steps) => {
      let next = 0;
      return steps.map(([gap, length]) => {
        const first = next + gap;
        next = first + length;
        return { first, last: next - 1 };
      });
    });
    const most = (gold: readonly TokenRun[], predicted: readonly TokenRun[]): number => {
      const [guess, ...rest] = predicted;
      if (!guess) return 0;
      const pairings = gold
        .filter(({ first, last }) => first <= guess.last && guess.first <= last)
        .map(
          (one) =>
            1 +
            most(
              gold.filter((other) => other !== one),
              rest,
            ),
        );
      return Math.max(most(gold, rest), ...pairings);
    };
    fc.assert(
      fc.property(runs, runs, (gold, predicted) => {
        assert.equal(overlapMatches(gold, predicted), most(gold, predicted));
      }),
    );
  });

  it('takes white space and a touched word as the same tokens', () => {
    const { exact } = localizationScores([
      { text, gold: [range('3.5 days')], predicted: [range(' 3.5 day')] },
    ]);
    close(exact.f1, 1);
  });

  it('lets a mark on a clean text cost precision alone, and says null of nothing', () => {
    const hit = { text, gold: [range('nest')], predicted: [range('nest')] };
    const stray = { text, gold: [], predicted: [range('gulls')] };
    const { token, exact } = localizationScores([hit, stray]);
    assert.deepEqual(token, { precision: 0.5, recall: 1, f1: 2 / 3 });
    assert.deepEqual(exact, token);
    assert.equal(localizationScores([]).token.f1, null);
    assert.equal(localizationScores([{ text, gold: [], predicted: [] }]).overlap.f1, null);
  });

  it('counts a span between the tokens, which nothing can match', () => {
    const gap = { start: 3, end: 4 };
    const counts = spanCounts({ text, gold: [gap, range('nest')], predicted: [gap, gap, range('nest')] });
    assert.deepEqual([counts.goldSpans, counts.predictedSpans, counts.exact, counts.overlap], [2, 3, 1, 1]);
    assert.deepEqual([counts.goldTokens, counts.predictedTokens], [1, 1]);
  });

  it('has exact <= overlap, all within 0..1, and 1 for the gold itself', () => {
    const letters = 'a b c d e f g h i j';
    const span = fc
      .tuple(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 0, max: 19 }))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
      // At least one letter: they stand at the even places.
      .filter(({ start, end }) => end - start > 1 || (end - start === 1 && start % 2 === 0));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), fc.array(span, { maxLength: 4 }), (gold, predicted) => {
        const counts = spanCounts({ text: letters, gold, predicted });
        assert.ok(counts.exact <= counts.overlap);
        assert.ok(counts.overlap <= Math.min(counts.goldSpans, counts.predictedSpans));
        assert.ok(counts.sameTags <= counts.sharedTokens);
        const turned = spanCounts({ text: letters, gold: predicted, predicted: gold });
        assert.deepEqual([turned.exact, turned.sharedTokens], [counts.exact, counts.sharedTokens]);
        const own = spanCounts({ text: letters, gold, predicted: gold });
        assert.deepEqual(
          [own.exact, own.overlap, own.sharedTokens],
          [own.goldSpans, own.goldSpans, own.goldTokens],
        );
      }),
    );
  });
});
