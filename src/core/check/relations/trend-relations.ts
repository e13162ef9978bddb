import type { Word } from '../aligned/words.ts';
import { clauseAround, sideIn, type Relation } from './relation.ts';

type Scale = Relation['scale'];
interface Turn {
  readonly sign: 1 | -1;
  readonly scale: Scale;
}

const more = String.raw`increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|grow(?:s|ing|n)?|grew|ris(?:e|es|ing)|rose|enlarg(?:e|es|ed|ing)|amplif(?:y|ies|ied|ying)|expand(?:s|ed|ing)?|prolong(?:s|ed|ing)?|lengthen(?:s|ed|ing)?`;
const less = String.raw`decreas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)|drop(?:s|ped|ping)?|fall(?:s|ing|en)?|fell|shrink(?:s|ing)?|shrank|diminish(?:es|ed|ing)?|declin(?:e|es|ed|ing)|shorten(?:s|ed|ing)?|vanish(?:es|ing)?`;
const better = String.raw`improv(?:e|es|ed|ing)|boost(?:s|ed|ing)?|enhanc(?:e|es|ed|ing)|benefit(?:s|ed|ing)?|help(?:s|ed|ing)?|strengthen(?:s|ed|ing)?`;
const worse = String.raw`hurt(?:s|ing)?|harm(?:s|ed|ing)?|degrad(?:e|es|ed|ing)|worsen(?:s|ed|ing)?|deteriorat(?:e|es|ed|ing)|impair(?:s|ed|ing)?|weaken(?:s|ed|ing)?`;
const moreThan = String.raw`higher|larger|greater|more|longer|bigger|increased|increasing|deeper|wider|stronger|an increase in|increases in|growing|additional|extra|faster`;
const lessThan = String.raw`lower|smaller|fewer|less|shorter|decreased|decreasing|reduced|shallower|narrower|weaker|a (?:decrease|reduction|drop|decline) in|reductions in|slower`;
const betterThan = String.raw`better|improved|superior|gains in|improvements in|an improvement in`;
const worseThan = String.raw`worse|poorer|inferior|degraded|losses in|a loss in|a degradation (?:in|of)`;

const turns: readonly (readonly [RegExp, Turn])[] = [
  [new RegExp(String.raw`^(?:${more}|${moreThan})$`, 'u'), { sign: 1, scale: 'amount' }],
  [new RegExp(String.raw`^(?:${less}|${lessThan})$`, 'u'), { sign: -1, scale: 'amount' }],
  [new RegExp(String.raw`^(?:${better}|${betterThan})$`, 'u'), { sign: 1, scale: 'worth' }],
  [new RegExp(String.raw`^(?:${worse}|${worseThan})$`, 'u'), { sign: -1, scale: 'worth' }],
];

