import { nameKey } from '../../../evidence/lexicon/name-key.ts';
import { scanNames, type NameSpan } from '../../../evidence/lexicon/name-scan.ts';
import type { TextRange } from '../../../text/sentences.ts';
import type { Random } from '../../random.ts';
import type { Grounded } from '../grounded.ts';
import { alignedPlace, swapOf } from '../make/aligned.ts';
import type { Operator, Swap } from '../operator.ts';
import { classedNames, type ClassedName, type NameClass } from './name-classes.ts';

const nodes: Readonly<Record<NameClass, string>> = {
  data: 'entity/wrong-dataset/benchmark-swapped',
  model: 'entity/wrong-method/backbone-swapped',
  method: 'entity/wrong-method/baseline-swapped',
  loss: 'entity/wrong-method/operation-swapped',
  optimizer: 'entity/wrong-method/optimiser-swapped',
  simulator: 'entity/wrong-equipment/instrument-swapped',
};

/** A name that stands in few statements is not one of those that the whole paper is about. */
const most = 6;

/** A dataset, model or method told as another that the paper names elsewhere, for other things. */
export const nameSwapped: Operator = {
  id: 'entity/name',
  type: 'Entity',
  fits: (text) => namesIn(text).length > 0,
  propose(grounded, random) {
    const { text, index } = grounded;
    const names = classedNames(index);
    return namesIn(text).flatMap((name): Swap[] => {
      const own = names.get(nameKey(name.text));
      if (!own || namesIn(text).filter((other) => nameKey(other.text) === own.key).length > 1) return [];
      // "Long Form (LF)": both forms would have to change.
      if (/^\s?\(|^['-]/u.test(text.slice(name.end)) || /\($/u.test(text.slice(0, name.start))) return [];
      const aligned = alignedPlace(grounded, name, (statement) =>
        namesIn(statement).filter((other) => nameKey(other.text) === own.key),
      );
      if (!aligned || isGloss(aligned.passage.text, aligned.paper)) return [];
      const by = otherOf(own, grounded, names, random);
      if (!by) return [];
      const node = own.own ? 'entity/wrong-proposal/foreign-name' : nodes[own.of];
      // What a paper names it names all over, in tables and figures too.
      return [{ ...swapOf(text, aligned, { claim: by.text, paper: by.text }, node), sides: 'claim' }];
    });
  },
};

/** A short form in brackets, or what a short form in brackets stands for. */
function isGloss(text: string, { start, end }: TextRange): boolean {
  return /\(\s?$/u.test(text.slice(0, start)) || /^\s?\(\s?\p{Lu}|^['-]/u.test(text.slice(end));
}

function namesIn(text: string): NameSpan[] {
  return scanNames(text).filter(({ shape }) => shape !== 'capital');
}

function otherOf(
  own: ClassedName,
  { text, support }: Grounded,
  names: ReadonlyMap<string, ClassedName>,
  random: Random,
): ClassedName | undefined {
  const told = new Set([text, ...support.map(({ statement }) => statement.text)].map(nameKey));
  const free = [...names.values()].filter(
    (other) =>
      other.key !== own.key &&
      sameKind(own, other) &&
      !other.own &&
      other.count <= most &&
      !own.siblings.has(other.key) &&
      !other.key.includes(own.key) &&
      !own.key.includes(other.key) &&
      ![...told].some((each) => each.includes(other.key)),
  );
  return random.pick(free);
}

/** A proposal may be told as any rival, whether the paper calls that a model or a method. */
function sameKind(own: ClassedName, other: ClassedName): boolean {
  return own.of === other.of || (own.own && isMade(own.of) && isMade(other.of));
}

function isMade(of: NameClass): boolean {
  return of === 'model' || of === 'method';
}
