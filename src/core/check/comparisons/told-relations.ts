import type { PaperIndex } from '../../evidence/paper-index.ts';
import { scanNames } from '../../evidence/lexicon/name-scan.ts';
import { foldLower } from '../../text/fold.ts';
import { holdsWord, ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement } from '../aligned/statements.ts';
import { isHalved } from './either-or.ts';
import { ownPattern } from './own-reservations.ts';

/** What a comparison is about, and how the paper's own method fares: 1 better, -1 worse, 0 the same. */
interface Fare {
  readonly about: 'speed' | 'quality' | 'expense';
  readonly sign: 1 | -1 | 0;
  readonly start: number;
  readonly end: number;
}

/** A comparison of the paper's own method that the paper's sentences tell the other way round. */
export interface ToldVerdict {
  /** UTF-16 range in the review's sentence. */
  readonly start: number;
  readonly end: number;
  readonly statement: Statement;
  readonly at: readonly [number, number];
  readonly score: number;
}

const slight =
  '(?:(?:slightly|marginally|much|significantly|somewhat|far|even|considerably|clearly|modestly|substantially|a bit|a little) )?';
const than =
  '(?: [\\p{L}-]+){0,4}? (?:than|compared (?:to|with)|relative to|over|to|of|by|against) (?:that of |those of |the |plain |vanilla |standard |both |even )*';
const fares: readonly (readonly [Fare['about'], Fare['sign'], string])[] = [
  [
    'speed',
    1,
    `${slight}(?:faster|quicker)|speed-?ups?|accelerat\\w*|(?:higher|better|exceed\\w* the|outperform\\w* the|more) (?:inference )?throughput|less time|lower latency`,
  ],
  [
    'speed',
    -1,
    `${slight}slower|slow-?downs?|longer (?:training |inference |running )?times?|(?:slightly )?lower (?:inference )?throughput|throughput is ${slight}lower|more time|higher latency|at (?:a )?lower (?:inference )?speed`,
  ],
  [
    'expense',
    1,
    `${slight}(?:cheaper|lighter|smaller)|${slight}(?:fewer|less|lower) (?:[\\p{L}-]+ )?(?:parameters|memory|flops|cost|compute|computation|tokens|overhead)`,
  ],
  [
    'expense',
    -1,
    `${slight}(?:dearer|heavier|costlier)|(?:additional|extra|${slight}more|${slight}higher) (?:[\\p{L}-]+ )?(?:parameters|memory|flops|cost|compute|computation|tokens|overhead)|overhead`,
  ],
  [
    'quality',
    1,
    `outperform(?:s|ing)?|surpass(?:es|ing)?|exceed(?:s|ing)?|beat(?:s|ing)?|${slight}(?:better|superior|stronger|more accurate)|improv(?:es|ed|ing|ement)`,
  ],
  [
    'quality',
    -1,
    `underperform(?:s|ing)?|lags? behind|trails?|falls? (?:slightly )?(?:short|behind)|${slight}(?:worse|inferior|weaker|less accurate)|${slight}lower (?:performance|accuracy|quality|scores?|solution quality|results?)|${slight}higher (?:error|regret|loss|perplexity|fid)|(?:is|are) outperformed|does not (?:reach|outperform|surpass)`,
  ],
  [
    'quality',
    0,
    `comparable|on par|similar (?:performance|results|accuracy)|match(?:es|ing)?|identical|the same (?:performance|accuracy|rate|complexity)|equals?|equivalent`,
  ],
];
const patterns = fares.map(([about, sign, source]) => ({
  about,
  sign,
  pattern: new RegExp(String.raw`\b(?:${source})\b`, 'gu'),
}));
const unsure =
  /\b(?:on (?:this|that) (?:front|point|measure|aspect)|in (?:this|that) (?:regard|respect|aspect|case)|not (?:clear|known|shown)|if|whether|should|would|could|might|may|why|how|expect\w*|claims?|hope\w*|in (?:some|certain|most|many|several)|on (?:some|certain|most|many|several)|sometimes|partially|when|without|w\/o|ablat\w*|variants?|question)\b/u;
const concedes =
  /\b(?:but|although|though|while|whereas|however|except|albeit)\b.*\b(?:higher|lower|slower|slightly|more|less|fewer|worse|increas\w*|decreas\w*|drops?|cost)\b/u;
