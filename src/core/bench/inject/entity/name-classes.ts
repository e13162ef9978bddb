import { lexiconOf } from '../../../evidence/lexicon.ts';
import { nameKey } from '../../../evidence/lexicon/name-key.ts';
import type { PaperIndex } from '../../../evidence/paper-index.ts';
import { statementsOf } from '../../../evidence/statements.ts';
import { mentionsOf } from '../../../check/names/mentions.ts';

export type NameClass = 'data' | 'model' | 'method' | 'loss' | 'optimizer' | 'simulator';

/** A name of the paper with what it is a name of, as the words beside it say. */
export interface ClassedName {
  readonly text: string;
  readonly key: string;
  readonly of: NameClass;
  /** Statements that hold it. */
  readonly count: number;
  /** Keys of the names that stand in one list with it somewhere. */
  readonly siblings: ReadonlySet<string>;
  /** It stands in the title, or the paper says that it proposes it. */
  readonly own: boolean;
}

const behind: readonly (readonly [NameClass, RegExp])[] = [
  [
    'data',
    /^(?: ?\[[\d, ]+\])? (?:data ?sets?|benchmarks?|corpus|corpora|test sets?|leaderboard)(?![\p{L}-])/iu,
  ],
  ['optimizer', /^(?: ?\[[\d, ]+\])? optimi[sz]ers?(?![\p{L}-])/iu],
  ['loss', /^ loss(?:es)?(?![\p{L}-])/iu],
  ['simulator', /^(?: ?\[[\d, ]+\])? (?:simulators?|environments?)(?![\p{L}-])/iu],
  [
    'model',
    /^(?: ?\[[\d, ]+\])? (?:models?|backbones?|architectures?|encoders?|networks?|tokenizers?)(?![\p{L}-])/iu,
  ],
  ['method', /^(?: ?\[[\d, ]+\])? (?:algorithms?|methods?|baselines?|approach|frameworks?)(?![\p{L}-])/iu],
];
const proposes =
  /\b(?:propos\w*|introduc\w*|present|develop|call(?:ed)?|named|dubbed|our|ours)\b[^.;]{0,60}$/iu;

const built = new WeakMap<PaperIndex, ReadonlyMap<string, ClassedName>>();

/** Names whose class the paper's words tell, by `nameKey`; a name of two classes is left out. */
export function classedNames(index: PaperIndex): ReadonlyMap<string, ClassedName> {
  const known = built.get(index);
  if (known) return known;
  const made = read(index);
  built.set(index, made);
  return made;
}

interface Draft {
  text: string;
  readonly votes: Map<NameClass, number>;
  count: number;
  readonly siblings: Set<string>;
  own: boolean;
}

function read(index: PaperIndex): ReadonlyMap<string, ClassedName> {
  const drafts = new Map<string, Draft>();
  const title = nameKey(index.paper.title ?? '');
  const groups: string[][] = [];
  for (const { text } of statementsOf(index).all) {
    for (const mention of mentionsOf(text)) {
      if (!isName(mention.text) || mention.shape === 'capital') continue;
      const key = nameKey(mention.text);
      const draft: Draft = drafts.get(key) ?? {
        text: mention.text,
        votes: new Map(),
        count: 0,
        siblings: new Set(),
        own: title.includes(key),
      };
      drafts.set(key, draft);
      draft.count += 1;
      draft.own ||= proposes.test(text.slice(0, mention.start));
      const of = behind.find(([, pattern]) => pattern.test(text.slice(mention.end)))?.[0];
      if (of) draft.votes.set(of, (draft.votes.get(of) ?? 0) + 1);
      if (mention.siblings.length > 0) groups.push([key, ...mention.siblings.map((name) => nameKey(name))]);
    }
  }
  for (const [first, ...rest] of groups) {
    const draft = drafts.get(first!);
    for (const key of rest) draft?.siblings.add(key);
  }
  const classes = new Map([...drafts].map(([key, { votes }]) => [key, mainOf(votes)]));
  const { acronyms } = lexiconOf(index);
  return new Map(
    [...drafts].flatMap(([key, { text, count, siblings, own }]) => {
      const inLists = new Map<NameClass, number>();
      for (const sibling of siblings) {
        const of = classes.get(sibling);
        if (of) inLists.set(of, (inLists.get(of) ?? 0) + 1);
      }
      const of = classes.get(key) ?? mainOf(inLists);
      // "ECE", "MARL": a short form for an ordinary phrase is no name of a thing.
      if (!of || (acronyms.has(key) && !own && classes.get(key) === null)) return [];
      return [[key, { text, key, of, count, siblings, own }] as const];
    }),
  );
}

function mainOf(votes: ReadonlyMap<NameClass, number>): NameClass | null {
  const total = [...votes.values()].reduce((sum, each) => sum + each, 0);
  return [...votes].find(([, each]) => each > total * 0.7)?.[0] ?? null;
}

/** Long enough to be told from a symbol, short enough to be one name. */
function isName(text: string): boolean {
  return text.length >= 3 && text.length <= 24 && /\p{L}{2}/u.test(text) && !/[/_]|s$/u.test(text);
}
