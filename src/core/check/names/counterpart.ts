import { lexiconOf } from '../../evidence/lexicon.ts';
import { nameKey } from '../../evidence/lexicon/name-key.ts';
import { sentenceAround } from '../../evidence/lexicon/places.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Passage } from '../../paper/model.ts';
import { terms } from '../../text/tokens.ts';
import { mentionsOf, type Mention } from './mentions.ts';

/** What the paper says in the place of a name of the review. */
export interface Counterpart {
  readonly passage: Passage;
  /** The sentence: UTF-16 range in `Passage.text`. */
  readonly start: number;
  readonly end: number;
  /** Names that stand there and that the review's sentence does not hold. */
  readonly names: readonly string[];
  /** list: the paper's own list of the names that stand beside it in the review; frame: the same relation, other names. */
  readonly kind: 'list' | 'frame';
  /** All names beside it are in the list and one more: the one that the review swapped. */
  readonly swap: boolean;
  /** The sentence says outright what was used, tested or compared. */
  readonly explicit: boolean;
}

const doing =
  /\b(?:we|our) (?:[\w-]+ ){0,3}(?:use|evaluat|experiment|conduct|compare|test|train|adopt|employ|consider|include|select|choose|report|perform|adapt|utili[sz]e|benchmark|implement|fine-?tune|validate|appl)\w*|\b(?:experiments|evaluations?|results|ablations?) (?:are|were|is|was|on|cover)\b|\b(?:baselines?|datasets?|benchmarks?|methods?|models?)(?: [\w-]+){0,3} (?:includ\w+|are|were|such as|namely)|\bincluding\b|\b(?:are|were|is|was) (?:used|trained|evaluated|tested|compared|conducted|chosen|selected|implemented)\b/i;
const classNouns =
  /\b(?<noun>data ?sets?|benchmarks?|corp(?:us|ora)|baselines?|methods?|models?|metrics?|tasks?|algorithms?|architectures?|backbones?|optimi[sz]ers?|loss(?:es)?|kernels?|solvers?|simulators?|atlas(?:es)?|encoders?|divergences?|estimators?|tokenizers?|languages?)\b/gi;

/** A sentence of the paper that fills the same place with other names, or null. */
export function counterpartOf(sentence: string, mention: Mention, index: PaperIndex): Counterpart | null {
  return byList(sentence, mention, index) ?? byFrame(sentence, mention, index);
}

interface Ranked {
  readonly found: Counterpart;
  readonly score: number;
}

/** The paper's list that holds most of the names beside it in the review, and at least one other. */
function byList(sentence: string, mention: Mention, index: PaperIndex): Counterpart | null {
  const lexicon = lexiconOf(index);
  const nouns = nounsOf(`${mention.before} ${mention.after.split(' ').slice(0, 3).join(' ')}`);
  const siblings = mention.siblings.filter((name) => lexicon.usageOf(name) === 'own');
  let best: Ranked | null = null;
  for (const place of siblings.flatMap((name) => lexicon.placesOf(name))) {
    const { passage, sentence: around } = place;
    if (place.voice !== 'own' || passage.kind === 'reference' || passage.kind === 'table') continue;
    const list = listAround(around.text, place.start - around.start);
    const names = strangers(list, sentence);
    const shared = siblings.filter((sibling) => list.some((other) => sameName(other, sibling))).length;
    if (shared === 0 || names.length === 0) continue;
    const explicit = doing.test(around.text);
    const score =
      shared * 2 +
      (explicit ? 1.5 : 0) +
      (sharesNoun(nouns, around.text) ? 1 : 0) +
      Math.min(list.length, 8) / 4;
    if (best && best.score >= score) continue;
    const swap = shared === mention.siblings.length && names.length === 1;
    best = {
      score,
      found: { passage, start: around.start, end: around.end, names, kind: 'list', explicit, swap },
    };
  }
  return best?.found ?? null;
}

/** Names of the list that holds the name at `at`, itself included; [] if it stands alone. */
function listAround(text: string, at: number): string[] {
  const mention = mentionsOf(text).find(({ start, end }) => start <= at && at < end);
  return mention && mention.siblings.length > 0 ? [mention.text, ...mention.siblings] : [];
}

/** A sentence of the paper that says the same of another name of the same class. */
function byFrame(sentence: string, mention: Mention, index: PaperIndex): Counterpart | null {
  const rest = `${sentence.slice(0, mention.start)} ${sentence.slice(mention.end)}`;
  const wanted = new Set(terms(rest));
  const all = sum(wanted, index);
  const noun = nounNext(mention);
  let best: Ranked | null = null;
  for (const { passage } of index.search(rest, 6)) {
    if (passage.kind === 'reference' || passage.kind === 'table') continue;
    for (const other of mentionsOf(passage.text)) {
      if (other.frame !== mention.frame || other.frame === 'list' || other.frame === null) continue;
      const around = sentenceAround(passage, other.start, other.end);
      const names = strangers([other.text, ...other.siblings], sentence);
      const explicit = doing.test(around.text);
      if (names.length === 0 || !explicit) continue;
      const common = new Set(terms(around.text).filter((term) => wanted.has(term)));
      const overlap = all === 0 ? 0 : sum(common, index) / all;
      const same = noun !== null && nounNext(other) === noun;
      if (overlap < (same ? 0.25 : 0.5) || (!same && common.size < 4)) continue;
      const score = overlap + (same ? 0.5 : 0);
      if (best && best.score >= score) continue;
      best = {
        score,
        found: { passage, start: around.start, end: around.end, names, kind: 'frame', explicit, swap: false },
      };
    }
  }
  return best?.found ?? null;
}

function sum(terms: ReadonlySet<string>, index: PaperIndex): number {
  let total = 0;
  for (const term of terms) total += Math.min(index.idf(term), 4);
  return total;
}

/** The class noun that stands right behind or before a name: "the X dataset", "optimizer X". */
function nounNext({ before, after }: Mention): string | null {
  const behind = /^\s*(?:[\w-]+ )?(?<noun>[a-z]+)/i.exec(after)?.groups?.['noun'];
  const [found] =
    nounsOf(behind ?? '').length > 0 ? nounsOf(behind ?? '') : nounsOf(before.split(' ').slice(-3).join(' '));
  return found ?? null;
}

function nounsOf(text: string): string[] {
  return [...text.matchAll(classNouns)].map((hit) => singular(hit.groups?.['noun'] ?? ''));
}

function sharesNoun(nouns: readonly string[], text: string): boolean {
  return nounsOf(text).some((noun) => nouns.includes(noun));
}

function singular(noun: string): string {
  return noun
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/(?<=us|ss)es$|(?<!u|s)s$/, '');
}

function strangers(names: readonly string[], sentence: string): string[] {
  const key = nameKey(sentence);
  const initials = [...sentence.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word.toLowerCase());
  return names.filter((name) => {
    const own = nameKey(name);
    const short = [...name.matchAll(/[\p{L}\p{N}]+/gu)]
      .map(([word]) => word.charAt(0).toLowerCase())
      .join('');
    return (
      own.length > 1 &&
      !key.includes(own) &&
      !(short.length > 1 && initials.some((word) => word.startsWith(short)))
    );
  });
}

function sameName(a: string, b: string): boolean {
  const [x, y] = [nameKey(a), nameKey(b)];
  return x === y || (x.length > 3 && y.length > 3 && (x.startsWith(y) || y.startsWith(x)));
}
