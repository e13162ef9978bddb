import type { AbsenceClaims } from './claims.ts';
import type { Search } from './coverage.ts';
import { isEnoughThere } from './enough-there.ts';
import type { Case } from './judge.ts';
import { hasNamedItems, hasWholeList } from './named-items.ts';
import { isNoDenial } from './no-denial.ts';
import { isOtherObject } from './other-object.ts';
import { isOwnEvidence } from './own-evidence.ts';

/** Whether a reader who opens the paper at the place found would not agree that the denial is wrong. */
export function isDoubtful(search: Search, text: string, denials: AbsenceClaims, judged: Case): boolean {
  return (
    isNoDenial(judged.claim, denials.words) ||
    (judged.graded && !isEnoughThere(search, denials, judged)) ||
    !isOwnEvidence(search, text, judged) ||
    isOtherObject(search, denials, judged) ||
    isMisnamed(judged) ||
    isTried(judged) ||
    isUnreasoned(search, judged) ||
    !hasNamedItems(search, text, denials, judged) ||
    !hasWholeList(search, denials, judged)
  );
}

/** "Does not report the cost relative to X": a row of X shows that it was tried and not what it costs. */
function isMisnamed({ claim, proof }: Case): boolean {
  return (
    proof.named === true &&
    claim.target.component === null &&
    /^(?:report|discuss)$/.test(claim.cue.action ?? '')
  );
}

const tests =
  /\b(?:test(?:s|ing)?|experiments?|evaluations?|validation|scalability)\b.* (?:across|on|with|over|for|to)\b/;
const described = /^(?:hyperparameters|tuning|architecture|datasets|implementation|setup)$/;

/** What is denied is what becomes of a thing when something else changes, or what it does. */
const effects = /\b(?:interactions?|interplay|effects?|influence|impact|role|sensitivity|dependence)\b/;

/** "Testing across X", "the interaction of X and Y": that X is described does not show that it was tried. */
function isTried({ claim: { target, thing, cue }, proof }: Case): boolean {
  const { component, text } = target;
  if (component !== null && described.test(component.id) && (cue.action === 'evaluate' || effects.test(text)))
    return true;
  if (!tests.test(text) && !(thing.head !== null && tests.test(`${text} on`))) return false;
  return component === null ? proof.place.kind === 'sentence' : described.test(component.id);
}

/** How settings were chosen is told by a sentence that says so; a heading over their values does not. */
function isUnreasoned({ parts }: Search, { claim: { target }, proof: { place } }: Case): boolean {
  const { component } = target;
  if (component?.id !== 'tuning' || /\btun(?:ing|ed)\b/i.test(place.text)) return false;
  return ![place, ...parts.under(place)].some(({ text }) => component.statement.test(text.toLowerCase()));
}
