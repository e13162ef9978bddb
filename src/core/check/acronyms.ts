import type { Sentence } from '../review/model.ts';
import { quoteAround } from '../evidence/quote-evidence.ts';
import type { CheckContext, Checker, Opinion, Quote } from './checker.ts';
import type { Definition } from './acronyms/paper-acronyms.ts';
import { wrongExpansions } from './acronyms/wrong-expansion.ts';
import { wrongShortForms } from './acronyms/wrong-short-form.ts';

/** Abbreviations of the paper that a review spells out in other words, and expansions with another short form. */
export const acronyms: Checker = {
  name: 'acronyms',
  check({ text }: Sentence, { index }: CheckContext): readonly Opinion[] {
    if (!text.includes('(')) return [];
    const expansions = wrongExpansions(text, index).map(({ start, end, said, definition, partly }) =>
      opinionOf({ start, end }, definition, {
        node: 'entity/wrong-proposal/acronym-misexpanded',
        score: partly ? 0.8 : 0.66,
        severity: partly ? 'warning' : 'information',
        reason: `In the paper ${definition.short} stands for '${definition.long}', not for '${said}'.`,
        repair: inNumberOf(said, definition),
      }),
    );
    const shorts = wrongShortForms(text, index).map(({ start, end, said, definition }) =>
      opinionOf({ start, end }, definition, {
        node: 'entity/wrong-proposal/name-garbled',
        score: 0.72,
        severity: 'information',
        reason: `The paper abbreviates '${definition.long}' as ${definition.short}, not as ${said}.`,
        repair: definition.short,
      }),
    );
    return [...expansions, ...shorts];
  },
};

/** The paper's expansion, in the singular where the paper defines the plural and the review writes the singular. */
function inNumberOf(said: string, { short, long }: Definition): string {
  const plural = /\p{Lu}s$/u.test(short) && /[^su]s$/u.test(long);
  return plural && !said.endsWith('s') ? long.slice(0, -1) : long;
}

function opinionOf(
  range: { readonly start: number; readonly end: number },
  definition: Definition,
  said: Pick<Opinion, 'node' | 'score' | 'severity' | 'reason' | 'repair'>,
): Opinion {
  return {
    ...range,
    verdict: 'contradicted',
    type: 'Entity',
    absence: false,
    quotes: [quoteOf(definition, said.score)],
    ...said,
  };
}

function quoteOf({ passage, shortAt, longAt }: Definition, score: number): Quote {
  return quoteAround(passage, Math.min(shortAt[0], longAt[0]), Math.max(shortAt[1], longAt[1]), score);
}
