import { lexiconOf } from '../../evidence/lexicon.ts';
import { acronymsIn } from '../../evidence/lexicon/acronyms.ts';
import { nameKey } from '../../evidence/lexicon/name-key.ts';
import type { Review, Sentence } from '../../review/model.ts';
import type { CheckContext, Opinion } from '../checker.ts';
import { counterpartOf } from './counterpart.ts';
import { isFieldTerm } from './field-terms.ts';
import { isCertain, isClippedOrSlipped } from './certain-names.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import { stanceOf } from './stance.ts';
import { usedNameOpinion } from './used-name-opinion.ts';

/** Names that the review says the paper uses, tests or compares with, and that the paper does not, or only cites. */
export function usedNames(sentence: Sentence, context: CheckContext): Opinion[] {
  const { index, review } = context;
  const text = sentence.text;
  const mentions = mentionsOf(text);
  if (mentions.length === 0) return [];
  const lexicon = lexiconOf(index);
  const role = review.fields[sentence.field]?.role;
  const forms = acronymsIn(text);
  return mentions.flatMap((mention) => {
    if (!mention.frame || isFieldTerm(mention.text)) return [];
    const stance = stanceOf(text, mention, role === 'summary' || role === 'strengths');
    if (stance === 'none') return [];
    const aliases = forms
      .filter((form) => form.short === mention.text || form.long.endsWith(mention.text))
      .flatMap((form) => [form.short, form.long]);
    const usage = lexicon.usageOf(mention.text, aliases);
    if (usage !== 'absent' && (usage !== 'told' || stance === 'presupposed')) return [];
    if (usage === 'absent' ? isReviewersName(mention.text, review) : !isSpecific(mention, context)) return [];
    if (speaksOfOutsideWork(mention, review, sentence)) return [];
    if (usage === 'absent' && isClippedOrSlipped(mention.text, index)) return [];
    const certain = isCertain(text, mention, index);
    return [usedNameOpinion(mention, usage, counterpartOf(text, mention, index), index, certain)];
  });
}

/**
 * One thing rather than a class of things, tied to the paper by more than its place in the sentence: class names
 * ("STGNNs", "Diffusion Models") and shop talk are used of any paper.
 */
function isSpecific(mention: Mention, context: CheckContext): boolean {
  if (/[\p{L}]s$/u.test(mention.text)) return false;
  // "solvers like Gurobi and CPLEX" names a class by its members, whoever uses them.
  if (mention.frame === 'part' || mention.frame === 'proposes' || mention.frame === 'list') return false;
  const siblings = mention.siblings.filter((name) => lexiconOf(context.index).usageOf(name) === 'own').length;
  if (mention.frame === 'baseline' && siblings === 0 && !/compar/i.test(mention.before)) return false;
  return mention.shape !== 'capital' || (siblings > 0 && !mention.text.includes(' '));
}

/** A name that the review keeps coming back to is its name for the paper's own method, perhaps from an older version. */
function isReviewersName(name: string, review: Review): boolean {
  return sentencesWith(name, review).length >= 3;
}

/** The review also wishes for the name or cites it: then it knows that it is not the paper's. */
function speaksOfOutsideWork(mention: Mention, review: Review, here: Sentence): boolean {
  return sentencesWith(mention.text, review).some((sentence) => {
    if (sentence === here) return false;
    const other = mentionsOf(sentence.text).find(({ text }) => text === mention.text);
    return other !== undefined && stanceOf(sentence.text, other, true) === 'none';
  });
}

function sentencesWith(name: string, review: Review): Sentence[] {
  const key = nameKey(name);
  return review.sentences.filter(({ text }) => text.includes(name) && nameKey(text).includes(key));
}
