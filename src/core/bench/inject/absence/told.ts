/** A component as the lists tell it. */
export interface Told {
  readonly id: string;
  /** "+" marks several, "~" what is not counted; behind "|" what the place must say. */
  readonly nouns: readonly string[];
  /** What the place must say where a noun does not tell it. */
  readonly named: RegExp;
  readonly denied: string;
  readonly belittled: string;
  /** Leaf of the family of invented components. */
  readonly made: 'study' | 'theory' | 'artefact';
  readonly captioned: boolean;
}
