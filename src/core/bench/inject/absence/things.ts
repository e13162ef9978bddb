import { reports } from './reports.ts';
import { studies } from './studies.ts';

/** A thing that a paper may have or lack, as a noun phrase. */
export interface Thing {
  /** Without article: "ablation study". */
  readonly noun: string;
  /** one: "an ablation study"; some: "theoretical analysis"; many: "ablations". */
  readonly number: 'one' | 'some' | 'many';
  /** What the place that shows the component must say for this very thing to be there; lower case. */
  readonly shown: RegExp;
}

/** How a component of the inventory is denied and affirmed. */
export interface Deniable {
  /** Id in the inventory. */
  readonly id: string;
  readonly things: readonly Thing[];
  /** Leaf for a denial where the paper has it, */
  readonly denied: string;
  /** for "hardly any" where there is a good deal of it, */
  readonly belittled: string;
  /** and for an affirmation where the paper lacks it. */
  readonly invented: string;
  /** A caption may show it: of a table or figure about it. */
  readonly captioned: boolean;
}

function thingsOf(nouns: readonly string[], named: RegExp): Thing[] {
  return nouns.map((text): Thing => {
    const [, noun = '', shown] = /^[+~]?(?<noun>[^|]*)(?:\|(?<shown>.*))?$/u.exec(text) ?? [];
    const number = text.startsWith('+') ? 'many' : text.startsWith('~') ? 'some' : 'one';
    return { noun, number, shown: shown === undefined ? named : new RegExp(shown) };
  });
}

/** Components that papers both have and lack. */
export const deniables: readonly Deniable[] = [...studies, ...reports].map(
  ({ id, nouns, named, denied, belittled, made, captioned }) => ({
    id,
    things: thingsOf(nouns, named),
    denied,
    belittled,
    invented: `entity/invented-component/invented-${made}`,
    captioned,
  }),
);
