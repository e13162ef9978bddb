import { foldLower } from '../../../text/fold.ts';
import type { Operator, Swap } from '../operator.ts';
import { isSaidOfSame } from '../make/alignment.ts';

const others =
  /(?<![\p{L}\p{N}-])(?:(?<the>the )?(?<kind>existing|current|prior|previous|earlier|traditional|conventional|most existing|many existing|classical|standard) )(?<what>(?:[\p{L}\p{N}-]+ ){0,3}?(?:methods|approaches|models|techniques|frameworks|algorithms|works|work|systems|solutions|defenses|attacks|benchmarks|datasets|metrics|studies|strategies|paradigms|research))(?![\p{L}\p{N}-])/gu;
/** What is said of the others is a reproach. */
const blamed =
  /^(?: [\p{L}\p{N},()-]+){0,5}? (?:suffer|fail|struggle|lack|ignore|overlook|neglect|rel(?:y|ies) (?:on|heavily|solely)|require|cannot|often|typically|usually|assume|focus|are limited|is limited|do not|does not|tend to|face|fall short|underperform|incur|depend|treat|primarily|mainly|either|only|still|remain|are restricted|are prone|are sensitive|struggle)/u;
const blame =
  /(?:\b(?:limitations?|drawbacks?|shortcomings?|weakness(?:es)?|failures?|inefficienc(?:y|ies)|gaps?|bottlenecks?|problems?|issues?|flaws?|biases|challenges?) (?:of|in|with|faced by)|\b(?:limitation|challenge|problem) that) $/u;

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly the: boolean;
}

/** A reproach that the paper makes to other methods turned on its own: "existing methods fail" as "the proposed methods fail". */
export const criticism: Operator = {
  id: 'context/criticism',
  type: 'Context-based Meaning Error',
  fits: (text) => mentions(text).length > 0,
  propose({ text, support }) {
    const found = mentions(text);
    const [word] = found;
    if (!word || found.length > 1 || /\b(?:the|our) proposed\b/iu.test(text)) return [];
    for (const { statement } of support) {
      const { passage } = statement;
      const places = mentions(statement.text).map((one) => ({
        ...one,
        start: one.start + statement.start,
        end: one.end + statement.start,
      }));
      const [place] = places;
      if (!place || places.length > 1 || !isSaidOfSame(text, word, statement, place)) continue;
      const own = ({ the }: Mention, voice: string): string => (the ? 'proposed' : voice);
      const capital = /^\p{Lu}/u.test(text.slice(word.start, word.end));
      const swap: Swap = {
        claim: {
          start: word.start,
          end: word.end,
          text: own(word, capital ? 'The proposed' : 'the proposed'),
        },
        paper: {
          passage: passage.id,
          start: place.start,
          end: place.end,
          text: own(place, /^\p{Lu}/u.test(passage.text.slice(place.start, place.end)) ? 'Our' : 'our'),
        },
        node: 'context-based-meaning-error/role-changed/criticism-turned',
        effect: 'changes',
      };
      return [swap];
    }
    return [];
  },
};

/** Where a text blames other methods; the range of the words that make them the others'. */
function mentions(text: string): Mention[] {
  const folded = foldLower(text);
  return [...folded.matchAll(others)].flatMap((match): Mention[] => {
    const { the, kind } = match.groups as { the?: string; kind: string };
    const [before, behind] = [folded.slice(0, match.index), folded.slice(match.index + match[0].length)];
    if (
      !blame.test(before) &&
      !(
        blamed.test(behind) &&
        /(?:^|[.,;:] |\b(?:that|while|where|as|because|since|how|but|and|whereas|why) )$/u.test(before)
      )
    )
      return [];
    const start = match.index + (the?.length ?? 0);
    return [{ start, end: start + kind.length, the: the !== undefined }];
  });
}
