import type { PaperIndex } from '../../evidence/paper-index.ts';
import { scanNames } from '../../evidence/lexicon/name-scan.ts';
import { foldLower } from '../../text/fold.ts';

/** A name that a paper gives to its proposal comes again and again. */
const leastMentions = 5;
const found = new WeakMap<PaperIndex, ReadonlySet<string>>();

const proposing =
  /\b(?:we|paper|work|study)\b[^.;]{0,60}\b(?:propos|introduc|present|develop|design|devis|offer)\w*|\b(?:called|named|termed|dubbed|coined)\b|\b(?:our|the proposed|a novel|a new)\b/iu;

/**
 * Names under which a paper runs its own proposal, lower case: the name that opens the title ("Ferrule: ..."), and names
 * that its opening passages introduce ("we propose Ferrule", "called Ferrule", "low-rank rules (LRR)").
 */
export function ownNames(index: PaperIndex): ReadonlySet<string> {
  let names = found.get(index);
  if (!names) found.set(index, (names = findNames(index)));
  return names;
}

function findNames({ paper }: PaperIndex): Set<string> {
  const names = new Set<string>();
  // What the bibliography names as well is older than the paper.
  const older = foldLower(paper.references.map(({ text }) => text).join(' '));
  const body = foldLower(paper.passages.map(({ text }) => text).join(' '));
  const opening = /^\s*(?<name>[\p{L}\p{N}][\p{L}\p{N}+*.-]{1,24}(?: [\p{L}\p{N}+-]{1,12})?)\s*:/u.exec(
    paper.title ?? '',
  );
  const titled = opening?.groups?.['name'];
  if (titled !== undefined && !/^(?:a|an|the|on|towards?|beyond|when|what|how|why)\b/iu.test(titled))
    for (const word of [titled, ...titled.split(' ').filter((part) => /\p{Lu}.*[\p{Lu}\d]/u.test(part))])
      names.add(foldLower(word));
  for (const passage of paper.passages.filter(({ kind }) => kind === 'text').slice(0, 12)) {
    for (const { text: name, start, end } of scanNames(passage.text)) {
      const before = passage.text.slice(Math.max(0, start - 110), start);
      const sentence = before.split(/[.!?] /u).at(-1) ?? '';
      const introduced =
        /\b(?:called|named|termed|dubbed|coined|propose|introduce|present|develop)\s+(?:the\s+|a\s+|an\s+)?$/iu.test(
          sentence,
        );
      const short = /\(\s*$/u.test(before) && passage.text.slice(end).startsWith(')');
      const key = foldLower(name);
      if (!introduced && !(short && proposing.test(sentence))) continue;
      if (!holdsWord(older, key) && key.length > 2 && body.split(key).length > leastMentions) names.add(key);
    }
  }
  return names;
}

/** True if `name` stands in `text` as a word of its own. */
export function holdsWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
