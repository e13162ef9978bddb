import { scanNames } from '../../evidence/lexicon/name-scan.ts';
import type { CoarseType } from '../../findings/finding.ts';
import { aspectOf, type Aspect } from '../../review/aspects.ts';
import type { FieldRole, Sentence } from '../../review/model.ts';
import type { TaxonomyLeaf } from '../../taxonomy/node-schema.ts';
import { taxonomy, taxonomyLeaves } from '../../taxonomy/taxonomy.ts';
import { findQuantities } from '../../text/numbers.ts';

/** HalluPeer's template: a sentence, its aspect, and the error that might be written into it. */
export interface Template {
  readonly sentence: string;
  readonly aspect: Aspect;
  /** Path of the leaf: "number/count/part-count". */
  readonly node: string;
  readonly type: CoarseType;
  readonly leaf: TaxonomyLeaf;
}

/** What a sentence must hold for an error of a type to be possible in it; a type that is not listed asks for nothing. */
const screens: Partial<Record<CoarseType, (text: string) => boolean>> = {
  Number: (text) =>
    findQuantities(text).length > 0 || /\b(?:table|figure|section|equation)s? \d/iu.test(text),
  Entity: (text) =>
    scanNames(text).length > 0 ||
    /\b(?:data ?sets?|benchmarks?|models?|methods?|metrics?|tasks?)\b/iu.test(text),
  'False Concatenation': (text) => /\b(?:and|while|respectively|both|with|for|on)\b/iu.test(text),
  'Attribution Failure': (text) =>
    /\b(?:authors?|paper|propos\w+|introduc\w+|et al|prior|previous|existing|section|appendix)\b|\[\d/iu.test(
      text,
    ),
  Overgeneralization: (text) =>
    /\b(?:some|several|many|most|often|may|might|can|could|mainly|mostly|usually|on|for|under|in)\b/iu.test(
      text,
    ),
  'Reasoning Error': (text) =>
    /\b(?:because|since|due|thus|hence|therefore|so that|leads?|caus\w+|improv\w+|outperform\w*|better|worse|higher|lower|increas\w+|decreas\w+|reduc\w+|than|show\w*|demonstrat\w+)\b/iu.test(
      text,
    ),
  Hyperbole: (text) =>
    /\b(?:improv\w+|gains?|better|limited|good|strong|competitive|slight\w*|significant\w*|marginal\w*|reduc\w+|extensive|thorough|well|clear\w*)\b/iu.test(
      text,
    ),
  Temporal: (text) =>
    /\b(?:before|after|then|first|finally|during|while|when|pre-?train\w*|train\w*|fine-?tun\w*|inference|test|early|late|steps?|stages?|phases?|epochs?|iterat\w+|previous\w*|initial\w*|once|each)\b/iu.test(
      text,
    ),
};

const leaves = taxonomyLeaves();
const typeOfSlug = new Map(taxonomy.children.map((type) => [type.slug, type.name as CoarseType]));

/** All templates of a sentence: leaves that fit its aspect, of types that pass the coarse screen. [] for what is no claim. */
export function templatesOf({ text, kind }: Pick<Sentence, 'text' | 'kind'>, role: FieldRole): Template[] {
  if (kind !== 'fact' && kind !== 'opinion') return [];
  const aspect = aspectOf(text, role);
  const passes = new Map<CoarseType, boolean>();
  return leaves.flatMap(({ path, leaf }) => {
    const type = typeOfSlug.get(path.slice(0, path.indexOf('/')))!;
    if (!passes.has(type)) passes.set(type, screens[type]?.(text) ?? true);
    return passes.get(type) && leaf.aspects.includes(aspect)
      ? [{ sentence: text, aspect, node: path, type, leaf }]
      : [];
  });
}
