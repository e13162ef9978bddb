import assert from 'node:assert/strict';
import { findAnchors } from '../../../src/core/evidence/anchors.ts';
import { readableText } from '../../../src/core/review/foreign-text.ts';
import { sourceEnd, sourceStart } from '../../../src/core/review/mapped-text.ts';
import { findQuantities } from '../../../src/core/text/numbers.ts';

/** What is read of a sentence: numbers with their values, places with the words that name them. */
function read(language: string, text: string) {
  const readable = readableText(text, language);
  const own = (start: number, end: number) =>
    text.slice(sourceStart(readable, start), sourceEnd(readable, end));
  return {
    numbers: findQuantities(readable.text).map(({ start, end, value }) => [own(start, end), value]),
    places: findAnchors(readable.text).map(({ start, end, kind, number }) => [own(start, end), kind, number]),
  };
}

describe('readableText', () => {
  it('reads a decimal comma and a point between thousands', () => {
    assert.deepEqual(read('es', 'Alcanza un 84,3 % con 12.500 imágenes.').numbers, [
      ['84,3 %', 84.3],
      ['12.500', 12_500],
    ]);
  });

  it('reads no number that may be either', () =>
    assert.deepEqual(read('fr', 'Il y a 1,234 exemples.').numbers, []));

  it('reads Devanagari, Arabic-Indic and full-width digits', () => {
    assert.deepEqual(read('hi', 'सटीकता ८४.३% है।').numbers, [['८४.३%', 84.3]]);
    assert.deepEqual(read('ar', 'الدقة ٨٤٫٣٪ هنا.').numbers, [['٨٤٫٣٪', 84.3]]);
    assert.deepEqual(read('ja', '精度は８４．３％である。').numbers, [['８４．３％', 84.3]]);
  });

  it('reads a number between letters of a script without spaces', () =>
    assert.deepEqual(read('zh', '准确率为84.3%的模型。').numbers, [['84.3%', 84.3]]));

  it('reads the words for places', () => {
    assert.deepEqual(read('de', 'Siehe Tabelle 4 und Abbildung 3.').places, [
      ['Tabelle 4', 'table', '4'],
      ['Abbildung 3', 'figure', '3'],
    ]);
    assert.deepEqual(read('es', 'La Tabla 4 no lo dice.').places, [['Tabla 4', 'table', '4']]);
    assert.deepEqual(read('fr', 'Le Tableau 4 le montre.').places, [['Tableau 4', 'table', '4']]);
    assert.deepEqual(read('hi', 'तालिका ४ देखें।').places, [['तालिका ४', 'table', '4']]);
    assert.deepEqual(read('ar', 'في الجدول ٤.').places, [['الجدول ٤', 'table', '4']]);
    assert.deepEqual(read('zh', '如表4所示，图3更好。').places, [
      ['表4', 'table', '4'],
      ['图3', 'figure', '3'],
    ]);
  });

  it('knows "published 4 papers" from a table', () =>
    assert.deepEqual(read('zh', '作者发表4篇论文。').places, []));
});