const asideInPaper = /\b(?:w\/o|without|ablat\w*|variants?|remov\w*|if|would|could|when)\b/u;

/** Comparisons of a sentence with a named rival that the paper tells the other way round. */
export function toldVerdicts(text: string, index: PaperIndex): ToldVerdict[] {
  const lower = foldLower(text);
  const own = ownPattern(index);
  const said = faresOf(lower, namesIn(text, index), own, true);
  if (said.length === 0 || unsure.test(lower)) return [];
  return said.flatMap(({ rival, fare }) => {
    let against: { statement: Statement; fare: Fare } | null = null;
    for (const statement of statementsOf(index).all) {
      if (statement.related || !holdsWord(statement.lower, rival) || asideInPaper.test(statement.lower))
        continue;
      for (const one of faresOf(statement.lower, [rival], own, false)) {
        if (one.fare.about !== fare.about) continue;
        // The paper says so too, perhaps of another setting.
        if (one.fare.sign === fare.sign) return [];
        // "It beats X at the tail, but its median is higher": on something the paper agrees.
        if (concedes.test(statement.lower.slice(one.fare.end))) return [];
        against ??= { statement, fare: one.fare };
      }
    }
    if (!against) return [];
    const opposite = against.fare.sign === -fare.sign && fare.sign !== 0;
    // "improves X" and "matches X" may both be so.
    if (!opposite && (fare.sign === 0 || /^improv/u.test(lower.slice(fare.start)))) return [];
    return {
      start: fare.start,
      end: fare.end,
      statement: against.statement,
      at: [against.fare.start, against.fare.end] as const,
      score: opposite ? 0.82 : 0.68,
    };
  });
}

/** Names of the review that are no names of the proposal, lower case. */
function namesIn(text: string, index: PaperIndex): string[] {
  const own = ownNames(index);
  return [...new Set(scanNames(text).map(({ text: name }) => foldLower(name)))].filter(
    (name) => name.length > 2 && !own.has(name) && ![...own].some((one) => holdsWord(name, one)),
  );
}

interface Told {
  readonly rival: string;
  readonly fare: Fare;
}

/** What may follow a rival's name; a noun behind it ("GCN training") makes it part of another thing. */
const afterRival =
  '(?![\\p{L}\\p{N}-])(?=\\s*(?:$|[.,;:()]|(?:on|in|by|for|and|or|at|while|with|across|under|when|but|both|as|which|baselines?|methods?|models?|algorithms?|approach|systems?|networks?|counterparts?)\\b))';

/** How the proposal fares against the rivals in a text: "own ... faster than RIVAL", "own outperforms RIVAL". */
function faresOf(lower: string, rivals: readonly string[], own: RegExp, implied: boolean): Told[] {
  if (rivals.length === 0) return [];
  const out: Told[] = [];
  for (const { about, sign, pattern } of patterns) {
    for (const hit of lower.matchAll(pattern)) {
      const end = hit.index + hit[0].length;
      const before = lower.slice(0, hit.index);
      if (denied.test(before) || isHalved(before, lower.slice(end))) continue;
      const clause = before.split(/[;:.] |\b(?:but|while|whereas|although|though)\b/u).at(-1) ?? '';
      const subject = [...clause.matchAll(own)].length > 0 || (implied && generic.test(clause));
      if (!subject) continue;
      const rival = rivals.find((name) => tailOf(name).test(lower.slice(end, end + 120)));
      // A rival as subject ("B is slower than C") says nothing of the proposal.
      if (rival === undefined || rivals.some((other) => other !== rival && holdsWord(clause, other)))
        continue;
      const tail = tailOf(rival).exec(lower.slice(end, end + 120))!;
      out.push({ rival, fare: { about, sign, start: hit.index, end: end + tail[0].length } });
    }
  }
  return out;
}

const denied = /\b(?:not|n't|no|never|neither|little|hardly)\b[^,;.]{0,45}$/u;
const generic =
  /\b(?:the|this|their|its|it|they|which is|method|approach|model|algorithm|kernel|results?|performance|experiments?)\b/u;

const tails = new Map<string, RegExp>();

function tailOf(rival: string): RegExp {
  let tail = tails.get(rival);
  if (tail) return tail;
  const escaped = rival.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  tail = new RegExp(`^(?:${than}|(?: the| both)? )${escaped}${afterRival}`, 'u');
  if (tails.size > 2000) tails.clear();
  tails.set(rival, tail);
  return tail;
}