function turnOf(word: string): Turn | null {
  return turns.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

const verb = `${more}|${less}|${better}|${worse}`;
const grade = `${moreThan}|${lessThan}|${betterThan}|${worseThan}`;
const adverb = String.raw`(?:(?:significantly|substantially|consistently|slightly|further|greatly|steadily|monotonically|generally|also|often|directly|even|much|considerably|markedly|linearly|exponentially|gradually|a|an|the|to|in|does|can|will|would) )*`;
const leads = String.raw`leads? to|results? in|yields?|gives?|produces?|causes?|means?|implies|imply|corresponds? to|correspond to|translates? (?:in)?to|entails?|induces?|brings?|achieves?|has|have|shows?|exhibits?|provides?|offers?|is associated with|are associated with|requires?|need`;

/** "X increases Y", "X hurts Y". */
const acting = new RegExp(String.raw`\b${adverb}(?<verb>${verb}) `, 'gu');
/** "more X leads to lower Y". */
const leading = new RegExp(String.raw`\b(?:${leads}) ${adverb}(?<verb>${grade})(?= )`, 'gu');
/** "Y drops with X", "Y grows as X increases". */
const following = new RegExp(
  String.raw`\b${adverb}(?<verb>${verb}) (?:(?:monotonically|linearly|exponentially|steadily|rapidly|sharply|quickly|gradually|significantly|substantially|slightly|consistently|roughly|almost) )*(?<how>with|as|when)(?= )`,
  'gu',
);
const correlated =
  /\b(?:is |are )?(?:strongly |highly |weakly |significantly )?(?<way>positively|negatively|inversely) (?:correlat(?:es?|ed)|related|associated|proportional) (?:with|to)(?= )/gu;
/** "robust to Y", "less sensitive to Y". */
const shaken =
  /\b(?:(?<less>not|less|relatively less|barely|hardly|more|highly|very|fairly|quite|remarkably|relatively|only weakly) ?)?(?<way>sensitive|insensitive|robust|vulnerable|resilient|resistant|susceptible|invariant) (?:to|against)(?= )/gu;

/** Words whose more is better and whose less is worse: "increases accuracy" is "improves accuracy". */
const good =
  /\b(?:performance|accuracy|quality|generali[sz]ation|robustness|recall|precision|fidelity|efficiency|stability|diversity|throughput|reliability|scores?|gains?|safety|faithfulness|consistency)\b/u;
const denied =
  /\b(?:not|n't|no|never|neither|nor|without|cannot|fails?|unlike|rather than|instead of|despite|regardless|whether|how|why|if|may|might|could|should|would|or|unless|only|first|initially|then)\b/u;
/** Taking something away turns the relation round. */
const removal =
  /\b(?:removing|remov(?:es?|al)|without|dropping|omitting|ablating|disabling|eliminating|lack of|absence of|lowering|reducing|decreasing|shrinking|shortening)\b/u;

/** Ups and downs, correlations and sensitivities that a sentence (folded lower case) tells of one thing with another. */
export function trendRelations(lower: string, words: readonly Word[]): Relation[] {
  return [...trends(lower, words), ...correlations(lower, words), ...sensitivities(lower, words)];
}

function trends(lower: string, words: readonly Word[]): Relation[] {
  const found: Relation[] = [];
  const add = (
    cause: [number, number],
    effect: [number, number],
    turn: Turn,
    at: [number, number],
    clause: string,
  ): void => {
    if (denied.test(clause)) return;
    const given = gradeOf(lower.slice(...cause));
    // Two ups and downs on one side are more than is understood here.
    if (given === null || gradeOf(lower.slice(...effect))?.sign !== 1) return;
    const first = sideIn(withoutTurns(words, lower), ...cause);
    const second = sideIn(withoutTurns(words, lower), ...effect);
    if (!first || !second || [...first.terms].some((term) => second.terms.has(term))) return;
    const scale = good.test(lower.slice(...effect)) ? 'either' : turn.scale;
    const sign = (turn.sign * given.sign) as 1 | -1;
    found.push({ kind: 'trend', first, second, sign, scale, start: at[0], end: at[1] });
  };
  const taken: [number, number][] = [];
  for (const pattern of [following, leading, acting]) {
    for (const hit of lower.matchAll(pattern)) {
      const word = hit.groups?.['verb'] ?? '';
      const turn = turnOf(word);
      const at = hit.index + hit[0].lastIndexOf(word);
      const end = hit.index + hit[0].length;
      if (!turn || taken.some(([from, to]) => hit.index < to && from < end)) continue;
      taken.push([hit.index, end]);
      const [from, to] = clauseAround(lower, hit.index, end);
      const left: [number, number] = [from, hit.index];
      const right: [number, number] = [end, to];
      const clause = lower.slice(from, to);
      const place: [number, number] = [at, at + word.length];
      if (pattern === following) add(right, left, turn, place, clause);
      else add(left, right, turn, place, clause);
    }
  }
  return found;
}

const graded = new RegExp(String.raw`\b(?:${grade}|${verb})\b`, 'gu');

/** The up or down that a side itself holds; null where it holds several. */
function gradeOf(side: string): { sign: 1 | -1 } | null {
  const grades = [...side.matchAll(graded)].flatMap((hit) => turnOf(hit[0]) ?? []);
  const taken = removal.test(side);
  if (grades.length > 1) return null;
  const [one] = grades;
  if (one) return taken && one.sign === 1 ? null : { sign: one.sign };
  return { sign: taken ? -1 : 1 };
}

function withoutTurns(words: readonly Word[], lower: string): Word[] {
  return words.filter(({ start, end }) => {
    const text = lower.slice(start, end);
    return !turnOf(text) && !removal.test(text);
  });
}

function correlations(lower: string, words: readonly Word[]): Relation[] {
  return [...lower.matchAll(correlated)].flatMap((hit) => {
    const end = hit.index + hit[0].length;
    const [from, to] = clauseAround(lower, hit.index, end);
    const first = sideIn(words, from, hit.index);
    const second = sideIn(words, end, to);
    if (!first || !second || denied.test(lower.slice(from, to))) return [];
    const sign = hit.groups!['way'] === 'positively' ? 1 : -1;
    return [{ kind: 'trend', first, second, sign, scale: 'amount', start: hit.index, end } as const];
  });
}

function sensitivities(lower: string, words: readonly Word[]): Relation[] {
  return [...lower.matchAll(shaken)].flatMap((hit) => {
    const end = hit.index + hit[0].length;
    const [from, to] = clauseAround(lower, hit.index, end);
    const first = sideIn(words, from, hit.index);
    const second = sideIn(words, end, to);
    const { less: how = '', way = '' } = hit.groups as { less?: string; way?: string };
    if (!first || !second || /^(?:not|barely|hardly)$/u.test(how) || denied.test(lower.slice(from, to)))
      return [];
    const weakened = /less|weakly/u.test(how);
    const stands = /^(?:insensitive|robust|resilient|resistant|invariant)$/u.test(way);
    const sign = stands === weakened ? 1 : -1;
    return [{ kind: 'sensitivity', first, second, sign, scale: 'either', start: hit.index, end } as const];
  });
}
