/** What the words of a heading tell: its number, its title, its level. */
export interface HeadingText {
  /** "4.2", "B", "A.1", "IV"; null if unnumbered. */
  readonly number: string | null;
  readonly title: string;
  readonly label: string;
  /** 1 = top level; null where only the surroundings can tell (unnumbered and not one of the usual names). */
  readonly level: number | null;
}

const numbered =
  /^(?:(?:Section|Appendix|APPENDIX|Chapter|SECTION)\s+)?(?<number>\d{1,2}(?:\.\d{1,2}){0,4}|[A-Z](?:\.?\d{1,2})?(?:\.\d{1,2}){0,3}|[IVX]{1,5})(?<stop>[.:)]?)\s+(?<title>\S.*)$/u;

const topLevelNames =
  /^(?:abstract|introduction|(?:related|prior|previous) works?|background|preliminar(?:y|ies)|methods?|methodology|materials and methods|approach|experiments?|experimental (?:setup|results)|evaluation|results?(?: and discussions?)?|discussions?|conclusions?(?:s)?(?: and .*)?|limitations?|(?:broader|societal|social) impacts?(?: statement)?|impact statement|ethic(?:s|al)? (?:statements?|considerations?)|reproducibility(?: statement)?|acknowledge?ments?(?: and disclosure of funding)?|funding|author contributions?|references|bibliography|literature cited|appendix|appendices|supplement(?:ary|al) materials?|supplement|neurips paper checklist|checklist|data availability|code availability|competing interests|conflicts? of interest)[.:]?$/iu;

export function isTopLevelName(title: string): boolean {
  return topLevelNames.test(title.trim()) || cjkNames.test(title.trim());
}

export function isBibliographyTitle(title: string): boolean {
  return /^(?:references(?: and notes)?|bibliography|literature cited|works cited|r ?e ?f ?e ?r ?e ?n ?c ?e ?s|参考文献|參考文獻)[.:]?$/iu.test(
    title.trim(),
  );
}

export function isAppendixTitle(title: string): boolean {
  return /^(?:appendix|appendices|(?:technical |online )?supplement(?:ary|al)?(?: (?:materials?|information))?|supplements?)\b|^(?:附录|付録)/iu.test(
    title.trim(),
  );
}

const cjkNames =
  /^(?:摘\s?要|要旨|概要|引言|緒言|はじめに|结论|結論|参考文献|參考文獻|謝辞|致谢|附录|付録)[:：]?$/u;

/** Reads a heading line as printed. A single letter or Roman numeral counts as a number only before a capitalised title. */
export function readHeading(text: string): HeadingText {
  const label = text.trim().replace(/\s+/gu, ' ');
  const match = numbered.exec(label);
  const { number, title, stop } = match?.groups ?? {};
  if (number === undefined || title === undefined || !plausible(number, title, stop ?? '')) {
    return { number: null, title: label, label, level: isTopLevelName(label) ? 1 : null };
  }
  return { number, title, label, level: number.split('.').filter(Boolean).length };
}

function plausible(number: string, title: string, stop: string): boolean {
  if (/^\d/.test(number)) return /\p{L}/u.test(title) && (Number.parseInt(number, 10) > 0 || number === '0');
  if (!/^[\p{Lu}\d"“'‘(]/u.test(title)) return false;
  // "A Study of Graphs" is a title, "A PROOFS" and "A.1 Proofs" and "B Proofs" are headings; "I" alone is read as a
  // Roman number or an appendix letter, never as the pronoun, since a heading does not begin with "I Think".
  return number !== 'A' || stop !== '' || /^\p{Lu}/u.test(title);
}
