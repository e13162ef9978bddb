import { kindFeatures } from './kind-features.ts';
import { isNoStatement, plainText } from './kind-rules.ts';
import table from './kind-weights.json' with { type: 'json' };
import type { FieldRole, SentenceKind } from './model.ts';

/** In the order of the weights' columns. */
export const sentenceKinds = ['fact', 'opinion', 'request', 'other'] as const satisfies SentenceKind[];

const weights: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(table.weights));

/** How far `other` must lead: its sentences are not checked, so in doubt a sentence is one of the others. */
const lead = 1;

/**
 * Kind of a sentence: `fact` a statement that the paper can settle (what it holds, does, lacks), `opinion` a judgement,
 * `request` something asked of the authors, `other` all that does not speak of the paper. A log-linear model over the
 * features of `kind-features.ts`, learned by `npm run learn:kinds` on the fitting papers.
 */
export function kindOf(text: string, role: FieldRole, leadIn = ''): SentenceKind {
  const key = `${role}\n${leadIn}\n${text}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  const kind = tellKind(text, role, leadIn);
  if (told.size >= mostTold) told.clear();
  told.set(key, kind);
  return kind;
}

/** A draft is read again with every edit, and nearly all of its sentences are as they were. */
const told = new Map<string, SentenceKind>();
const mostTold = 1000;

const asks = /[?？؟]["'”’」』)\]）]*$/u;

function tellKind(text: string, role: FieldRole, leadIn: string): SentenceKind {
  const plain = plainText(text);
  if (isNoStatement(plain)) return 'other';
  // The model knows English; a text in another script only shows whether it asks.
  if (/^[^\p{Script=Latin}]*\p{Lo}[^\p{Script=Latin}]*$/u.test(plain))
    return asks.test(plain) ? 'request' : 'fact';
  const scores = [...table.bias];
  for (const feature of kindFeatures(plain, role, leadIn)) {
    weights.get(feature)?.forEach((weight, kind) => (scores[kind]! += weight));
  }
  scores[3]! -= lead;
  return sentenceKinds[scores.indexOf(Math.max(...scores))]!;
}
