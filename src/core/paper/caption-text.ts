import type { CaptionKind } from './model.ts';

export interface CaptionLabel {
  readonly kind: CaptionKind;
  readonly number: string | null;
  /** Length of label and number ("Table 3:"). */
  readonly length: number;
}

const label =
  /^(?:(?:Supplementary|Supplemental|Extended Data|Appendix|Online)\s+)?(?<word>Tables?|Tab\.|TABLES?|Figures?\.?|Figs?\.|FIGURES?|FIG\.|Fig|Algorithm|ALGORITHM|Listing|LISTING|Box|Scheme|Chart|Plate|Exhibit|Prompt)\s*(?<number>(?:[A-Z]{1,2}\.?)?\d{1,3}(?:[.-]\d{1,3}){0,2}[a-z]?|[IVX]{1,5}|[A-Z](?=[.:]))(?:\s?\([a-z]\))?(?<stop>\s?[:.|—–]|\s-\s)?/u;

/** Chinese and Japanese captions: "表1 ...", "图 2：...", "図3 ...". */
const cjkLabel =
  /^(?<word>附?表|图|圖|図|算法|アルゴリズム)\s*(?<number>[A-Z]?\d{1,3}(?:[.-]\d{1,3})?)(?:\s*[:：.．、]|\s+)/u;

const kinds: readonly (readonly [RegExp, CaptionKind])[] = [
  [/^(?:tab|附?表)/i, 'table'],
  [/^(?:fig|chart|plate|scheme|图|圖|図)/i, 'figure'],
  [/^(?:alg|算法|アルゴ)/i, 'algorithm'],
  [/^listing/i, 'listing'],
];

/** Names that begin in lower case: "x86", "t-SNE", "mRNA". */
const namesBegin = /^\s+\p{Ll}[\p{Ll}-]{0,8}[\p{Lu}\d]/u;

/**
 * Label of a caption, or null where the text only speaks of a table or figure ("Table 3 shows ..."). With a stop
 * after the number it is a caption; without one only if the next word is capitalised or nothing follows.
 */
export function readCaptionLabel(text: string): CaptionLabel | null {
  const cjk = cjkLabel.exec(text);
  if (cjk?.groups)
    return { kind: kindOf(cjk.groups['word']!), number: cjk.groups['number']!, length: cjk[0].length };
  const match = label.exec(text);
  if (!match?.groups) return null;
  const { word, number, stop } = match.groups as { word: string; number: string; stop?: string };
  const rest = text.slice(match[0].length);
  if (stop === undefined) {
    if (!/^(?:\s*$|\s+["“'‘([]?\p{Lu})/u.test(rest)) return null;
    if (
      /^\s+(?:[A-Z]\s)?(?:and|shows?|in|of|is|also|presents?|lists?|gives?|reports?|summari[sz]es)\b/u.test(
        rest,
      )
    )
      return null;
  } else if (/^\s*[.]\s*$/u.test(stop) && /^\s+\p{Ll}/u.test(rest) && !namesBegin.test(rest)) {
    return null;
  }
  return { kind: kindOf(word), number, length: match[0].length };
}

function kindOf(word: string): CaptionKind {
  return kinds.find(([start]) => start.test(word))?.[1] ?? 'other';
}
