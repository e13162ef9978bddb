import fc from 'fast-check';

/** A review made of known sentences, with the clean text of each in order. */
export interface Generated {
  readonly text: string;
  readonly sentences: readonly string[];
}

/** [as written, clean text] */
const written: readonly (readonly [string, string])[] = [
  ['The method is novel.', 'The method is novel.'],
  ['No ablation of the loss is given!', 'No ablation of the loss is given!'],
  ['Why was Adam used, e.g. in Sec. 3?', 'Why was Adam used, e.g. in Sec. 3?'],
  ['The gain of 3.5 points (see Fig. 2) is small.', 'The gain of 3.5 points (see Fig. 2) is small.'],
  ['**The proof is wrong.**', 'The proof is wrong.'],
  ['The *second* table shows `x_1 * y`.', 'The second table shows x_1 * y.'],
  ['See [the code](https://example.org/x.y) for it.', 'See the code for it.'],
  ['Tom &amp; Ann got 5 &lt; 6 at 10\\%.', 'Tom & Ann got 5 < 6 at 10%.'],
  ['The term $a_1 * b_2$ is “odd” 🎉.', 'The term $a_1 * b_2$ is “odd” 🎉.'],
  ['Smith et al. (2020) do the same "thing".', 'Smith et al. (2020) do the same "thing".'],
];
const markers = ['- ', '* ', '• ', '1. ', '2) ', '(3) ', 'W1: ', '  - ', '> ', ''];
const headings = ['## Strengths', 'Weaknesses:', '**Questions**', 'PAPER SUMMARY', 'Comments for authors'];

interface Part {
  readonly heading: string | null;
  readonly marker: string;
  readonly picks: readonly number[];
  readonly gap: string;
}

const part: fc.Arbitrary<Part> = fc.record({
  heading: fc.option(fc.constantFrom(...headings), { nil: null, freq: 4 }),
  marker: fc.constantFrom(...markers),
  picks: fc.array(fc.nat(written.length - 1), { minLength: 1, maxLength: 4 }),
  gap: fc.constantFrom('\n', '\n\n', '\n \n\n'),
});

/** Reviews as plain text: headings, paragraphs, lists and quotations, with one or more line ends between them. */
export const generatedReview: fc.Arbitrary<Generated> = fc
  .array(part, { minLength: 1, maxLength: 6 })
  .map((parts) => {
    let text = '';
    const sentences: string[] = [];
    for (const { heading, marker, picks, gap } of parts) {
      if (heading !== null) text += `${text === '' ? '' : '\n\n'}${heading}\n`;
      text += marker + picks.map((i) => written[i]![0]).join(' ') + gap;
      sentences.push(...picks.map((i) => written[i]![1]));
    }
    return { text, sentences };
  });

/** Ways to keep the same text in a file: name, writer. */
export const containers: readonly (readonly [string, (text: string) => string])[] = [
  ['review.txt', (text) => text],
  ['review.md', (text) => text],
  ['windows.md', (text) => text.replaceAll('\n', '\r\n')],
  ['string.json', (text) => JSON.stringify({ Rating: 3, Comments: text, Confidence: 2 })],
  [
    'escaped.json',
    (text) =>
      JSON.stringify({ Comments: text }).replace(
        /[e“”]|[\uD800-\uDFFF]/g,
        (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
  ],
  [
    'note.json',
    (text) =>
      JSON.stringify(
        [{ forum: 'p', invitations: ['V/-/Official_Review'], content: { review: { value: text } } }],
        null,
        2,
      ),
  ],
  [
    'form.txt',
    (text) =>
      `==+== X Review Form\n==+== Begin Review #1A\n==*== Comments\n==-== (hidden from authors)\n\n${text}\n==*== Weaknesses\n\n==+== End Review\n`,
  ],
];
