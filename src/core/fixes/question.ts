import type { Evidence } from '../findings/finding.ts';
import type { FieldRole } from '../review/model.ts';
import { claimsIn } from '../review/claims.ts';
import { placeOf, quoted } from './paper-words.ts';
import { bodyEnd, holdsVerb, startsClause, viewOf, type Span } from './removal/sentence-view.ts';
import { clauseOf } from './removal/clauses.ts';

/** What a question is made of. */
export interface Asked {
  /** Clean sentence with the claim, and the role of its field. */
  readonly text: string;
  readonly role: FieldRole;
  readonly claim: Span;
  /** The review says that the paper lacks something. */
  readonly absence: boolean;
  readonly evidence: Evidence | undefined;
}

export interface Question {
  readonly text: string;
  /** What it stands for: the claim, or the clause that it asks about as a whole. */
  readonly claim: Span;
}

/**
 * A question to the authors in place of a claim. It asserts nothing but what the paper says: of what was said to be
 * lacking it names the place, of any other claim it asks whether it holds. Null where no grammatical one can be made.
 */
export function questionFor(asked: Asked): Question | null {
  const { absence, evidence, claim } = asked;
  const thing = absence && evidence ? lacking(asked) : null;
  if (thing !== null) return { text: `Could the authors say more about ${thing}${placed(evidence)}?`, claim };
  const clause = absence ? null : statement(asked);
  const words = evidence && quoted(evidence);
  if (clause !== null) {
    const told = words ? ` The paper says: ${words}.` : '';
    const text = `Could the authors clarify whether ${clause.text}${words ? '' : placed(evidence)}?${told}`;
    return { text, claim: clause.range };
  }
  return words ? { text: `Could the authors say more on what the paper writes, ${words}?`, claim } : null;
}

function placed(evidence: Evidence | undefined): string {
  const place = evidence && placeOf(evidence);
  return place ? ` (see ${place})` : '';
}

const opener =
  /^(?:any|no|a|an|the|some|its|their|enough|sufficient|detailed|proper|thorough|clear|adequate|explicit|formal)\s+/iu;

/** "No baselines are used", "There is no baseline". */
const plainDenial =
  /^(?:no (?<subject>.+?) (?:is|are|was|were|has been|have been)\b|(?:there (?:is|are) no|.* lacks?(?: any)?) (?<object>[^,;:]+)$)/iu;

/** "the ablation study": what a denial says is lacking, without what grades it. */
function lacking({ text, role, claim }: Asked): string | null {
  const denied = claimsIn(text, role).find(
    ({ polarity, start, end }) => polarity === 'denied' && start < claim.end && claim.start < end,
  );
  const plain = denied ? null : plainDenial.exec(text.slice(claim.start, bodyEnd(text)))?.groups;
  const named = denied ? text.slice(denied.start, denied.end) : (plain?.['subject'] ?? plain?.['object']);
  if (named === undefined) return null;
  let thing = named.replace(/[\s,;:.]+$/u, '');
  while (opener.test(thing)) thing = thing.replace(opener, '');
  // A clause or a list is no name of a thing.
  const words = thing.split(/\s+/u);
  if (thing === '' || words.length > 9 || /[,;:()"]|\b(?:and|or|that|which|not)\b/iu.test(thing)) return null;
  if (/^(?:how|why|whether|what|where|when)\b/iu.test(thing)) return thing;
  const name = /^\p{Lu}\p{Ll}+$/u.test(words[0]!) && denied?.start === 0 ? lowered(thing) : thing;
  return `the ${name}`;
}

const discourse =
  /^(?:(?:however|moreover|furthermore|also|additionally|in addition|first|firstly|second|secondly|third|finally|overall|unfortunately|similarly|besides|still|and|but|yet|while|although|though|whereas)\b,?\s+)+/iu;
const firstPerson = /\b(?:I|we|my|our|me|us)\b/u;

/** The clause of a claim as it stands behind "whether"; null where it has no subject and verb of its own. */
function statement({ text, claim }: Asked): { text: string; range: Span } | null {
  const view = viewOf(text, { start: 0, end: bodyEnd(text) });
  const range = clauseOf(view, claim);
  const clause = text
    .slice(range.start, range.end)
    .replace(discourse, '')
    .replace(/[\s,;:.!?]+$/u, '');
  const words = viewOf(clause, { start: 0, end: clause.length }).words;
  if (firstPerson.test(clause) || /[;:?]|^["“(]/u.test(clause) || words.length > 40) return null;
  if (!startsClause(words, 0) || !holdsVerb(words, 0, words.length)) return null;
  return { text: lowered(clause), range };
}

const common =
  /^(?:The|A|An|This|That|These|Those|It|They|There|Their|Its|No|All|Some|Most|Many|Several|Each|Every|Both|Neither|Only|One|Authors|Results|Experiments|Training|Such|Two|Three|Four|Five)\b/u;

/** Without the capital of a sentence's first word, unless that is a name. */
function lowered(text: string): string {
  return common.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : nounLowered(text);
}

/** "Limitations are": a capital on a common plural is that of the sentence. */
function nounLowered(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:ions?|ments?|ness|ities|ings?|ers?|ors?|els?|ods?)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
