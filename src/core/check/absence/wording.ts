import type { Part, PaperParts } from '../../evidence/inventory/paper-parts.ts';
import type { CoarseType } from '../../findings/finding.ts';
import type { AbsenceClaim } from './claims.ts';
import type { Proof } from './proof.ts';

/** Components that are things (a study, a dataset, code) rather than a treatment of something. */
const things = new Set([
  'ablation',
  'comparison',
  'code',
  'human',
  'prompts',
  'licence',
  'pseudocode',
  'qualitative',
]);

/** Type of a refuted denial, as the fitting papers label them: by degree, and by whether a thing or a treatment is denied. */
export function typeOf({ cue, thing, target }: AbsenceClaim): CoarseType {
  if (cue.degree === 'nearly') return 'Hyperbole';
  if (cue.degree === 'graded' || thing.graded) return 'Context-based Meaning Error';
  if (target.component) {
    if (target.component.id === 'limitations') return 'Hyperbole';
    return things.has(target.component.id) ? 'Entity' : 'Context-based Meaning Error';
  }
  return target.terms.some(({ name }) => name) ? 'Entity' : 'Context-based Meaning Error';
}

const nodes: Partial<Record<CoarseType, string>> = {
  Entity: 'entity/false-absence',
  Hyperbole: 'hyperbole/neglect-inflated',
};

export function nodeOf(type: CoarseType): string {
  return nodes[type] ?? 'context-based-meaning-error/false-absence';
}

/** "The paper has an ablation: 5.3 Impact of the adapter, p. 7." */
export function reasonOf(parts: PaperParts, claim: AbsenceClaim, proof: Proof, phrase: string): string {
  const { component } = claim.target;
  const what = component ? `has ${component.label}` : `speaks of "${phrase}"`;
  return `The paper ${what}: ${placeOf(parts, proof.place)}.`;
}

/** Section as printed, or the label of a table or figure, with the page where there is one. */
function placeOf({ paper }: PaperParts, part: Part): string {
  const passage = paper.passages[part.passage]!;
  const label =
    part.kind === 'caption'
      ? /^\S+ ?[\dA-Z.]*\d[a-z]?/.exec(passage.text)?.[0].replace(/[.:]$/, '')
      : undefined;
  const caption = part.table === null ? undefined : paper.tables[part.table]?.number;
  const section = passage.section === null ? undefined : paper.sections[passage.section]?.label;
  const page = passage.pieces.find(({ end }) => end > part.start)?.page ?? passage.page;
  const where = label ?? (caption ? `Table ${caption}` : undefined) ?? section ?? 'see the quotation';
  return page === null ? where : `${where}, p. ${page}`;
}
