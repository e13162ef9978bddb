import type { PaperIndex } from '../../evidence/paper-index.ts';
import { foldLower } from '../../text/fold.ts';

/** A model size as papers print it: "7B", "0.5 B", "Llama-3.2-1B", "113.44 million parameters". */
export interface ModelSize {
  /** Parameters. */
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const size =
  /(?<![\d.,])(?<number>\d{1,4}(?:\s?\.\s?\d{1,2})?)\s?-?\s?(?<scale>b|m|billion|million)(?![\p{L}\d])/gu;
/** What is counted in millions without being a parameter. */
const counted =
  /^\s?-?(?:tokens?|samples?|images?|pairs?|words?|nodes?|edges?|users?|items?|examples?|sentences?|documents?|years?|steps?|ratings?|points?|calls?|iterations?|videos?|flops?|entries|interactions|records|people|reads|dollars|training (?:tokens|samples|steps))\b/u;

/** Model sizes of a text, in reading order; offsets are those of the text. */
export function modelSizes(text: string): ModelSize[] {
  const lower = foldLower(text);
  return [...lower.matchAll(size)].flatMap((match) => {
    const { number = '', scale = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (counted.test(lower.slice(end, end + 24))) return [];
    const value = Number(number.replace(/\s/gu, '')) * (scale.startsWith('b') ? 1e9 : 1e6);
    return [{ value, start: match.index, end }];
  });
}

export interface SizePlace extends ModelSize {
  readonly passage: number;
}

const known = new WeakMap<PaperIndex, readonly SizePlace[]>();

/** All model sizes of the paper with their passages; bibliography left out. */
export function paperSizes(index: PaperIndex): readonly SizePlace[] {
  const have = known.get(index);
  if (have) return have;
  const made = index.paper.passages.flatMap((passage) =>
    passage.kind === 'reference'
      ? []
      : modelSizes(passage.text).map((found) => ({ ...found, passage: passage.id })),
  );
  known.set(index, made);
  return made;
}

export interface SizeVerdict {
  readonly claim: ModelSize;
  readonly against: SizePlace;
  readonly score: number;
}

/** Written with a name ("Llama-2-70B") or against a bound ("> 70B"): no statement of what the paper's models are. */
const noStatement = /(?:[\p{L}\d.]-|[<>\u2264\u2265]\s?|\\(?:geq?|leq?)\s?)$/u;

/** "A 7B model is missing", "7B models are now common": of what there is elsewhere. */
const elsewhere =
  /^[^.;:]*?\b(?:(?:is|are|was|were|seems?|remains?) (?:\p{L}+ )?(?:missing|absent|lacking|common|standard|typical|usual)|(?:is|are|was|were) not (?:included|compared|considered|tested|evaluated|used|shown|reported))\b/u;
/** "larger than 1B", "no 7B model", "beyond 3B": a bound or an absence, which says nothing of what is there. */
const bounded =
  /\b(?:no|not|none|never|without|lacks?|lacking|missing|absence of|beyond|above|below|over|under|exceed(?:s|ing)?|at least|at most|(?:larger|bigger|smaller|greater|more|less|fewer|lower|higher) than)\b[^.;]{0,60}$/u;

/** "Figure 5b", "Table 2-b": a panel, and no size. */
const panel =
  /\b(?:figures?|figs?|tables?|tabs?|eqs?|equations?|sections?|secs?|panels?|appendix|app|plots?|lines?)\b\.? ?\(?$/u;
/** "interested in models around 30B", "its behavior on 10B+ models is unknown", "8B-generated": not of the paper's models. */
const notTheirs =
  /\b(?:interested|curious|wonder\w*|unknown|unclear|unexplored|leav(?:e|es|ing)|limited to|instead of|further|scal(?:e|ing) (?:up )?to|suggest\w*|recommend\w*)\b/u;

/** Billions of parameters that no model of the paper has, although it names the sizes of its models. */
export function judgeSizes(text: string, index: PaperIndex): SizeVerdict[] {
  const lower = foldLower(text);
  return modelSizes(text).flatMap((claim) => {
    if (claim.value < 4e8 || noStatement.test(text.slice(0, claim.start))) return [];
    if (bounded.test(lower.slice(0, claim.start)) || elsewhere.test(lower.slice(claim.end, claim.end + 120)))
      return [];
    if (panel.test(lower.slice(0, claim.start)) || notTheirs.test(lower)) return [];
    if (
      /^(?:\+|-\p{L})/u.test(lower.slice(claim.end)) &&
      !/^-(?:parameter|model|scale|param)/u.test(lower.slice(claim.end))
    )
      return [];
    // "for about 200B" may be tokens, "(2021b)" is a year: only what is called a model's size is one.
    if (
      !/^[\s-]*(?:dense |sized? )?(?:-?parameter|model|llm|variant|version|params?\b)/u.test(
        lower.slice(claim.end),
      ) ||
      /\[\d/u.test(lower)
    )
      return [];
    const sizes = paperSizes(index).filter(({ value }) => value >= 4e8 && value < 1.9e12);
    if (sizes.length === 0 || sizes.some(({ value }) => Math.abs(value - claim.value) <= 0.06 * claim.value))
      return [];
    const models = sizes.filter(({ passage, end }) =>
      /^[\s-]*(?:parameter|model|llm|variant|version)/iu.test(
        (index.paper.passages[passage]?.text ?? '').slice(end, end + 12),
      ),
    );
    const pool = models.length > 0 ? models : sizes;
    // The largest comes nearest to "up to 70B"; the nearest to what a slip of memory would give.
    const upTo = /up to (?:about )?$/iu.test(text.slice(0, claim.start));
    const against = [...pool].sort((a, b) =>
      upTo
        ? b.value - a.value
        : Math.abs(Math.log(a.value / claim.value)) - Math.abs(Math.log(b.value / claim.value)),
    )[0]!;
    return [
      { claim, against, score: 0.6 + (models.length > 0 ? 0.05 : 0) + Math.min(0.1, 0.02 * sizes.length) },
    ];
  });
}
