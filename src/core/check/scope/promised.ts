import type { PaperIndex } from '../../evidence/paper-index.ts';
import { ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement } from '../aligned/statements.ts';
import { wordsOf, type Word } from '../aligned/words.ts';

/** A thing that the review tells as done and that the paper names only among its plans and limits. */
export interface PromisedCase {
  /** UTF-16 range in the review's sentence. */
  readonly start: number;
  readonly end: number;
  readonly statement: Statement;
  /** Range of the paper's word in `statement.lower`. */
  readonly at: readonly [number, number];
  /** Number of different terms that claim and plan share. */
  readonly shared: number;
}

/** What stands behind it is planned, hoped for or left to others. */
const plan =
  /\b(?:future (?:work|research|directions?|stud(?:y|ies)|extensions?)\b|in (?:the )?future\b|(?:we|to) plan to\b|extend(?:ing|ed)?\b|extensions? (?:to|of|for)\b|promising (?:direction|avenue)|remains? (?:unexplored|untested|an open|open|a (?:promising|key|open))|(?:has|have|is|are|was|were) not (?:yet )?(?:been )?(?:tested|evaluated|considered|studied|explored|covered|benchmarked|included|addressed|supported)|do(?:es)? not (?:consider|cover|support|address|handle|include|apply to|extend to|generali[sz]e to)|beyond the scope)/u;
/** The plan stands somewhere in the sentence, before or behind the thing. */
const planned =
  /\b(?:future (?:work|research|directions?|stud(?:y|ies)|investigation|extensions?)|in (?:the )?future|we (?:also )?plan to|remains? (?:unexplored|untested|an open|a (?:promising|key|open))|promising (?:direction|avenue)|looking ahead|beyond the scope|not (?:yet )?(?:been )?(?:tested|evaluated|studied|explored|benchmarked)|(?:could|would) require further|natural extension)\b/u;
/** The wish to serve others' work: says nothing of what the paper lacks. */
const service =
  /\b(?:for the benefit of|facilitat\w*|benefit\w*|inspir\w*|foster\w*|support(?:s|ing)?|encourag\w*|enable\w*|other than|than)\b/u;
/** The review tells it as something that the paper has, and does not speak of limits or wishes. */
const told =
  /\b(?:evaluat|test(?:s|ed|ing)?\b|appl(?:y|ies|ied)|generali[sz]|extend|extension|support|handl|cover|show|demonstrat|experiment|validat|effective|result|achiev|analy[sz]|propos|present|introduc|includ|span|across|train|prove|hold|perform|improv|robust|adapt|treat|allow|method|model)\w*/u;
const unsure =
  /\b(?:should|could|would|might|may|future|potential\w*|limit\w*|lack\w*|not|no|cannot|n't|only|without|missing|if|suggest\w*|recommend\w*|need\w*|unclear|how|why|what|whether|instead|rather|beyond|other|hope\w*|wonder|curious|consider(?:ing)?|explor(?:e|ing)|concern\w*|challeng\w*|struggl\w*|fail\w*|weak\w*|hard|difficult|question|open|untested|small-scale|unlike|prior|previous|existing|claim\w*|directions?|opens?|promising|broader|further)\b/u;

/** Says how many or how different, not what: a paper may have diverse data and plan for more. */
const howMany =
  /^(?:diverse|divers\w+|various|variety|varied|several|multiple|numerous|different|broad\w*|wide\w*|large\w*|extensive\w*|comprehensive\w*|additional|rich\w*|complex|heterogeneous)$/u;

/** Occurrences of a thing of which the paper only speaks in passing. */
const mostPlaces = 3;

/** Words of a sentence that the paper uses for plans alone. */
export function promisedCases(lower: string, text: string, index: PaperIndex): PromisedCase[] {
  if (unsure.test(lower) || !told.test(lower)) return [];
  const statements = statementsOf(index);
  const words = wordsOf(text, ownNames(index));
  const terms = new Set(words.map(({ term }) => term));
  const found: PromisedCase[] = [];
  for (const word of words) {
    if (
      word.end - word.start < 4 ||
      howMany.test(lower.slice(word.start, word.end)) ||
      !namesThing.test(lower.slice(Math.max(0, word.start - 30), word.start))
    )
      continue;
    const places = statements.holding(word.term);
    if (places.length === 0 || places.length > mostPlaces) continue;
    const all = places.map((at) => statements.all[at]!);
    if (!all.every((statement) => isPlanned(statement, word.term))) continue;
    const statement = all[0]!;
    const own = statement.words.find(({ term }) => term === word.term)!;
    const shared = new Set(statement.words.map(({ term }) => term).filter((term) => terms.has(term))).size;
    if (shared >= 2 && isSameThing(word, words, own, statement.words, lower))
      found.push({ start: word.start, end: word.end, statement, at: [own.start, own.end], shared });
  }
  return found;
}

/**
 * The word is met with a neighbour that it has in the review as well ("coupled systems", "generation and retrieval"),
 * or is a compound ("multi-object"): a plain word alone ("form", "primary") is met by chance.
 */
function isSameThing(
  word: Word,
  words: readonly Word[],
  own: Word,
  others: readonly Word[],
  lower: string,
): boolean {
  // What the word stands before is what it is said of ("mobile robots"): the paper must say it of the same.
  const head = words.find(({ at }) => at === word.at + 1);
  if (head && /^ $/u.test(lower.slice(word.end, head.start)))
    return others.some(({ term, at }) => term === head.term && at > own.at && at <= own.at + 2);
  if (word.term.includes('-')) return true;
  const beside = new Set(
    words.filter(({ at }) => at !== word.at && Math.abs(at - word.at) <= 2).map(({ term }) => term),
  );
  return others.some(({ term, at }) => at !== own.at && Math.abs(at - own.at) <= 2 && beside.has(term));
}

/** The word stands where a clause names what was treated: "to X", "on A and X", "supports X". */
const namesThing =
  /\b(?:on|in|to|for|across|with|and|or|over|of|including|both|treat|treats|cover|covers|handles?|supports?|spans?|using|various|allowing|multi|coupled|full|[a-z]+-)\s?(?:[\p{L}-]+[ -]){0,2}$|[,/] ?$/u;

function isPlanned({ lower, words, related }: Statement, term: string): boolean {
  if (related || !planned.test(lower)) return false;
  const word = words.find((one) => one.term === term)!;
  const before = lower.slice(Math.max(0, word.start - 130), word.start);
  const cue = [...before.matchAll(new RegExp(plan.source, 'gu'))].at(-1);
  if (cue) return !service.test(before.slice(cue.index));
  // "extending to A, B and X remains unexplored": the cue comes last.
  return /\b(?:remains?|not (?:yet )?(?:been )?(?:tested|evaluated|studied|explored)|beyond the scope|future)\b/u.test(
    lower.slice(word.end, word.end + 60),
  );
}
