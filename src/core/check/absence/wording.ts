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

const families: Partial<Record<CoarseType, string>> = {
  Entity: 'entity/false-absence',
  Hyperbole: 'hyperbole/neglect-inflated',
};

/** Leaves of the families above by the inventory's id of the denied component, where one fits. */
const leaves: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'entity/false-absence': {
    ablation: 'ablation-denied',
    comparison: 'comparison-denied',
    code: 'artefact-denied',
    prompts: 'artefact-denied',
    human: 'human-study-denied',
    pseudocode: 'illustration-denied',
    qualitative: 'illustration-denied',
  },
  'hyperbole/neglect-inflated': {
    limitations: 'limitations-denied',
    experiments: 'evaluation-as-meagre',
    related: 'literature-as-ignored',
  },
  'context-based-meaning-error/false-absence': {
    motivation: 'rationale-denied',
    notation: 'definition-denied',
    hyperparameters: 'settings-denied',
    implementation: 'settings-denied',
    setup: 'settings-denied',
    cost: 'cost-report-denied',
    sensitivity: 'analysis-denied',
    failures: 'analysis-denied',
    robustness: 'analysis-denied',
    significance: 'statistics-denied',
    proofs: 'derivation-denied',
    related: 'relation-denied',
    impact: 'impact-denied',
  },
};

/** Path in the taxonomy; `component` is the inventory's id of what is denied, null for a thing outside of it. */
export function nodeOf(type: CoarseType, component: string | null): string {
  const family = families[type] ?? 'context-based-meaning-error/false-absence';
  const leaf = component === null ? undefined : leaves[family]?.[component];
  return leaf ? `${family}/${leaf}` : family;
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
