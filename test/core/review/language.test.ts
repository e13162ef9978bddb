import assert from 'node:assert/strict';
import { foreignLanguages } from '../../../src/core/review/foreign.ts';
import { languageOf } from '../../../src/core/review/language.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

const prose: readonly (readonly [string, string])[] = [
  ['es', 'Los autores comparan su método con tres referencias, pero no explican cómo eligen los parámetros.'],
  [
    'fr',
    'Les auteurs comparent leur méthode à trois références, sans dire comment ils règlent les paramètres.',
  ],
  ['de', 'Die Autoren vergleichen ihr Verfahren mit drei Ansätzen, ohne zu sagen, wie sie es einstellen.'],
  ['pt', 'Os autores comparam o seu método com três referências, mas não explicam a escolha dos parâmetros.'],
  ['hi', 'लेखकों ने अपनी विधि की तुलना तीन अन्य विधियों से की है।'],
  ['zh', '作者将其方法与三种基线进行了比较。'],
  ['ja', '著者らは提案手法を三つの手法と比較している。'],
  ['ko', '저자들은 제안한 방법을 세 가지 방법과 비교한다.'],
  ['ar', 'يقارن المؤلفون طريقتهم بثلاث طرق أخرى دون شرح اختيار المعاملات.'],
  ['ru', 'Авторы сравнивают свой метод с тремя другими, но не объясняют выбор параметров.'],
  ['en', 'The authors compare their method with three baselines but do not say how it was tuned.'],
];

describe('languageOf', () => {
  for (const [language, text] of prose)
    it(`tells ${language}`, () => assert.equal(languageOf(text), language));

  for (const text of [
    '',
    'Très bien fait.',
    'Solid work overall.',
    'α, β, γ, δ',
    '$$\\mathcal{L} = \\sum_i \\alpha_i x_i + \\lambda \\|w\\|^2$$',
    '\\begin{align} a &= b + c \\end{align} \\textbf{loss} \\cite{smith} \\ref{tab:one}',
    'for x in batch: y = model(x); loss = f(y, t); loss.backward(); opt.step()',
    'ResNet, DenseNet, MobileNet, EfficientNet, ConvNeXt, RegNet',
    'Garcia-Lopez, M., Müller, K., Nguyen, T., Dubois, P.',
  ])
    it(`says nothing of: ${text.slice(0, 40)}`, () => assert.equal(languageOf(text), null));
});

function languages(source: string): readonly (string | null)[] {
  return foreignLanguages(parseReview(source, { path: 'r.md', sha256: '' })[0]!);
}

describe('languages of a draft', () => {
  it('takes short lines for the language of the draft', () => {
    const draft = `## Debilidades\n\n${prose[0]![1]}\n\n- Muy corto.\n- Sin código.\n`;
    assert.deepEqual(languages(draft), ['es', 'es', 'es']);
  });

  it('tells a long paragraph of another language in an English draft', () => {
    const draft = `${prose[10]![1]}\n\n${prose[1]![1]}\n\nNo ablation is given.\n`;
    assert.deepEqual(languages(draft), [null, 'fr', null]);
  });

  it('tells an English paragraph in another draft', () => {
    const draft = `${prose[2]![1]} ${prose[2]![1]}\n\nThe code is not available for any of the data sets.\n`;
    assert.deepEqual(languages(draft), ['de', 'de', null]);
  });

  it('needs no length where the script is another', () => {
    const draft = `${prose[10]![1]}\n\n缺少消融实验。\n`;
    assert.deepEqual(languages(draft), [null, 'zh']);
  });

  it('leaves an English draft with formulas, code and names alone', () => {
    const draft = [
      'We have $x \\in \\mathbb{R}^d$ and \\textbf{loss} $\\mathcal{L}(\\theta)$.',
      '- novelty limited\n- baselines weak\n- typos: "teh", "recieve"',
      '`for i in range(n): total += f(i)`',
      'Dubois et al. (2019), Müller and García (2021).',
    ].join('\n\n');
    assert.ok(languages(draft).every((language) => language === null));
  });
});
