import type { Candidate } from './candidates.ts';
import type { NumberClaim } from './claims.ts';
import type { NumberEvidence } from './evidence.ts';
import { mayEqual } from '../../text/number-match.ts';
import type { Judgement } from './judgement.ts';

/** Verbs that stand before a number without naming it: "limited to two", "consists of three". */
const verbs = new Set(
  'limit consist restrict reduc increas decreas rang correspond contain includ compos repeat appli compar equal amount lead due relat belong divid split choic number order'.split(
    ' ',
  ),
);

const parameters = new Set('rank depth temperatur'.split(' '));

/** "temperature of 1.5" where the paper gives its temperature as 0.7. */
export function byName(claim: NumberClaim, { support, against }: NumberEvidence): Judgement | null {
  const { quantity, label } = claim;
  const name = label[0];
  if (name === undefined || quantity.hedge !== 'exact' || claim.fromFigure) return null;
  // The value beside the same name, however loosely, or in words close to the claim's: it may well be right.
  if (support.named || support.label > 0 || support.bare >= 0.3 || support.unit >= 0.15) return null;
  const parameter = parameters.has(name);
  if ((claim.noun?.sure && !parameter) || verbs.has(name)) return null;
  if (name.length < 2 || quantity.form === 'fraction' || quantity.form === 'multiple') return null;
  const same = against.filter(
    (candidate) => candidate.label >= 0.5 && !isSaid(claim, candidate) && isSetting(candidate, parameter),
  );
  const best = same[0];
  // One letter names many things: the words around it must agree.
  if (best === undefined || best.context < 0.2) return null;
  // "Why is the temperature set to 1.5?" takes it for granted that it is.
  if (claim.asked && (best.context < 0.3 || best.label < 0.6)) return null;
  const values = new Set(same.map(({ number }) => number.quantity.value));
  if (values.size > 4) return null;
  const score = 0.36 + 0.25 * best.label + 0.4 * Math.min(0.6, best.context) - 0.08 * (values.size - 1);
  return { proof: 'name', against: best.number, score: Math.min(0.97, score), certain: values.size === 1 };
}

function isSetting({ number }: Candidate, parameter: boolean): boolean {
  return (parameter || !number.noun?.sure) && number.quantity.high === number.quantity.value;
}

/** The sentence gives the value itself beside the doubtful one. */
function isSaid(claim: NumberClaim, { number }: Candidate): boolean {
  return claim.others.some((other) => mayEqual(other, number.quantity));
}
