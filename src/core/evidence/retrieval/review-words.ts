import { lazy } from '../../lazy.ts';
import { terms } from '../../text/tokens.ts';

/** Words in which reviews speak of any paper; they say nothing of where in the paper to look. */
const words = `
  paper papers author authors work study manuscript submission article review reviewer reviewers
  provide provides provided discuss discusses discussed discussion lack lacks lacking lacked miss missing mention
  mentioned address addressed addresses include includes included including report reported explain explained
  explanation clarify clarified clarity clear unclear elaborate explore explored explores exploration consider considered
  more further additional additionally detail details detailed adequate adequately sufficient sufficiently insufficient
  insufficiently thorough thoroughly extensive extensively comprehensive explicit explicitly limited limit only some any
  several various different specific specifically potential potentially particularly especially overall many much other
  beneficial benefit helpful help could would should may might can do does not no without also however while although
  how what why which when insight insights understanding strength strengths weakness weaknesses question questions
  summary suggestion suggestions concern concerns issue issues propose proposes proposed present presents presented
  presentation introduce introduces novel novelty approach method strong weak well good demonstrate demonstrates
  demonstrated show shows shown evaluate evaluated use used using way important importance key main major minor section
  given based regarding about`;
const known = lazy(() => new Set(terms(words)));

/** The terms of a review's sentence without the words of reviewing; all of them where nothing else is left. */
export function tellingTerms(all: readonly string[]): string[] {
  const telling = withoutReviewWords(all);
  return telling.length > 0 ? telling : [...all];
}

/** The terms of a review's sentence without the words of reviewing; none where nothing else is in it. */
export function withoutReviewWords(all: readonly string[]): string[] {
  return all.filter((term) => !known().has(term));
}
