import { statementsOf, stemsOf } from '../../../evidence/statements.ts';
import type { PaperIndex } from '../../../evidence/paper-index.ts';
import { fold, foldLower } from '../../../text/fold.ts';
import { agreeing } from '../make/article.ts';
import { sharedAround } from '../make/context.ts';
import { isPlainClaim } from '../make/plain-claim.ts';
import type { Operator, Swap } from '../operator.ts';

/** A name of a method: an inner capital or a figure. */
const name = String.raw`(?=[\p{Lu}\d][\p{L}\d]*[-+.]?[\p{Lu}\d])[\p{Lu}\d][\p{L}\d]*(?:[-+.][\p{Lu}\d][\p{L}\d]*)*`;
const built = new RegExp(
  String.raw`(?<lead>\b(?:based (?:up)?on|bases? (?:up)?on|builds? (?:up)?on|building (?:up)?on|built (?:up)?on|built on top of|extends?|extending|extension of|extensions of|inspired by|follow(?:s|ing)?|adapted from|derived from|variants? of|versions? of|on top of|combin(?:es?|ing)|integrat(?:es?|ing|ed)|into|adopt(?:s|ing|ed)?|employ(?:s|ing|ed)?|leverag(?:es?|ing|ed)|utiliz(?:es?|ing|ed)|us(?:es?|ing|ed)|via|with|fine-tun(?:es?|ing|ed)|by|improv(?:es?|ing) (?:up)?on|generaliz(?:es?|ing|ed)|modif(?:y|ies|ied|ying))\b(?: (?:the|an?|both|existing|original|standard|vanilla|popular|well-known|pretrained|pre-trained|recent|large))* )(?<name>${name})(?![\p{L}\d-]| \d)`,
  'gu',
);
/** A name with its source behind it: someone else's work. */
const sourced = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<name>${name}) ?(?:\[\d{1,3}(?:, ?\d{1,3})*\]|[(\[](?:\p{Lu}[\p{L}'-]+(?: et al\.?| and \p{Lu}[\p{L}-]+|,)?[, ]*)(?:19|20)\d\d[a-z]?[)\]])`,
  'gu',
);
/** Names of what is no method, or of a whole kind. */
const noMethod =
  /^(?:.*(?:LLM|VLM|LM|GPU|CPU|API|AI|NLP|MDP|PDE|ODE|SDE|[A-Z]s|[a-z]s)|[\d.-]+.*|.*(?:QA|Bench|Net-?1K|CIFAR.*|MNIST.*|COCO.*|GSM8K|MATH.*))$/u;

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

const leastShared = 3;

/** "Builds on X" told as "builds on Y": another work that the paper cites, for another purpose. */
export const foundationSwapped: Operator = {
  id: 'attribution/foundation',
  type: 'Attribution Failure',
  fits: (text) => hits(text).length > 0,
  propose({ text, support, index }, random) {
    if (!isPlainClaim(text)) return [];
    return hits(text).flatMap((claim): Swap[] => {
      const cited = sourcedNames(index);
      // What the paper never cites may be its own.
      if (!cited.includes(claim.name)) return [];
      for (const { statement } of support) {
        const { passage } = statement;
        const places = hits(passage.text).filter((hit) => hit.name === claim.name);
        const [paper] = places;
        if (!paper || places.length > 1 || paper.start < statement.start || paper.end > statement.end)
          continue;
        if (passage.text.split(claim.name).length > 2) continue;
        if (sharedAround({ text, ...claim }, { stems: stemsOf(passage.text), ...paper }) < leastShared)
          continue;
        const both = foldLower(`${text} ${passage.text}`);
        const other = random.pick(
          cited.filter(
            (one) => !both.includes(foldLower(one)) && Math.abs(one.length - claim.name.length) <= 8,
          ),
        );
        if (other === undefined) continue;
        return [
          {
            claim: agreeing(text, { start: claim.start, end: claim.end, text: other }),
            paper: {
              passage: passage.id,
              ...agreeing(passage.text, { start: paper.start, end: paper.end, text: other }),
            },
            node: 'attribution-failure/wrong-citation/foundation-swapped',
            effect: 'changes',
          },
        ];
      }
      return [];
    });
  },
};

function hits(text: string): Hit[] {
  return [...fold(text).matchAll(built)].flatMap((hit): Hit[] => {
    const { lead = '', name: named = '' } = hit.groups ?? {};
    const start = hit.index + lead.length;
    return noMethod.test(named) ? [] : [{ start, end: start + named.length, name: named }];
  });
}

const known = new WeakMap<PaperIndex, readonly string[]>();

/** Names of others' work that the paper cites, in the order of their first mention. */
function sourcedNames(index: PaperIndex): readonly string[] {
  const have = known.get(index);
  if (have) return have;
  const names = new Set<string>();
  for (const { text } of statementsOf(index).all)
    for (const hit of fold(text).matchAll(sourced)) {
      const named = hit.groups?.['name'] ?? '';
      if (named.length > 2 && !noMethod.test(named)) names.add(named);
    }
  const made = [...names];
  known.set(index, made);
  return made;
}
