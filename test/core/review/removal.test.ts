import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Review } from '../../../src/core/review/model.ts';
import { sourceRange } from '../../../src/core/review/source-range.ts';
import { containers, generatedReview } from './generated-review.ts';
import { readOne, texts, withoutSentence } from './read.ts';

/** What a piece of a source file stands for, by the file's own rules; markup is taken off by hand. */
function meaning(name: string, piece: string): string {
  const decoded = name.endsWith('.json') ? (JSON.parse(`"${piece}"`) as string) : piece;
  return decoded
    .replace(/\]\([^)]*\)|[`[\]]|\*\*|(?<=\s)\*(?=\w)|(?<=\w)\*(?=\s)/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('\\%', '%');
}

describe('sentences of generated reviews', () => {
  for (const [name, write] of containers) {
    it(`are found with their places: ${name}`, () => {
      fc.assert(
        fc.property(generatedReview, ({ text, sentences }) => {
          const review = readOne(write(text), name);
          assert.deepEqual(texts(review), sentences);
          checkPlaces(review);
        }),
        { numRuns: 25 },
      );
    });

    it(`map ranges of clean text to the source: ${name}`, () => {
      fc.assert(
        fc.property(generatedReview, fc.nat(), fc.nat(), fc.nat(), ({ text }, pick, a, b) => {
          const review = readOne(write(text), name);
          const sentence = review.sentences[pick % review.sentences.length]!;
          if (sentence.text.includes('$')) return;
          // Ranges of whole words: half of an escape stands for the whole of it.
          const words = [...sentence.text.matchAll(/\S+/g)].map(
            (hit) => [hit.index, hit.index + hit[0].length] as const,
          );
          const [first, last] = [a % words.length, b % words.length].sort((x, y) => x - y) as [
            number,
            number,
          ];
          const [start, end] = [words[first]![0], words[last]![1]];
          const range = sourceRange(sentence, start, end);
          assert.equal(
            meaning(name, review.source.slice(range.start, range.end)),
            sentence.text.slice(start, end),
          );
        }),
        { numRuns: 250 },
      );
    });

    it(`go without a trace: ${name}`, () => {
      fc.assert(
        fc.property(generatedReview, fc.nat(), ({ text, sentences }, pick) => {
          const review = readOne(write(text), name);
          const gone = pick % sentences.length;
          const after = withoutSentence(review, review.sentences[gone]!);
          if (name.endsWith('.json')) JSON.parse(after);
          const left = readOne(after, name);
          assert.deepEqual(
            texts(left),
            sentences.filter((_, i) => i !== gone),
          );
          assert.doesNotMatch(
            after.replaceAll(/\\r\\n|\r\n|\\r|\\n|\r|\n/g, '¶'),
            /\*\*\*\*|``|\[\]\(|¶ *[-*•] *¶(?! {2,}[-*])|  \.| ¶ \S/,
          );
        }),
        { numRuns: 250 },
      );
    });
  }

  function checkPlaces(review: Review): void {
    let end = 0;
    for (const sentence of review.sentences) {
      assert.ok(sentence.start >= end && sentence.end > sentence.start);
      assert.ok(sentence.removal.start <= sentence.start && sentence.removal.end >= sentence.end);
      const field = review.fields[sentence.field]!;
      assert.ok(field.start <= sentence.start && sentence.end <= field.end);
      assert.equal(sentence.segments.map((s) => sentence.text.slice(s.start, s.end)).join(''), sentence.text);
      for (const segment of sentence.segments) {
        assert.ok(segment.sourceStart >= sentence.start && segment.sourceEnd <= sentence.end);
      }
      end = sentence.end;
    }
  }
});

describe('removal of a sentence', () => {
  const cases: [string, string, string, string][] = [
    ['first of a paragraph', 'One is. Two is.\n', 'One is.', 'Two is.\n'],
    ['last of a paragraph', 'One is. Two is.\n', 'Two is.', 'One is.\n'],
    ['middle of a paragraph', 'One is. Two is. Three is.', 'Two is.', 'One is. Three is.'],
    ['whole paragraph', 'One is.\n\nTwo is.\n\nThree is.\n', 'Two is.', 'One is.\n\nThree is.\n'],
    ['first paragraph', 'One is.\n\nTwo is.\n', 'One is.', 'Two is.\n'],
    ['last paragraph', 'One is.\n\nTwo is.\n', 'Two is.', 'One is.\n'],
    ['the only one', 'One is.\n', 'One is.', '\n'],
    [
      'under a heading',
      '## Strengths\n\nOne is.\n\n## Weaknesses\n\nTwo is.\n',
      'One is.',
      '## Strengths\n\n## Weaknesses\n\nTwo is.\n',
    ],
    ['list item', '- One is.\n- Two is.\n- Three is.\n', 'Two is.', '- One is.\n- Three is.\n'],
    ['last list item', 'It lacks:\n- One is.\n\nTwo is.\n', 'One is.', 'It lacks:\n\nTwo is.\n'],
    [
      'item of a loose list',
      '- One is.\n\n- Two is.\n\n- Three is.\n',
      'Two is.',
      '- One is.\n\n- Three is.\n',
    ],
    ['item with items below', '- One is.\n  - Two is.\n', 'One is.', '- \n  - Two is.\n'],
    ['nested item', '- One is.\n  - Two is.\n- Three is.\n', 'Two is.', '- One is.\n- Three is.\n'],
    [
      'behind a field name',
      'Strengths: One is.\nWeaknesses: Two is.\n',
      'One is.',
      'Strengths:\nWeaknesses: Two is.\n',
    ],
    ['bold sentence', '**One is.** Two is.\n', 'One is.', 'Two is.\n'],
    ['last sentence in bold', '**One is. Two is.** Three is.\n', 'Two is.', '**One is.** Three is.\n'],
    ['quotation', 'One is.\n\n> Two is.\n\nThree is.\n', 'Two is.', 'One is.\n\nThree is.\n'],
    ['between two lines', 'One is\nTwo is.\nThree is\n', 'Two is.', 'One is\n\nThree is\n'],
    [
      'Windows line ends',
      'One is.\r\n\r\nTwo is.\r\n\r\nThree is.\r\n',
      'Two is.',
      'One is.\r\n\r\nThree is.\r\n',
    ],
    [
      'wrapped lines',
      'One is\nthe first. Two is\nthe second.\n',
      'One is the first.',
      'Two is\nthe second.\n',
    ],
  ];
  for (const [name, text, gone, expected] of cases) {
    it(name, () => {
      const review = readOne(text);
      const sentence = review.sentences.find((s) => s.text === gone);
      assert.ok(sentence, texts(review).join(' | '));
      assert.equal(withoutSentence(review, sentence), expected);
    });
  }
});
