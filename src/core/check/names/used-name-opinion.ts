import { lexiconOf } from '../../evidence/lexicon.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { isWhole } from '../../paper/whole-text.ts';
import { quoteAround } from '../../evidence/quote-evidence.ts';
import type { Paper } from '../../paper/model.ts';
import type { Opinion } from '../checker.ts';
import type { Counterpart } from './counterpart.ts';
import { extentOf } from './extent.ts';
import type { Mention } from './mentions.ts';

/**
 * What is said of a name that the paper does not have (absent) or only cites (told).
 *
 * @param certain The sentence says outright that the paper uses it, and no part of the name is in the paper.
 */
export function usedNameOpinion(
  mention: Mention,
  usage: 'absent' | 'told',
  counterpart: Counterpart | null,
  index: PaperIndex,
  certain: boolean,
): Opinion {
  const proof = counterpart?.explicit ? counterpart : null;
  const told = usage === 'told' ? lexiconOf(index).placesOf(mention.text)[0] : undefined;
  const quotes = [
    ...(proof ? [quoteAround(proof.passage, proof.start, proof.end, 0.85)] : []),
    ...(told && !proof ? [quoteAround(told.passage, told.start, told.end, 0.6)] : []),
  ];
  return {
    start: mention.start,
    end: mention.end,
    verdict: 'contradicted',
    type: 'Entity',
    node: nodeOf(mention, usage, proof),
    score: scoreOf(mention, usage, proof, certain),
    severity: severityOf(usage, proof, index.paper),
    absence: false,
    reason: reasonOf(mention.text, usage, proof, index.paper),
    quotes,
    repair: proof?.swap ? (proof.names[0] ?? null) : null,
  };
}

/** Path in the taxonomy, by how the review ties the name to the paper. */
function nodeOf(mention: Mention, usage: 'absent' | 'told', proof: Counterpart | null): string {
  if (mention.frame === 'proposes') return 'entity/wrong-proposal/foreign-name';
  if (/\bmetrics?\b|\bmeasured\b/i.test(mention.before + mention.after.slice(0, 20)))
    return 'entity/wrong-metric';
  if (mention.frame === 'data' || /\b(?:data ?sets?|benchmarks?|corpora)\b/i.test(mention.before))
    return 'entity/wrong-dataset';
  if (mention.frame === 'baseline') return 'entity/wrong-method/baseline-swapped';
  return usage === 'absent' && !proof ? 'entity/invented-component' : 'entity/wrong-method';
}

/** A warning needs the paper's own list; what rests on the name not being met is a hint while text is missing. */
function severityOf(usage: 'absent' | 'told', proof: Counterpart | null, paper: Paper): Opinion['severity'] {
  if (proof?.kind === 'list') return isWhole(paper) ? 'warning' : 'information';
  return usage === 'told' && !isWhole(paper) ? 'hint' : 'information';
}

function reasonOf(name: string, usage: 'absent' | 'told', proof: Counterpart | null, paper: Paper): string {
  const found =
    usage === 'absent'
      ? `'${name}' occurs nowhere in ${extentOf(paper)}, in no spelling or long form`
      : `The paper names '${name}' only where it speaks of others' work`;
  return proof
    ? `${found}; where the review has it, the paper names ${enumerate(proof.names)}.`
    : `${found}.`;
}

function enumerate(names: readonly string[]): string {
  const shown = names.slice(0, 4).map((name) => `'${name}'`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}` : (shown[0] ?? '');
}

/** Two surnames: "Frank-Wolfe". */
const eponym = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u;

/** Two or three capitals: as often a word of the trade ("CP decomposition", "UAV images") as a name. */
const shopTalk = /^\p{Lu}{2,3}$/u;

/** "the Lorenz atlas": a noun that says what kind of thing it is stands right behind. */
function isOfClass({ after }: Mention): boolean {
  return /^\s*(?:[\p{Ll}-]+\s)?(?:loss|algorithm|model|method|architecture|backbone|kernel|optimi[sz]er|module|network|framework|estimator|encoder|decoder|layers?|solver|classifier|tokenizer|atlas|simulator|factori[sz]ation|decomposition|divergence|distance|norm|prior|noise|data ?sets?|benchmarks?|corpus)\b/u.test(
    after,
  );
}

/** Confidence by kind of proof; shares of right flags on the fit papers. */
function scoreOf(
  mention: Mention,
  usage: 'absent' | 'told',
  proof: Counterpart | null,
  certain: boolean,
): number {
  // A name for the proposal that the paper does not have is mostly that of another version of the paper.
  if (mention.frame === 'proposes') return 0.5;
  if (proof?.kind === 'list') return usage === 'absent' ? 0.88 : 0.78;
  if (proof) return usage === 'absent' ? 0.76 : 0.7;
  // Nothing but the name's absence: reviewers bring in names of their own, so that few are sure enough to be shown.
  if (usage === 'absent' && certain) return 0.66;
  if (shopTalk.test(mention.text)) return 0.5;
  return mention.shape !== 'capital' || isOfClass(mention) || eponym.test(mention.text) ? 0.55 : 0.5;
}
