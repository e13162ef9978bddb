import * as z from 'zod';
import { lazy } from '../lazy.ts';
import { aspects } from '../review/aspects.ts';

const schemas = lazy(() => {
  /** Kebab-case; the path of slugs from below the root names a node: "number/place-number/missing-place". */
  const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  const sentence = z.string().regex(/^\S.*\S\.$/u);
  /** 2 to 9 siblings: one child would be its parent, more than nine are not taken in at a glance. */
  const fewest = 2;
  const most = 9;

  /** An error that is no further divided: what an injector is told to do and what a finding is named after. */
  const leafSchema = z.strictObject({
    name: z.string().min(3),
    slug,
    /** Operational: what the wrong sentence alters, fabricates or violates. */
    description: sentence.min(40),
    /** What must stand in a sentence for the error to be possible in it. */
    prerequisite: sentence.min(8),
    /** Aspects of a review in whose sentences the error fits. */
    aspects: z.array(z.enum(aspects)).min(1),
    /** Name of the checker that can find it, null where none can yet. */
    checker: z.string().min(1).nullable(),
    /** A pair of review sentences about an invented paper. */
    example: z.strictObject({
      /** "Name: what it is about". */
      paper: z.string().regex(/^\S+: \S.+$/u),
      correct: sentence,
      wrong: sentence,
      /** The words of `wrong` that make it wrong. */
      altered: z.string().min(3),
    }),
  });

  const familySchema = z.strictObject({
    name: z.string().min(3),
    slug,
    description: sentence.min(40),
    children: z.array(leafSchema).min(fewest).max(most),
  });

  /** A coarse type with its families and leaves: depth 1, 2 and 3 of the tree. */
  const typeSchema = z.strictObject({
    name: z.string().min(3),
    slug,
    description: sentence.min(40),
    children: z.array(familySchema).min(fewest).max(most),
  });

  return { leafSchema, familySchema, typeSchema };
});

type Schemas = ReturnType<typeof schemas>;

/** Of one of the nine coarse types. */
export const typeSchema = () => schemas().typeSchema;

export type TaxonomyLeaf = z.infer<Schemas['leafSchema']>;
export type TaxonomyFamily = z.infer<Schemas['familySchema']>;
export type TaxonomyType = z.infer<Schemas['typeSchema']>;
