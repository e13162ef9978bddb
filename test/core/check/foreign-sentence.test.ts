import assert from 'node:assert/strict';
import { checkReview } from '../../../src/core/check/check-review.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

const markdown = `# PondNet: Counting Frogs by Ear

## 1 Introduction

We present PondNet, which counts frogs in recordings of ponds. It is trained for 40 epochs on FrogBank.

## 2 Results

Table 1: Error of each model.

| Model | Error |
|---|---|
| PondNet | 4.2 |
| BaseNet | 6.1 |

Table 2: Recordings by pond.

| Pond | Recordings |
|---|---|
| North | 120 |
| South | 95 |

## 3 Limitations

The limitations of PondNet are that it fails in noisy ponds and that it knows one continent alone.
`;
const paper = paperFromMarkdown(markdown, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

function check(source: string) {
  const [review] = parseReview(source, { path: 'r.md', sha256: '' });
  const { findings, coverage } = checkReview(paper, index, review!, {
    threshold: 'balanced',
    policy: 'localModel',
  });
  return { shown: findings.map(({ start, end }) => source.slice(start, end)), coverage };
}

/** A sentence with Table 9, which the paper does not have, and its twin with Table 2. */
const places: readonly (readonly [string, string, string, string])[] = [
  [
    'Spanish',
    'Los errores de cada modelo se muestran en la Tabla N, según los autores del artículo.',
    'Tabla 9',
    '9',
  ],
  [
    'French',
    'Les erreurs de chaque modèle sont données dans le Tableau N, selon les auteurs.',
    'Tableau 9',
    '9',
  ],
  [
    'German',
    'Die Fehler der einzelnen Modelle stehen nach Angabe der Autoren in Tabelle N.',
    'Tabelle 9',
    '9',
  ],
  ['Hindi', 'प्रत्येक मॉडल की त्रुटि तालिका N में दी गई है।', 'तालिका ९', '९'],
  ['Arabic', 'يعرض المؤلفون أخطاء كل نموذج في الجدول N.', 'الجدول ٩', '٩'],
  ['Chinese', '各模型的误差如表N所示。', '表9', '9'],
  ['Japanese', '各モデルの誤差は表Nに示されている。', '表９', '９'],
];

describe('a draft that is not in English', () => {
  for (const [language, sentence, span, nine] of places) {
    it(`${language}: finds a table that is not there, and not one that is`, () => {
      assert.deepEqual(check(sentence.replace('N', nine)).shown, [span]);
      assert.deepEqual(check(sentence.replace('N', '2')).shown, []);
    });

    it(`${language}: says what was checked`, () => {
      const { coverage } = check(sentence.replace('N', '2'));
      assert.match(
        coverage.notes.join(' '),
        new RegExp(`written in ${language}\\b.*only numbers, references`),
      );
      assert.equal(coverage.sentencesChecked, 1);
    });
  }

  it('says why a sentence without a number or name was not checked', () => {
    const { coverage, shown } = check(
      'Los autores no hablan de las limitaciones de su trabajo en ninguna parte del texto.',
    );
    assert.deepEqual(shown, []);
    assert.deepEqual(
      coverage.sentencesSkipped.map(({ reason }) => reason),
      ['written in Spanish, without a number, reference or name'],
    );
  });

  it('checks the English part of a mixed draft as ever, and counts the rest', () => {
    const { shown, coverage } = check(
      [
        'The paper is about the sounds of frogs. There is no discussion of limitations.',
        'Les auteurs ne comparent pas leur méthode à des références plus récentes que la leur.',
      ].join('\n\n'),
    );
    assert.equal(shown.length, 1);
    assert.match(coverage.notes.join(' '), /1 of 3 sentences are written in French/);
  });

  it('says nothing of languages for an English draft', () => {
    for (const draft of ['Good.', 'The error is 4.2 in Table 1.', '$x = y$ and `f(x)`'])
      assert.deepEqual(check(draft).coverage.notes, []);
  });
});
