import { fold } from '../text/fold.ts';
import { MappedTextBuilder, verbatim, type MappedText } from './mapped-text.ts';

/**
 * A sentence of another language as the checkers of numbers and places can read it: digits of any script, decimal
 * points and the words for tables, figures and the like as in English. Its segments map it to `text`.
 */
export function readableText(text: string, language: string): MappedText {
  const folded = fold(text);
  const numbers = pointLanguages.has(language) ? folded : withPoints(folded);
  const hits = places
    .flatMap(([word, english]) =>
      [...numbers.matchAll(word)].map(({ index, 0: { length } }) => ({
        index,
        end: index + length,
        english,
      })),
    )
    .sort((a, b) => a.index - b.index);
  const apart = numbers.replace(besideNumber, (letter) => ' '.repeat(letter.length));
  const from = verbatim(apart, 0, apart.length);
  const builder = new MappedTextBuilder();
  let at = 0;
  for (const { index, end, english } of hits) {
    if (index < at) continue;
    builder.copy(from, at, index);
    if (/\p{L}$/u.test(apart.slice(0, index))) builder.push(' ', index, index);
    builder.replace(english, from, index, end);
    at = end;
    if (/\d/u.test(apart[end] ?? '')) builder.push(' ', end, end);
  }
  builder.copy(from, at, apart.length);
  return builder.build();
}

/** Scripts without spaces between words: the letter beside a number would make a name of it ("为84.3%的"). */
const besideNumber =
  /(?!\p{Script=Latin}|\p{Script=Greek})[\p{L}\p{M}](?=\d)|(?<=\d%?)(?!\p{Script=Latin}|\p{Script=Greek})[\p{L}\p{M}]/gu;

/** Where a point, not a comma, stands before the decimals. */
const pointLanguages = new Set('zh ja ko hi th he ms bn mr ta te ur ar'.split(' '));

/** "84,3" and "12.345" as 84.3 and 12,345; "1,234" may be either, and is no number any more. */
function withPoints(text: string): string {
  return text.replace(/(?<![\d.,])\d+(?:[.,]\d+)+(?![\d.,]*\d)/gu, (number) => {
    if (/^\d{1,3}(?:\.\d{3})+,\d+$/u.test(number))
      return number.replace(/[.,]/gu, (mark) => (mark === '.' ? ',' : '.'));
    if (/^\d{1,3}(?:\.\d{3})+$/u.test(number)) return number.replace(/\./gu, ',');
    if (/^\d+,\d{3}$/u.test(number)) return number.replace(/\d/gu, 'n');
    return /^\d+,\d+$/u.test(number) ? number.replace(',', '.') : number;
  });
}

/** A word that stands before a number, and its English. */
const place = (english: string, words: string) =>
  [new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?=[ .]{0,2}[([]?\\d)`, 'giu'), english] as const;
/** The same without spaces between words: what may stand before it to make another word of it is named. */
const inScript = (english: string, words: string, not: string) =>
  [new RegExp(`(?<![${not}])(?:${words})(?= ?\\d)`, 'gu'), english] as const;

const places = [
  place('Table', 'Tablas?|Tableaux?|Tabellen?|Tabell[ae]|Tabelas?|Таблиц[аеыу]|तालिका|(?:ال)?جدول'),
  place('Figure', 'Figuras?|Abb\\.|Abbildung(?:en)?|Рисун(?:ок|ке|ка)|चित्र|(?:ال)?شكل'),
  place('Section', 'Sección|Secciones|Abschnitte?s?|Kapitels?|Sezione|Seção|Раздел[еа]?|खंड|(?:ال)?قسم'),
  place('Equation', 'Ecuación|Équation|Gleichung|Equazione|Equação|Уравнени[ея]'),
  place('Line', 'Línea|Lignes?|Zeilen?|Linha|Riga'),
  place('Page', 'Páginas?|Seiten?|Pagina'),
  inScript('Table', '表格?|표', '代发發列报報外発公図图圖'),
  inScript('Figure', '图|図|圖|그림', '意地试企力版'),
  inScript('Section', '第(?=\\d+(?:\\.\\d+)* ?[节節章절])', '等'),
  inScript('Equation', '公式|方程式?|数式', '不'),
];
