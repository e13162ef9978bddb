import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Sentence, SentenceKind } from '../../../src/core/review/model.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

const shared = new URL('../../../../shared/', import.meta.url);

interface Range {
  readonly start: number;
  readonly end: number;
}

function lines(url: URL): Record<string, unknown>[] {
  const bytes = readFileSync(url);
  const text = (url.pathname.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Labels count code points, the parser UTF-16 units. */
function toUtf16(text: string, ranges: readonly Range[]): Range[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return ranges.map(({ start, end }) => ({ start: offsets[start]!, end: offsets[end]! }));
}

function sentencesOf(text: string): (Sentence & { name: string })[] {
  return parseReview(text, { path: 'review.txt', sha256: '' }).flatMap(({ sentences, fields }) =>
    sentences.map((s) => ({ ...s, name: fields[s.field]!.name })),
  );
}

/** F1 of sentence ends (without markup and punctuation); gold sentences that no sentence meets are headings. */
function boundaryCounts(
  text: string,
  gold: readonly Range[],
  found: readonly Range[],
): [number, number, number] {
  const bare = (end: number): number => text.slice(0, end).replace(/[\s*_`"'”’)\]|.:;$,]+$/u, '').length;
  const met = gold.filter((g) => found.some((s) => s.start < g.end && s.end > g.start));
  const ends = new Set(found.map(({ end }) => bare(end)));
  const right = met.filter(({ end }) => ends.has(bare(end))).length;
  return [right, met.length, found.length];
}

function f1([right, gold, found]: readonly number[]): number {
  return (2 * right!) / (gold! + found!);
}

describe('agreement with labelled reviews', function () {
  before(function () {
    if (existsSync(shared)) return;
    console.log('      skipped: ../shared is not here');
    this.skip();
  });

  it('on the sentences of written reviews: F1 of boundaries at least 0.98', () => {
    const folder = new URL('pdf-reviews/', shared);
    const sum = [0, 0, 0];
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.review.txt'))) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const labels = lines(
        new URL(file.replace('.review.txt', '.labels.jsonl'), folder),
      ) as unknown as Range[];
      boundaryCounts(text, toUtf16(text, labels), sentencesOf(text)).forEach((n, i) => (sum[i]! += n));
    }
    assert.ok(sum[1]! > 200);
    assert.ok(f1(sum) >= 0.98, `F1 ${f1(sum)}`);
  });

  it('on the sentences of the real pairs: all of them, none but them', () => {
    const labels = lines(new URL('pairs/labels.jsonl', shared));
    for (const pair of new Set(labels.map(({ pair: name }) => String(name)))) {
      const text = readFileSync(new URL(`pairs/${pair}/review.txt`, shared), 'utf8');
      const gold = labels
        .filter((label) => label['pair'] === pair)
        .map((label) => String(label['text']).trim());
      assert.deepEqual(
        sentencesOf(text).map((s) => s.text),
        gold,
        pair,
      );
    }
  });

  for (const [set, boundary, kinds] of [
    ['neurips_dev', 0.97, 0.75],
    ['iclr_llm_dev', 0.995, 0.8],
  ] as const) {
    it(`on ${set}: boundaries at least ${boundary}, macro-F1 of kinds at least ${kinds}`, () => {
      const labels = new Map<string, SentenceKind>();
      for (const { kind, review, i, class: name } of lines(new URL(`data/${set}.labels.jsonl`, shared))) {
        if (kind === 'label') labels.set(`${String(review)} ${String(i)}`, name as SentenceKind);
      }
      const sum = [0, 0, 0];
      const pairs: [SentenceKind, SentenceKind][] = [];
      for (const { reviews } of lines(new URL(`data/${set}.jsonl.gz`, shared))) {
        for (const { id, text, sentences } of reviews as {
          id: string;
          text: string;
          sentences: (Range & { i: number })[];
        }[]) {
          if (!labels.has(`${id} ${sentences[0]?.i}`)) continue;
          const gold = toUtf16(text, sentences);
          const found = sentencesOf(text);
          boundaryCounts(text, gold, found).forEach((n, i) => (sum[i]! += n));
          gold.forEach((g, i) => {
            const label = labels.get(`${id} ${sentences[i]!.i}`);
            const match = found.filter((s) => s.start < g.end && s.end > g.start);
            const best = match.sort(
              (a, b) =>
                Math.min(b.end, g.end) -
                Math.max(b.start, g.start) -
                Math.min(a.end, g.end) +
                Math.max(a.start, g.start),
            )[0];
            if (label) pairs.push([label, best?.kind ?? 'other']);
          });
        }
      }
      assert.ok(f1(sum) >= boundary, `F1 ${f1(sum)}`);
      assert.ok(pairs.length > 1000);
      const each = (['fact', 'opinion', 'request', 'other'] as const).map((kind) => {
        const right = pairs.filter(([a, b]) => a === kind && b === kind).length;
        return (
          (2 * right) /
          (pairs.filter(([a]) => a === kind).length + pairs.filter(([, b]) => b === kind).length)
        );
      });
      const macro = each.reduce((a, b) => a + b) / 4;
      assert.ok(macro >= kinds, `macro-F1 ${macro} (${each.map((x) => x.toFixed(2)).join(' ')})`);
    });
  }
});
