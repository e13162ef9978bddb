import { lexiconOf } from '../../evidence/lexicon.ts';
import { nameKey } from '../../evidence/lexicon/name-key.ts';
import { sentenceAround } from '../../evidence/lexicon/places.ts';
import { quoteAround } from '../../evidence/quote-evidence.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Passage } from '../../paper/model.ts';
import type { Sentence } from '../../review/model.ts';
import type { CheckContext, Opinion } from '../checker.ts';
import { isFieldTerm } from './field-terms.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import { stanceOf } from './stance.ts';

/** A relation that a paper states of few names: told by the words before and behind a name. */
interface Relation {
  /** As in "the paper names X as its ...". */
  readonly role: string;
  readonly node: string;
  readonly before: RegExp;
  readonly behind: RegExp | null;
  /** Set where the name itself tells the relation. */
  readonly name?: RegExp;
  /** A sentence with one of these words may speak of the relation in a form that the patterns miss. */
  readonly cue: RegExp;
}

const relations: readonly Relation[] = [
  {
    role: 'backbone or base model',
    node: 'entity/wrong-method/backbone-swapped',
    before:
      /\b(?:buil(?:t|ds?) (?:up)?on|initiali[sz]ed (?:from|with)|fine-?tuned? from|backbones?(?: [\w-]+)? (?:is|of|such as)|base models? (?:is|of)|on top of)(?: (?:the|an?))?(?: [\w-]+)? $/i,
    behind:
      /^(?: [\w-]+)? (?:backbone|base (?:model|algorithm|architecture))\b|^(?: [\w-]+)? as (?:the|our|its|their|a) (?:[\w-]+ )?(?:backbone|base|underlying|foundation|basis)\b/i,
    cue: /\b(?:backbones?|base|underlying|buil[dt]s?|initiali[sz]\w*|foundation|basis|top of)\b/i,
  },
  {
    role: 'optimizer',
    node: 'entity/wrong-method/optimiser-swapped',
    before: /\b(?:optimi[sz]ed (?:with|by|using)|optimi[sz]er(?: is| of)?)(?: (?:the|an?))? $/i,
    behind: /^ optimi[sz]er\b/i,
    cue: /\boptimi[sz]/i,
  },
  {
    role: 'training data',
    node: 'entity/wrong-dataset/training-data-swapped',
    before:
      /\b(?:pre-?trained|trained|fine-?tuned) (?:only |solely |exclusively |entirely )?on(?: (?:the|an?))?(?: [\w-]+)? $/i,
    behind: null,
    cue: /\b(?:pre-?)?train|\bfine-?tun/i,
  },
  {
    role: 'hardware',
    node: 'entity/wrong-equipment/hardware-swapped',
    before: /$/,
    behind: null,
    name: /^(?:NVIDIA )?(?:[AHVLTP]\d{1,3}0|[RG]TX ?\d{4}\w*|(?:Quadro|Tesla|Titan) \w+|TPU ?v\d\w*|Jetson \w+)(?: (?:GPUs?|Ti))?$/i,
    cue: /\b(?:GPU|TPU|NVIDIA|RTX|Jetson|[AHVL]\d{1,3}0)/i,
  },
];

/** Names that the review puts into a relation for which the paper names others. */
export function wrongRelations(sentence: Sentence, { index, review }: CheckContext): Opinion[] {
  const { text } = sentence;
  const role = review.fields[sentence.field]?.role;
  return mentionsOf(text).flatMap((mention) => {
    const relation = relations.find((one) => holds(one, text, mention));
    if (!relation || isFieldTerm(mention.text)) return [];
    if (stanceOf(text, mention, role === 'summary' || role === 'strengths') === 'none') return [];
    // A name that the paper lacks is `usedNames`' business, but for hardware, which hardly stands in a frame of its own.
    if (lexiconOf(index).usageOf(mention.text) !== (relation.name ? 'absent' : 'own')) return [];
    const stated = statementsOf(relation, index);
    const [first] = stated;
    if (!first || mayHold(relation, mention, stated, index)) return [];
    return [opinionOf(mention, relation, first, stated)];
  });
}

function holds(
  { before, behind, name }: Relation,
  text: string,
  { start, end, text: words }: Mention,
): boolean {
  if (name) return name.test(words);
  // "builds on the existing X framework" tells where an idea comes from.
  if (/\b(?:existing|prior|previous|earlier|classical) $/iu.test(text.slice(Math.max(0, start - 20), start)))
    return false;
  return (
    before.test(text.slice(Math.max(0, start - 60), start)) ||
    (behind?.test(text.slice(end, end + 50)) ?? false)
  );
}

interface Statement {
  readonly name: string;
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
}

const known = new WeakMap<PaperIndex, Map<Relation, Statement[]>>();

/** Where the paper itself states the relation, in its own voice. */
function statementsOf(relation: Relation, index: PaperIndex): Statement[] {
  let all = known.get(index);
  if (!all) known.set(index, (all = new Map()));
  let found = all.get(relation);
  if (!found) all.set(relation, (found = readStatements(relation, index)));
  return found;
}

function readStatements(relation: Relation, index: PaperIndex): Statement[] {
  return index.paper.passages.flatMap((passage) => {
    if (passage.kind !== 'text' || !relation.cue.test(passage.text)) return [];
    return mentionsOf(passage.text).flatMap((mention) => {
      if (!holds(relation, passage.text, mention)) return [];
      const { start, end, text } = sentenceAround(passage, mention.start, mention.end);
      if (!/\b(?:we|our|us)\b/i.test(text)) return [];
      return [mention.text, ...mention.siblings].map((name) => ({ name, passage, start, end }));
    });
  });
}

/** The paper names it in the relation, or near a word for the relation, in whatever form. */
function mayHold(
  relation: Relation,
  mention: Mention,
  stated: readonly Statement[],
  index: PaperIndex,
): boolean {
  const key = nameKey(mention.text);
  if (stated.some(({ name }) => nameKey(name).includes(key) || key.includes(nameKey(name)))) return true;
  return lexiconOf(index)
    .placesOf(mention.text)
    .some(({ sentence, passage }) => passage.kind !== 'reference' && relation.cue.test(sentence.text));
}

function opinionOf(
  mention: Mention,
  relation: Relation,
  first: Statement,
  stated: readonly Statement[],
): Opinion {
  const names = [...new Set(stated.map(({ name }) => name))].slice(0, 3);
  return {
    start: mention.start,
    end: mention.end,
    verdict: 'contradicted',
    type: 'Entity',
    node: relation.node,
    // Above what `usedNames` says of a name that is nowhere: here the paper's own words stand against it.
    score: relation.name ? 0.7 : 0.64,
    severity: 'information',
    absence: false,
    reason: `As ${relation.role} the paper names ${names.map((name) => `'${name}'`).join(', ')}, not '${mention.text}'.`,
    quotes: [quoteAround(first.passage, first.start, first.end, 0.8)],
    repair: names.length === 1 ? (names[0] ?? null) : null,
  };
}
