import type { CoarseType } from '../../findings/finding.ts';

/**
 * Words of which a statement can hold one at a time: "offline" or "online", "training", "validation" or "test". What a
 * paper says with one of them a review can't say with another.
 */
export interface ContrastSet {
  /** "offline/online": the first two members. */
  readonly id: string;
  /** The idea that the set belongs to; a feature of the judge. */
  readonly idea: string;
  /** Path in the taxonomy of what a swap is. */
  readonly node: string;
  readonly type: CoarseType;
  /** False where two members may both hold of one thing ("fast" and "cheap" kinds of words). */
  readonly exclusive: boolean;
  /** True where the members go from strong to weak and only a claim that is too strong is an error ("all" for "some"). */
  readonly graded: boolean;
  readonly members: readonly Member[];
}

/** One way to fill the place, with its spellings. */
export interface Member {
  /** As it is shown and written into a repair: the first spelling. */
  readonly name: string;
  /** Lower case, single spaces, no hyphens. "=word" stands for that form alone, else all forms of the stem count. */
  readonly spellings: readonly string[];
}

const types: Readonly<Record<string, CoarseType>> = {
  number: 'Number',
  entity: 'Entity',
  'false-concatenation': 'False Concatenation',
  'attribution-failure': 'Attribution Failure',
  overgeneralization: 'Overgeneralization',
  'reasoning-error': 'Reasoning Error',
  hyperbole: 'Hyperbole',
  temporal: 'Temporal',
  'context-based-meaning-error': 'Context-based Meaning Error',
};

/** A set as it is written down: the members, each with its spellings behind bars. */
export type Row = readonly [node: string, ...members: string[]];

/** Sets of one idea of which members exclude each other. */
export function exclusive(idea: string, rows: readonly Row[]): ContrastSet[] {
  return rows.map((row) => setOf(idea, row, true, false));
}

/** Sets of one idea from the strongest member to the weakest: who says less than the paper does is not wrong. */
export function graded(idea: string, rows: readonly Row[]): ContrastSet[] {
  return rows.map((row) => setOf(idea, row, true, true));
}

/** Sets of one idea of which two members may hold together. */
export function weak(idea: string, rows: readonly Row[]): ContrastSet[] {
  return rows.map((row) => setOf(idea, row, false, false));
}

function setOf(idea: string, [node, ...names]: Row, only: boolean, falling: boolean): ContrastSet {
  const members = names.map(memberOf);
  const type = types[node.split('/')[0] ?? ''];
  if (!type || members.length < 2) throw new Error(`A contrast set under ${node} is not well formed.`);
  return {
    id: members
      .map(({ name }) => name)
      .slice(0, 2)
      .join('/'),
    idea,
    node,
    type,
    exclusive: only,
    graded: falling,
    members,
  };
}

function memberOf(line: string): Member {
  const forms = line.split('|').map((form) => form.trim());
  const name = (forms[0] ?? '').replaceAll('=', '');
  return { name, spellings: forms.map((form) => form.replaceAll('-', ' ').toLowerCase()) };
}
