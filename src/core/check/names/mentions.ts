import { scanNames, type NameSpan } from '../../evidence/lexicon/name-scan.ts';
import { fold } from '../../text/fold.ts';

/** How the review ties a name to the paper. */
export type Frame =
  /** "evaluated on X", "experiments on A, B and X", "the X dataset". */
  | 'data'
  /** "uses X", "is trained with X", "based on X". */
  | 'uses'
  /** "baselines such as X", "is compared with X". */
  | 'baseline'
  /** "the proposed X", "introduces X", "called X". */
  | 'proposes'
  /** "(A, B, X)", "such as A and X" after a noun for things of one class. */
  | 'list'
  /** "with X", "the X module": tied to the paper, how is not said. */
  | 'part'
  | null;

/** A name that the review writes, with the list it stands in and how it is tied to the paper. */
export interface Mention extends NameSpan {
  readonly frame: Frame;
  /** Names next to it in the same list, in order, without itself. */
  readonly siblings: readonly string[];
  /** Words before the list (at most 80 characters) and after it. */
  readonly before: string;
  readonly after: string;
}

const between =
  /^\s*(?:\([^()]{0,40}\)|\[[\d,; -]{1,12}\])?\s*(?:,\s*(?:and|or|as well as)?|;|\/|&|\+|and|or|as well as|vs\.?|versus)\s*(?:the\s+|its\s+)?$/i;

/** Up to four words between the verb and the name. */
const filler = '(?:[\\w-]+ ){0,4}';
const leftFrames: readonly (readonly [Exclude<Frame, null>, RegExp])[] = [
  [
    'proposes',
    new RegExp(
      `\\b(?:propos\\w*|introduc\\w*|present(?:s|ed)?|develop(?:s|ed)?|design(?:s|ed)?|call(?:ed|s)|named|termed|dubbed)(?: in this (?:paper|work))? ${filler}$`,
      'i',
    ),
  ],
  [
    'baseline',
    new RegExp(
      `\\b(?:compar(?:ed|es|isons?|ing)(?: (?:[\\w-]+ ){0,4})?(?:with|to|against)|outperform\\w*|surpass\\w*|beats?|(?:improve\\w*|gains?|superior\\w*|better) (?:[\\w-]+ ){0,3}(?:over|than|to)|baselines?(?: methods?| models?)?|against) ${filler}$`,
      'i',
    ),
  ],
  [
    'data',
    new RegExp(
      `\\b(?:evaluat\\w*|experiment\\w*|test(?:s|ed|ing)?|validat\\w*|results?|performance|gains?|improvements?|train(?:s|ed|ing)?|fine-?tun\\w*|pre-?train\\w*|demonstrat\\w*|observations?|appl(?:y|ied|ies)|accuracy|benchmark\\w*|verif\\w*)\\b[^.;:()]{0,50}\\b(?:on|across|over) ${filler}$`,
      'i',
    ),
  ],
  [
    'uses',
    new RegExp(
      `\\b(?:us(?:e|es|ed|ing)|employ\\w*|adopt\\w*|leverag\\w*|utili[sz]\\w*|integrat\\w*|incorporat\\w*|appl(?:y|ies|ied|ying)|rel(?:y|ies|ied|ying)(?: [\\w-]+)? (?:on|upon)|(?:based|built)(?: [\\w-]+)? (?:up)?on|builds? (?:up)?on|combin\\w*|implement\\w* (?:in|with|using)|via|optimi[sz]\\w* (?:with|by|using)|train\\w* (?:with|by|using|via)|extend(?:s|ed|ing)?|follow(?:s|ed|ing)?|fabricat\\w* (?:in|with|using|by)|writ\\w* in|by means of) ${filler}$`,
      'i',
    ),
  ],
  [
    'list',
    /(?:\b(?:such as|like|including|include|includes|namely|i\.e\.,?|e\.g\.,?|viz\.?)|(?:[a-z]{2,}s|\b(?:objective|data|approach|loss|task|model|dataset|backbone|corpus|metric|baseline|optimi[sz]er|analysis))\s*[(:])\s*(?:the |both )?$/i,
  ],
];
const rightData =
  /^\s*(?:\)|\[[\d, ]+\])?\s*(?:[\w-]+\s){0,2}(?:data ?sets?|benchmarks?|corpus|corpora|data|test ?sets?|suite)\b/i;
const rightPart =
  /^\s*(?:[\w-]+\s)?(?:loss|algorithm|model|method|architecture|backbone|kernel|optimi[sz]er|module|network|framework|mechanism|estimator|encoder|decoder|layers?|strategy|procedure|scheme|solver|classifier|embedding|tokenizer|atlas|simulator|process|technology|processor|chips?|boards?|librar(?:y|ies)|toolkit|platform|style|format|corpus|language|grid|scale)\b/i;

/** Names of a review sentence, each with its list and frame. */
export function mentionsOf(text: string): Mention[] {
  const folded = fold(text);
  const groups: NameSpan[][] = [];
  for (const name of scanNames(text)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && between.test(folded.slice(last.end, name.start))) group.push(name);
    else groups.push([name]);
  }
  return groups.flatMap((group) => {
    const before = folded.slice(Math.max(0, (group[0] as NameSpan).start - 80), (group[0] as NameSpan).start);
    const after = folded.slice((group.at(-1) as NameSpan).end, (group.at(-1) as NameSpan).end + 60);
    const frame = frameOf(before, after);
    return group.map((name) => ({
      ...name,
      frame,
      before,
      after,
      siblings: group.filter((other) => other !== name).map((other) => other.text),
    }));
  });
}

function frameOf(before: string, after: string): Frame {
  const left = leftFrames.find(([, pattern]) => pattern.test(before))?.[0];
  if (rightData.test(after) && left) return left === 'baseline' ? left : 'data';
  if (left) return left;
  const used = /^(?<be>\s*(?:is|are|was|were))? (?:\w+ )?(?:used|adopted|employed|chosen|selected)\b/i.exec(
    after,
  );
  if (used && (used.groups?.['be'] || /\b(?:is|are|was|were) (?:the )?$/i.test(before))) return 'uses';
  return rightData.test(after) ||
    rightPart.test(after) ||
    /\b(?:from|with|through|in) (?:the |an? )?$/i.test(before)
    ? 'part'
    : null;
}
