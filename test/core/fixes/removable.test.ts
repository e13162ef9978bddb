import assert from 'node:assert/strict';
import { removablePart } from '../../../src/core/fixes/removable.ts';

/** `[...]` marks the claim in `text`; what remains is compared with `expected` (null: the whole sentence goes). */
const cases: readonly (readonly [text: string, expected: string | null])[] = [
  ['The method is elegant, but [it is never compared with a baseline].', 'The method is elegant.'],
  ['[There is no ablation]; the writing is clear.', 'The writing is clear.'],
  ['[The paper has no ablation], and the writing is hard to follow.', 'The writing is hard to follow.'],
  ['[The encoder has 12 layers], and it is trained on text.', null],
  ['The model works well ([it reaches 91.2 on SST-2]) and is small.', 'The model works well and is small.'],
  ['It scales as O([n log n]) in the number of tokens.', null],
  ['The data are old, the text is long, and [the code is missing].', null],
  ['[The paper has no ablation].', null],
  ['The paper omits seeds, [hyperparameters], and licences.', 'The paper omits seeds, and licences.'],
  [
    'The paper does not discuss limitations and [societal impact].',
    'The paper does not discuss limitations.',
  ],
  ['[Limitations] and societal impact are missing.', null],
  [
    'The data are old, [the code is missing], and the text is long.',
    'The data are old, and the text is long.',
  ],
  ['The idea is good; [the code is missing]; the text is long.', 'The idea is good; the text is long.'],
  ['Training takes [32 hours] on one machine.', null],
  ['The authors test on MNIST, CIFAR, and [SVHN].', null],
  ['The gains are small, whereas [the authors report 12 points].', 'The gains are small.'],
];

describe('removable part of a sentence', () => {
  for (const [marked, expected] of cases) {
    it(marked, () => {
      const start = marked.indexOf('[');
      const end = marked.indexOf(']') - 1;
      const text = marked.replace(/[[\]]/g, '');
      const cut = removablePart(text, start, end);
      if (expected === null) return assert.equal(cut, null);
      assert.ok(cut);
      const tail = text.slice(cut.end);
      const rest =
        text.slice(0, cut.start) + (cut.capitalise ? tail.charAt(0).toUpperCase() + tail.slice(1) : tail);
      assert.equal(rest, expected);
    });
  }
});
