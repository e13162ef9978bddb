import { quoteAround } from '../../evidence/quote-evidence.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Opinion } from '../checker.ts';
import { extentOf } from '../names/extent.ts';
import type { Candidate } from './candidates.ts';
import { paperWords } from './paper-words.ts';
import { repairOf } from './repair.ts';
import type { SwappedPair } from './swapped-pairs.ts';

/** A wrong member as it is shown. */
export function opinionOf(text: string, candidate: Candidate, score: number, index: PaperIndex): Opinion {
  const { start, end, set, other, claims } = candidate;
  const said = text.slice(start, end);
  const sentence = paperWords(index).sentences[other.at.sentence]!;
  const printed = sentence.text.slice(other.at.start, other.at.end);
  const nowhere = claims.length === 0 ? `, and '${said}' stands nowhere in ${extentOf(index.paper)}` : '';
  return {
    start,
    end,
    verdict: 'contradicted',
    type: set.type,
    node: set.node,
    score,
    severity: 'information',
    absence: false,
    reason: `Where the review says '${said}', the paper's own passage on this says '${printed}'${nowhere}.`,
    quotes: [
      quoteAround(
        sentence.passage,
        sentence.start + other.at.start,
        sentence.start + other.at.end,
        Math.min(1, other.share + 0.3),
      ),
    ],
    repair: repairOf(text, candidate, printed),
  };
}

/** Two members that have each other's company as they are shown. */
export function swappedOpinion(
  text: string,
  { set, start, end, told, at, weight, repair }: SwappedPair,
): Opinion {
  const score = Math.min(0.75, 0.6 + weight / 40);
  const [from, to] = at;
  return {
    start,
    end,
    verdict: 'contradicted',
    type: set.type,
    node: set.node,
    score,
    severity: 'information',
    absence: false,
    reason: `Of two things the review says "${text.slice(start, end)}"; the paper tells each what the review tells the other ("${told.text.slice(from, to)}").`,
    quotes: [quoteAround(told.passage, told.start + from, told.start + to, score)],
    repair,
  };
}
