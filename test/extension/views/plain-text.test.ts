import assert from 'node:assert/strict';
import { fromMarkdown } from 'mdast-util-from-markdown';
import fc from 'fast-check';
import { displayed, quotedPlaces } from '../../../src/extension/views/evidence-text.ts';
import { plainMarkdown } from '../../../src/extension/views/plain-markdown.ts';

const hostile = [
  '![x](https://evil.example/a.png)',
  '[click](command:workbench.action.quit)',
  '<img src=x onerror=alert(1)>',
  'see https://evil.example/c or www.evil.example or a@evil.example',
  '`code` **bold** # heading',
  '1. item\n- item\n> quote',
  '&lt;b&gt; &#60;b&#62; &amp;',
  '$(bug) :smile: \\* \\',
];

describe('plainMarkdown', () => {
  for (const text of hostile) {
    it(`shows ${JSON.stringify(text)} as it is`, () => {
      const [paragraph, ...more] = fromMarkdown(plainMarkdown(displayed(text))).children;
      assert.equal(more.length, 0);
      assert.ok(paragraph?.type === 'paragraph');
      assert.deepEqual(
        paragraph.children.map(({ type }) => type),
        ['text'],
      );
      assert.ok(paragraph.children[0]?.type === 'text');
      assert.equal(paragraph.children[0].value, displayed(text));
    });
  }

  it('keeps no character that starts a construct or makes an address', () => {
    for (const text of hostile) assert.doesNotMatch(plainMarkdown(text), /[[\]()<>:@.`*_\\$]/);
  });

  it('shows any text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = displayed(text);
        if (plain === '') return;
        const [paragraph] = fromMarkdown(plainMarkdown(plain)).children;
        assert.ok(paragraph?.type === 'paragraph' && paragraph.children[0]?.type === 'text');
        assert.equal(paragraph.children[0].value, plain);
      }),
    );
  });
});

describe('displayed', () => {
  it('drops control characters and those that turn the direction of writing', () => {
    assert.equal(displayed('91.2\u202e%3.19\u202c\u0007 \u2066x\u2069'), '91.2%3.19 x');
  });

  it('keeps the words of every script', () => {
    assert.equal(displayed('naïve  “quotes” − 日本語\nx'), 'naïve “quotes” − 日本語 x');
  });
});

describe('quotedPlaces', () => {
  const at = (page: number, text: string, document = 0) => ({
    document,
    page,
    section: '5.3 Ablation',
    text,
    rects: [],
    score: 1,
  });

  it('says each place once, with all that is quoted from it', () => {
    assert.deepEqual(quotedPlaces([at(4, 'a'), at(5, 'b'), at(4, 'c  d')], ['p.pdf']), [
      { place: 'p. 4, 5.3 Ablation', document: 0, first: 0, quotes: ['a', 'c d'] },
      { place: 'p. 5, 5.3 Ablation', document: 0, first: 1, quotes: ['b'] },
    ]);
  });

  it('keeps the same page of paper and supplement apart', () => {
    assert.deepEqual(
      quotedPlaces([at(4, 'a'), at(4, 'b', 1)], ['p.pdf', '/w/more.pdf']).map(({ place }) => place),
      ['p. 4, 5.3 Ablation', 'more.pdf, p. 4, 5.3 Ablation'],
    );
  });
});
