import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import fc from 'fast-check';
import { encodePair, encodeText } from '../../../src/node/onnx/encoding.ts';
import { WordPieces } from '../../../src/node/onnx/word-pieces.ts';

const json = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/onnx/detector/${name}`, import.meta.url), 'utf8'));
const pieces = new WordPieces(json('tokenizer.json'), json('tokenizer_config.json'));
const tokenizer = new Tokenizer(json('tokenizer.json') as object, json('tokenizer_config.json') as object);
const { vocab } = (json('tokenizer.json') as { model: { vocab: Record<string, number> } }).model;
const ids = (...words: string[]): number[] => words.map((word) => vocab[word]!);

describe('word pieces', () => {
  it('have the range of their word, in UTF-16 units', () => {
    const text = '𝒜 the Mauveish, glaze';
    const words = pieces.words(text).map(({ start, end, ids: own }) => [text.slice(start, end), own]);
    assert.deepEqual(words, [
      ['𝒜', ids('[UNK]')],
      ['the', ids('the')],
      ['Mauveish', ids('mauve', '##ish')],
      [',', ids(',')],
      ['glaze', ids('glaze')],
    ]);
  });

  it('know accents, unknown words, combining marks and control characters', () => {
    const text = 'gláze gla\u0301ze quern\u200b \u0000 \ud800';
    const words = pieces.words(text).map(({ start, end, ids: own }) => [text.slice(start, end), own]);
    assert.deepEqual(words.slice(0, 3), [
      ['gláze', ids('glaze')],
      ['gla\u0301ze', ids('glaze')],
      ['quern\u200b', ids('[UNK]')],
    ]);
    assert.ok(!words.some(([word]) => word === '\u0000'));
  });

  it('never read a mark of the model out of a text', () => {
    const marks = new Set(ids('[CLS]', '[SEP]', '[PAD]'));
    assert.ok(!pieces.ids('a [SEP] b [CLS] [PAD]', 99).some((id) => marks.has(id)));
  });

  it('are those of the whole text', () => {
    const word = fc.constantFrom(
      'glaze',
      'Mauveish',
      'nine',
      'a',
      '%',
      '...',
      '漢字',
      'é',
      '—',
      '½',
      'x±y',
      '-',
    );
    const gap = fc.constantFrom(' ', '', '\n', '\u00a0', ',');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap), { maxLength: 12 }), (parts) => {
        const text = parts.flat().join('');
        const whole = tokenizer.encode(text, { add_special_tokens: false }).ids;
        assert.deepEqual(pieces.ids(text, 999), whole);
        assert.deepEqual(
          pieces.words(text).flatMap((one) => [...one.ids]),
          whole,
        );
      }),
    );
  });

  it('refuse another kind of tokenizer in one clause', () => {
    const refused = (given: unknown, message: RegExp): void =>
      assert.throws(() => new WordPieces(given, {}), { name: 'ModelUnusable', message });
    refused({ model: { type: 'BPE' } }, /not of the kind WordPiece/);
    refused(null, /not of the kind WordPiece/);
    refused({ model: { type: 'WordPiece' } }, /tokenizer\.json/);
  });
});

describe('the rows of the network', () => {
  const limits = { maxTokens: 16, sentenceTokens: 8, unitTokens: 6 };

  it('are role, sentence and excerpt with their segments', () => {
    const row = encodePair({ role: 'summary', sentence: 'the glaze', excerpt: 'a kiln' }, pieces, limits);
    assert.deepEqual(row.ids, ids('[CLS]', 'summary', ':', 'the', 'glaze', '[SEP]', 'a', 'kiln', '[SEP]'));
    assert.deepEqual(row.segments, [0, 0, 0, 0, 0, 0, 1, 1, 1]);
    assert.deepEqual(row.pieces, [
      { at: 3, start: 0, end: 3 },
      { at: 4, start: 4, end: 9 },
    ]);
  });

  it('cut the sentence first, and the excerpt to what is left', () => {
    const row = encodePair(
      { role: 'summary', sentence: 'glaze '.repeat(30), excerpt: 'kiln '.repeat(30) },
      pieces,
      limits,
    );
    assert.equal(row.ids.length, 16);
    // Two of the eight are the role and its colon.
    assert.equal(row.pieces.length, 6);
    assert.equal(row.ids.filter((id) => id === vocab['kiln']).length, 16 - 3 - 8);
    assert.equal(row.ids[9], vocab['[SEP]']);
    assert.equal(row.ids.at(-1), vocab['[SEP]']);
  });

  it('may lack sentence or excerpt', () => {
    const row = encodePair({ role: 'other', sentence: '', excerpt: '' }, pieces, limits);
    assert.deepEqual(row.ids, ids('[CLS]', 'other', ':', '[SEP]', '[SEP]'));
  });

  it('of a text that is embedded are cut as well', () => {
    assert.deepEqual(encodeText('a kiln', pieces, limits).ids, ids('[CLS]', 'a', 'kiln', '[SEP]'));
    assert.equal(encodeText('kiln '.repeat(30), pieces, limits).ids.length, 6);
  });
});
