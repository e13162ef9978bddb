import type { Part, PaperParts } from '../../evidence/inventory/paper-parts.ts';
import { isProse } from '../../evidence/inventory/prose.ts';
import { isSelfDenial } from '../../evidence/inventory/self-denial.ts';
import type { AbsenceClaim } from './claims.ts';
import type { Proof } from './proof.ts';

const tried =
  /\b(?:compar\w+|baselines?|evaluat\w+|outperform\w*|experiment\w*|benchmark\w*|implement\w*|test(?:ed|s)?|train(?:ed)?|report|results?|achieves?|use)\b/;
const own = /\b(?:we|our|table|tab|figure|fig)\b/;

/**
 * Where the paper runs or reports what a denial names: "not compared with X" is refuted by X's row in a table of
 * results or by a sentence of the authors' own doing. Null for a denial without names, or of something else.
 */
export function namedProof(parts: PaperParts, { cue, target }: AbsenceClaim): Proof | null {
  const { component } = target;
  if (component && !/^(?:comparison|experiments|datasets|generalisation|related)$/.test(component.id))
    return null;
  if (
    cue.action === 'explain' ||
    cue.action === 'prove' ||
    cue.action === 'release' ||
    cue.action === 'ablate'
  )
    return null;
  const everywhere = parts.parts.length / 20;
  const names = target.terms.filter(
    ({ name, own: isOwn, term }) =>
      name && isOwn && !parts.subject.has(term) && parts.partsWith(term).length < Math.max(8, everywhere),
  );
  if (names.length === 0) return null;
  const [first, ...others] = names.map(({ term }) => new Set(parts.partsWith(term)));
  const holding = [...first!]
    .filter((id) => others.every((ids) => ids.has(id)))
    .map((id) => parts.parts[id]!)
    .filter(({ zone }) => zone !== 'back');
  const mentioned = component?.id === 'related';
  const row = holding.find(({ kind, text }) => kind === 'row' && /\d/.test(text));
  const told = holding.find((part) => isOwnDoing(part)) ?? null;
  const place = mentioned
    ? (holding.find(({ kind }) => kind === 'heading') ?? holding.find(isSaid))
    : (row ?? told);
  if (!place) return null;
  return { place, telling: place === row ? told : null, substantial: true, named: true };
}

function isSaid({ kind, text }: Part): boolean {
  return kind === 'sentence' && isProse(text) && !isSelfDenial(text);
}

function isOwnDoing(part: Part): boolean {
  if (part.zone === 'related' || part.zone === 'front' || part.kind === 'row') return false;
  if (part.kind !== 'sentence') return true;
  return isSaid(part) && own.test(part.text) && tried.test(part.text);
}
