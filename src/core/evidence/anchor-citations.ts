import type { Anchor } from './anchors.ts';

const bracketed = /\[(?<list>\d{1,3}(?:\s?(?:,|;|-)\s?\d{1,3})*)\]/gu;
/** "Qwen Team", "GLM-4.5 Team": works of many hands are cited by the name of the group. */
const group = String.raw`\p{Lu}[\p{L}\d.'-]* (?:Team|AI|Group|Collaboration|Consortium|Foundation|Institute)`;
const groupName = new RegExp(String.raw`^${group}$`, 'u');
const name = String.raw`(?:${group}|\p{Lu}[\p{L}'-]*[\p{L}'](?: \p{Lu}[\p{L}'-]*[\p{L}'])?)`;
const authors = String.raw`(?<author>${name})(?:(?:,? (?:et al\.?|and colleagues))|(?:, ${name})*,? (?:and|&) ${name})?`;
const year = String.raw`(?<year>(?:19|20)\d\d[a-z]?)`;
const authorYear = new RegExp(String.raw`(?<![\p{L}\d])${authors},? ?[([]?${year}(?![\d-])[)\]]?`, 'gu');

/** Words that may stand capitalised before a year without being a name. */
const noName =
  /^(?:in|since|from|until|by|before|after|during|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|table|figure|section|the|neurips|icml|iclr|cvpr|iccv|eccv|acl|emnlp|naacl|aaai|ijcai|kdd|www|nips|semeval|imagenet|coco|wmt|arxiv|version|early|late|icassp|interspeech|colt|aistats|uai)$/iu;

/** Words that open a sentence before a name: "As Ling (2015) says". */
const leading =
  /^(?:As|See|In|Like|Unlike|While|Whereas|Both|Following|Since|With|From|By|And|But|For|When|Although|Though|After|Before|Because|Recently|Similarly|However|Also|To|On|At|The)\s+(?=\p{Lu})/u;

/** Numeric ("[12, 14-16]") and author-year ("Ling et al. (2015)", "(Smith and Lee, 2020a)") citations. */
export function citations(text: string): Anchor[] {
  const found: Anchor[] = [];
  for (const match of text.matchAll(bracketed)) {
    const mention = { start: match.index, end: match.index + match[0].length };
    const parts = (match.groups?.['list'] ?? '').split(/[,;]/u);
    // Bibliographies count from 1: "[0, 1]" is an interval.
    if (parts.some((part) => Number.parseInt(part, 10) === 0)) continue;
    for (const part of parts) {
      const [low = 0, high = low] = part.split('-').map(Number);
      for (let n = low; n <= Math.min(high, low + 30); n += 1) {
        found.push({ kind: 'citation', word: 'citation', number: String(n), to: null, ...mention, mention });
      }
    }
  }
  for (const match of text.matchAll(authorYear)) {
    const { author: named = '', year: when = '' } = match.groups ?? {};
    const lead = leading.exec(named)?.[0].length ?? 0;
    const author = named.slice(lead);
    const surname = author.split(' ').at(-1) ?? author;
    if (noName.test(surname) || noName.test(author.split(' ')[0] ?? '')) continue;
    const cited = groupName.test(author) ? author : surname;
    const unbalanced = match[0].endsWith(')') && !match[0].includes('(');
    const end = match.index + match[0].length - (unbalanced ? 1 : 0);
    const mention = { start: match.index + lead, end };
    found.push({
      kind: 'author-year',
      word: 'citation',
      number: `${cited} ${when}`,
      to: null,
      ...mention,
      mention,
    });
  }
  return found;
}
