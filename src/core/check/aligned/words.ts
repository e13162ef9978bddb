import { foldLower } from '../../text/fold.ts';
import { isStopWord, stemWord, tokenize } from '../../text/tokens.ts';

/** A word that carries meaning, with its place. */
export interface Word {
  /** Stem, or `own` for whatever names the paper's proposal. */
  readonly term: string;
  /** UTF-16 range in the text. */
  readonly start: number;
  readonly end: number;
  /** How many words of the text, small ones included, stand before it. */
  readonly at: number;
}

/** Stands for every way to name the paper's own proposal: "Ours", "the proposed method", its name. */
export const own = '*own';

/** Words of reviews and papers that say nothing of what is spoken of. */
const empty = new Set(
  (
    'paper author work study manuscript submission show shown demonstrate propose proposed present introduce provide result ' +
    'experiment extensive experimental empirical also even well thus moreover furthermore however while although though ' +
    'but or not no nor only all every each any always never both most some many several few more less much other such ' +
    'same than over across under between through per via use used using usage make made makes making give given take ' +
    'strength weakness weak strong good nice interesting novel new important significant significantly clear clearly ' +
    'section table figure appendix eq equation line summary question first second third one two three ours my ' +
    'find finding found see seem appear report reported discuss discussed consider considered claim state stated note ' +
    'further additional additionally particular particularly especially specifically different various overall general ' +
    'generally include including included e.g i.e et al etc able enable allow achieve obtain based et respectively ' +
    'need require within without among because since due whether either neither yet still already just rather quite ' +
    'out up down off about into onto upon after before during against toward towards like unlike'
  )
    .split(' ')
    .map(stemWord),
);

const proposal = /^(?:ours|proposal)$/u;
const kinds =
  'method|approach|framework|model|algorithm|technique|system|scheme|pipeline|procedure|solution|strategy';
/** "our method", "the proposed two-stage approach", "their framework": the last word stands for the proposal. */
const proposalPhrase = new RegExp(
  String.raw`\b(?:our|their|this|the(?= proposed)|proposed|the(?: authors'?)?) (?:proposed |new |novel |full |final )?(?:[\p{L}-]+ ){0,1}(?:${kinds})\b`,
  'gu',
);

/** The words of a text that carry meaning, in order. `names`: lower-case names of the paper's own proposal. */
export function wordsOf(text: string, names: ReadonlySet<string>): Word[] {
  const lower = foldLower(text);
  const heads = new Set([...lower.matchAll(proposalPhrase)].map((hit) => hit.index + hit[0].length));
  const out: Word[] = [];
  tokenize(text).forEach(({ start, end, text: token }, at) => {
    const word = token.replace(/'s$/u, '');
    if (proposal.test(word) || names.has(word) || heads.has(end)) {
      out.push({ term: own, start, end, at });
      return;
    }
    for (const part of word.includes('-') && !/\d/u.test(word) ? [word, ...word.split('-')] : [word]) {
      if (part === '' || isStopWord(part)) continue;
      const term = stemWord(part);
      if (!empty.has(term)) out.push({ term, start, end, at });
    }
  });
  return out;
}
