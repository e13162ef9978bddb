import { termOf, termsNaming, type TargetTerm } from './target-terms.ts';
import type { AbsenceClaims } from './claims.ts';
import { closeTo } from './sufficient.ts';
import type { Search } from './coverage.ts';
import type { Case } from './judge.ts';
import { isEmptyWord, phraseOf } from './phrase-text.ts';

/** Whether the place found is of something that the denial names only on its way to what it denies. */
export function isOtherObject(
  search: Search,
  { words }: Pick<AbsenceClaims, 'words'>,
  judged: Case,
): boolean {
  return (
    isObjectOfPhrase(words, judged) ||
    isExplanation(words, judged) ||
    isUnrelated(search, words, judged) ||
    isOtherPart(search, judged) ||
    isOtherLimit(search, judged)
  );
}

/** Parts of a paper that stand in any list of complaints, whatever is named before them. */
const ofAnyList =
  /^(?:limitations|impact|ablation|sensitivity|tuning|hyperparameters|cost|significance|code|proofs|pseudocode|failures|human|licence|prompts|annotation|future|implementation|setup|theory)$/;
const joint = /^(?:and|or|nor|,|&)$/;
const caused =
  /\b(?:due to|because of|caused by|arising from|resulting from|(?:by|from|via|through) \w+ing)\b/;
const inner = /^(?:of|for|on|over|than|in|to|with|across|from|under|into|by)$/;

/** "details on larger sets and [networks]", "the importance of A over B and [C]": it belongs to the preposition before it. */
function isObjectOfPhrase(words: AbsenceClaims['words'], { claim: { cue, thing, target } }: Case): boolean {
  const { from } = thing.range;
  if (!joint.test(words[from - 1]?.text ?? '')) return false;
  const start = thing.head && thing.head.to <= from ? thing.head.to : Math.min(cue.thing.from, from);
  // "implementation details on A and B": the details are denied.
  if (thing.head && ownDetails.test(phraseOf(words, thing.head))) return true;
  const before = words.slice(start, from - 1).map(({ text }) => text);
  // "the leakage due to sharing A and [B]": whatever B is.
  if (caused.test(before.join(' '))) return true;
  return !ofAnyList.test(target.component?.id ?? '') && before.some((text) => inner.test(text));
}

const ownDetails =
  /\b(?:implementation|training|technical|experimental|hyper-?parameter) (?:details?|specifics)\b/;

const told =
  /^(?:the )?(?:explanations?|descriptions?|presentation|exposition|discussions?) of (?:the )?(.*)$/;

/** "The explanation of X lacks technical detail": settings of the training in general explain no X. */
function isExplanation(words: AbsenceClaims['words'], { claim: { cue, target }, proof }: Case): boolean {
  if (!/^(?:implementation|setup)$/.test(target.component?.id ?? '') || !cue.subject) return false;
  const said = told.exec(phraseOf(words, cue.subject))?.[1];
  if (said === undefined) return false;
  const named = said.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '' && !isEmptyWord(word));
  return !named.some((word) => proof.place.text.includes(word));
}

const relation = /\b(?:trade-?offs?|relationships?|correlations?|interplay)\b/;

/** "The trade-off between speed and quality": figures on one of the two are no account of the relation. */
function isUnrelated(
  { parts }: Search,
  words: AbsenceClaims['words'],
  { claim: { cue, thing }, proof: { place, telling } }: Case,
): boolean {
  const from = Math.min(cue.from, thing.range.from);
  const said = relation.exec(phraseOf(words, { from, to: thing.range.to }))?.[0];
  if (!said || thing.example) return false;
  const stem = said.slice(0, 5);
  const section = place.section === null ? '' : (parts.paper.sections[place.section]?.title ?? '');
  const region = [place, ...(telling ? [telling] : []), ...parts.under(place)];
  return !`${section.toLowerCase()} ${region.map(({ text }) => text).join(' ')}`.includes(stem);
}

const partNoun = /\b([\p{L}-]{3,}) (?:terms?|components?|modules?|blocks?|parts?|functions?)\b/u;
const anyPart = new Set(
  'each every individual single the proposed different key various main several all its their other core novel new separate model method system network architectural internal constituent specific own these those important major design framework'
    .split(' ')
    .map(termOf),
);

/** "The impact of each loss term": an ablation that nowhere speaks of a loss takes away other things. */
function isOtherPart(search: Search, { claim: { target }, proof }: Case): boolean {
  if (target.component?.id !== 'ablation') return false;
  const around = [...closeTo(search, proof), ...search.parts.under(proof.place)];
  const names = target.constraints.filter(({ name, own }) => name && own);
  if (names.some(({ term }) => !around.some((part) => search.parts.termsOf(part).has(term)))) return true;
  const word = partNoun.exec(target.text)?.[1];
  if (!word || isEmptyWord(word) || anyPart.has(termOf(word))) return false;
  return !around.some((part) => search.parts.termsOf(part).has(termOf(word)));
}

const anyLimit = new Set(
  (
    'potential main current key known general possible method methodological model approach study paper technical work ' +
    'practical explicit technique proposed discussion inherent clear overall fundamental important existing own algorithm ' +
    'framework system specific section research additional further other'
  ).split(' '),
);

/** "The transfer limitations": a section of limitations that says nothing of transfer does not hold them. */
function isOtherLimit({ parts }: Search, { claim: { target, thing }, proof }: Case): boolean {
  const { component } = target;
  if (component?.id !== 'limitations' || thing.example) return false;
  const before = /^(.*?)\b(?:limitations?|drawbacks?|shortcomings?)\b/.exec(target.text)?.[1] ?? '';
  const named = before
    .replace(/^.*\b(?:of|on|about|regarding|for|the|its|their|and|or)\b/, '')
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '' && !isEmptyWord(word) && !word.endsWith('ing') && !anyLimit.has(word))
    .map(termOf)
    .filter((term) => !termsNaming(component, [target.text]).has(term));
  if (named.length === 0) return false;
  const wanted: ReadonlySet<TargetTerm['term']> = new Set(named);
  const region = [proof.place, ...parts.under(proof.place)];
  return !region.some((part) => [...wanted].every((term) => parts.termsOf(part).has(term)));
}
