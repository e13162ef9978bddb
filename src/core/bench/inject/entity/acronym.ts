import { lexiconOf } from '../../../evidence/lexicon.ts';
import { acronymsIn } from '../../../evidence/lexicon/acronyms.ts';
import { nameKey } from '../../../evidence/lexicon/name-key.ts';
import { alignedPlace, swapOf } from '../make/aligned.ts';
import { casedLike } from '../make/letter-case.ts';
import type { Operator, Swap } from '../operator.ts';

/** General words of names, which tell something else than any other with the same first letter. */
const openers: Readonly<Record<string, readonly string[]>> = {
  a: ['adaptive', 'adversarial', 'asynchronous', 'additive', 'attentive'],
  b: ['balanced', 'bidirectional', 'bounded', 'binary'],
  c: ['contrastive', 'compressed', 'cyclic', 'cooperative', 'conditional'],
  d: ['distributed', 'differentiable', 'dense', 'deterministic', 'dynamic'],
  e: ['efficient', 'episodic', 'ensemble', 'explicit', 'evolutionary'],
  f: ['federated', 'factorized', 'frozen', 'flexible'],
  g: ['generative', 'guided', 'geometric', 'gated'],
  h: ['hierarchical', 'hybrid', 'heterogeneous'],
  i: ['iterative', 'implicit', 'invariant', 'incremental'],
  l: ['latent', 'layered', 'linear', 'localized'],
  m: ['modular', 'masked', 'multilingual', 'marginal', 'momentum'],
  n: ['normalized', 'nonlinear', 'nested', 'neural'],
  o: ['orthogonal', 'offline', 'ordered', 'online'],
  p: ['probabilistic', 'progressive', 'parallel', 'private'],
  q: ['quantized', 'quadratic'],
  r: ['recursive', 'regularized', 'robust', 'randomized'],
  s: ['sparse', 'stochastic', 'symmetric', 'sequential', 'semantic'],
  t: ['temporal', 'tunable', 'tensor', 'transferable'],
  u: ['unified', 'unsupervised', 'universal'],
  v: ['variational', 'virtual', 'verified', 'visual'],
  w: ['weighted', 'windowed'],
};

/** "Temporal Consistency Regularization (TCR)" told as "Tensor Consistency Regularization (TCR)". */
export const acronymMisexpanded: Operator = {
  id: 'entity/acronym',
  type: 'Entity',
  fits: (text) => acronymsIn(text).length > 0,
  propose({ text, index }, random) {
    return acronymsIn(text).flatMap(({ short, long, longAt }): Swap[] => {
      const known = lexiconOf(index).acronyms.get(nameKey(short));
      const first = firstWord(long);
      if (!known || !first || nameKey(known.long) !== nameKey(long)) return [];
      // "Test-time adaptation (TTA)": the new word would make no compound.
      if (/-$/u.test(text.slice(0, longAt[0])) || text.charAt(longAt[0] + first.length) === '-') return [];
      if (first.charAt(0).toLowerCase() !== short.charAt(0).toLowerCase()) return [];
      const places = index.paper.passages.filter(
        ({ kind, text: passage }) =>
          kind === 'text' && acronymsIn(passage).some((each) => each.short === short),
      );
      const [passage] = places;
      const inPaper = passage && acronymsIn(passage.text).find((each) => each.short === short);
      const written = inPaper && nameKey(inPaper.long) === nameKey(long) ? firstWord(inPaper.long) : null;
      if (!inPaper || written === null || nameKey(written) !== nameKey(first)) return [];
      const by = random.pick(
        (openers[first.charAt(0).toLowerCase()] ?? []).filter(
          (word) => !isAkin(word, long) && !isAkin(word, text),
        ),
      );
      if (by === undefined) return [];
      const at = (start: number, word: string): { start: number; end: number } => ({
        start,
        end: start + word.length,
      });
      const swap = swapOf(
        text,
        { claim: at(longAt[0], first), paper: at(inPaper.longAt[0], written), passage },
        { claim: casedLike(first, by), paper: casedLike(written, by) },
        'entity/wrong-proposal/acronym-misexpanded',
      );
      // A paper spells a short form out in more than one place, and uses its words everywhere.
      return [{ ...swap, sides: 'claim' }];
    });
  },
};

function firstWord(text: string): string | null {
  return /^\p{L}{3,}(?=[ -]\p{L})/u.exec(text)?.[0] ?? null;
}

function isAkin(word: string, text: string): boolean {
  return text.toLowerCase().includes(word.slice(0, 5));
}

/** A short form told by what it stands for: "GP" and "Gaussian process". */
export const acronymExpanded: Operator = {
  id: 'entity/acronym-expanded',
  type: 'Entity',
  fits: (text) => /(?<![\p{L}\p{N}-])\p{Lu}{2,6}(?![\p{L}\p{N}-])/u.test(text),
  propose(grounded) {
    const { text, index } = grounded;
    return [...text.matchAll(/(?<![\p{L}\p{N}({-])\p{Lu}{2,6}(?![\p{L}\p{N})}-])/gu)].flatMap(
      (hit): Swap[] => {
        const short = hit[0];
        const known = lexiconOf(index).acronyms.get(nameKey(short));
        if (!known || known.short !== short || !spells(known.long, short) || holdsWord(text, known.long))
          return [];
        const find = (statement: string): { start: number; end: number }[] =>
          [
            ...statement.matchAll(new RegExp(`(?<![\\p{L}\\p{N}({-])${short}(?![\\p{L}\\p{N})}-])`, 'gu')),
          ].map(({ index: start }) => ({ start, end: start + short.length }));
        if (find(text).length > 1 || /^ ?\(/u.test(text.slice(hit.index + short.length))) return [];
        const aligned = alignedPlace(grounded, { start: hit.index, end: hit.index + short.length }, find);
        if (!aligned || holdsWord(aligned.statement.text, known.long)) return [];
        const opens = /^$|[.!?] $/u.test(text.slice(0, hit.index));
        const claim = opens ? known.long.charAt(0).toUpperCase() + known.long.slice(1) : known.long;
        return [
          swapOf(
            text,
            aligned,
            { claim, paper: known.long },
            'entity/wrong-proposal/acronym-misexpanded',
            'keeps',
          ),
        ];
      },
    );
  },
};

/** The first letters of its words make up the short form, letter by letter. */
function spells(long: string, short: string): boolean {
  const initials = long.split(/[\s-]+/u).map((word) => word.charAt(0).toUpperCase());
  return initials.join('') === short && !/s$/u.test(long);
}

function holdsWord(text: string, long: string): boolean {
  return nameKey(text).includes(nameKey(long));
}
