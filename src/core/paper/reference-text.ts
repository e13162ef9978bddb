/** What a bibliography entry tells without a citation parser: key, first author's surname, year. */
export interface ReferenceText {
  readonly key: string | null;
  readonly author: string | null;
  readonly year: string | null;
}

const numericKey = /^\[(?<key>\d{1,3}[a-z]?)\]\s*|^(?<plain>\d{1,3})\.\s+(?=\p{L})/u;
const alphaKey = /^\[(?<key>[\p{L}+]{1,12}[\p{L}+\d'’]*|[\p{L}][^\]]{2,60}\d{4}[a-z]?\)?)\]\s*/u;
const yearForm = /(?<![\d:/.-])(?<year>(?:1[89]\d|20[0-4])\d[a-z]?)(?![\d-]|\.\d)/gu;
const organisation = /^(?:Team|AI|Group|Collaboration|Consortium|Foundation|Institute|Inc)\.?$/u;
const initials = /^(?:\p{Lu}\p{M}?[.\s-]*){1,4}(?:,|$|\s(?:and|&)\s)/u;

/** Reads an entry as printed. Each part is null where it could not be told. */
export function readReference(text: string): ReferenceText {
  const numeric = numericKey.exec(text);
  const alpha = numeric ? null : alphaKey.exec(text);
  const key = numeric?.groups?.['key'] ?? numeric?.groups?.['plain'] ?? alpha?.groups?.['key'] ?? null;
  const rest = text.slice((numeric ?? alpha)?.[0].length ?? 0);
  return { key, author: firstSurname(rest), year: readYear(rest) };
}

/** A year in brackets right after the authors wins; else the last year of the entry that is no part of a number. */
function readYear(text: string): string | null {
  const bracketed = /^.{0,200}?\((?<year>(?:19|20)\d{2}[a-z]?)[),]/u.exec(text)?.groups?.['year'];
  if (bracketed !== undefined) return bracketed;
  // "Lee and Kim. 2019. Title": the year stands between the authors and the title.
  const between = /^.{3,400}?\p{L}\.\s(?<year>(?:1[89]\d|20[0-4])\d[a-z]?)\.\s/u.exec(text)?.groups?.['year'];
  if (between !== undefined) return between;
  const beforeLink = text.split(/\b(?:https?:|doi|URL|Accessed)/u)[0] ?? text;
  const found = yearsIn(beforeLink);
  const years = found.length > 0 ? found : yearsIn(text.replace(/https?:\S*/gu, ' '));
  return years.find((year) => /[a-z]$/.test(year)) ?? years.at(-1) ?? null;
}

function yearsIn(text: string): string[] {
  return [...text.matchAll(yearForm)].map((match) => match.groups!['year']!);
}

/** "Hu W.," and "Siddhartha Guzman F.": the initials stand behind the surname. */
const surnameFirst =
  /^(?<surname>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s(?:\p{Lu}\.[\s-]?){1,3}(?:[,;]|and\b|&|\(|\p{Lu}\p{L}*\.(?!\s(?:19|20)\d\d)|$)/u;

function firstSurname(text: string): string | null {
  const head = text.slice(0, 160).replace(/^[*_"“]+/u, '');
  const comma = head.indexOf(',');
  const first = (comma < 0 ? head : head.slice(0, comma)).trim();
  // "Abramowitz, M., ..." and "De Vito, E.": the surname stands before the comma, initials behind it.
  if (comma > 0 && first.length < 40 && initials.test(head.slice(comma + 1).trim())) return first;
  const inverted = surnameFirst.exec(head)?.groups?.['surname'];
  if (inverted !== undefined) return inverted.split(' ').at(-1)!;
  const end = /^(?<name>.*?)(?:\s(?:and|&|et al)\b|\(|;|:|(?<=\p{L}{2})\.\s+(?=[\p{L}\d]{2,}))/u;
  const name = (end.exec(first)?.groups?.['name'] ?? first).replace(/\.$/u, '');
  const words = name.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  // "A.B.Holm": no white space behind the initials.
  const surname = (words.at(-1) ?? '').replace(/^(?:\p{Lu}\.-?)+(?=\p{Lu}\p{Ll})/u, '');
  if (words.length === 0 || words.length > 6 || !/^[\p{Lu}\p{Lo}].*\p{L}|^\p{Lo}$/u.test(surname))
    return null;
  if (words.length < 4 && organisation.test(surname)) return words.join(' ');
  // "Smith AB": initials without full stops stand last.
  return /^\p{Lu}{1,3}$/u.test(surname) && words.length > 1
    ? (words.at(-2) ?? null)
    : surname.replace(/[.,]$/u, '');
}
