/** Where "line 12" or "L12" stands in a text. */
export interface LineMention {
  readonly text: string;
  /** UTF-16 range of the word, with the numbers. */
  readonly start: number;
  readonly end: number;
}

/** Nouns that make "line" a part of their own name: "command line", "trend line", "metro line". */
const compound =
  /\b(?:command|trend|production|assembly|regression|time|dead|head|bottom|front|finish|starting|product|power|transmission|transit|metro|subway|bus|train|rail(?:way)?|tram|telephone|phone|cell|pipe|base|out|border|coast|contour|grid|scan|number|straight|dashed|dotted|solid|horizontal|vertical|diagonal|curved|bold|thick|thin|fitted|reference|identity|dividing|decision|research|story|plot|red|blue|green|black|gr[ae]y|orange|purple|yellow|brown|pink|white|hot|help|fall|air|tag|punch|single|multi) $/iu;
/** What a number before it counts: "2000 times", "5000 of Python". */
const counted =
  /^ ?(?:%|percent\b|times\b|steps?\b|epochs?\b|iterations?\b|rounds?\b|layers?\b|seconds?\b|minutes?\b|hours?\b|days?\b|years?\b|ms\b|tokens?\b|words?\b|samples?\b|examples?\b|users?\b|params?\b|parameters?\b|dim(?:ension)?s?\b|of (?!the\b|this\b|that\b|your\b|its\b|their\b|our\b|page\b|p\.|pg\.|pp?\b|section|sec\b|algorithm|alg\b|appendix|app\b|table|tab\b|figure|fig\b|abstract|intro|main|supp|paper|manuscript|submission|proof|theorem|lemma|listing|code \d|eq|column|§|\p{Lu}[\p{L}.]* ?\d)|(?:the |this )?(?:lines? )?(?:long|later|earlier|more|fewer)\b)/iu;
/** What "L2" or "L 40" is a name in: a norm, a layer, a machine. */
const named =
  /^(?:(?!ff?(?!\p{L}))[\p{L}\d_^]|[-\u2010-\u2012]\p{L}{2}|\s?[-\u2010]?\s?(?:norms?|normed|loss(?:es)?|regulari\w*|penalt\w*|distances?|errors?|metrics?|cach\w*|balls?|spaces?|attacks?|perturb\w*|weights?|decay|convergence|bounds?|constraints?|sparsity|minimi\w*|optimi\w*|costs?|objectives?|terms?|differences?|deviation|discrepanc\w*|gradients?|normali\w*|robust\w*|layers?|backbones?|models?|variants?|encoders?|decoders?|transformers?|gpus?|nodes?|orbit|levels?|heads?|tokens?|blocks?|speakers?|learners?|languages?|points?)\b)/iu;
/** Opens a mention: the sentence, a bracket, a list, or a word that points at places. */
const opened =
  /(?:^|[([{,;:.!?"*+\u2022\u2013\u2014/&|>]|(?<![\p{L}-])(?:see|cf\.?|in|on|at|from|to|till|until|and|or|around|near|after|before|between|by|also|e\.g\.|i\.e\.|typos?|of|lines?|append(?:ix|ices)|btw)|(?<![\p{L}\d])(?:pages?|pp?\.?|pg\.?|p) ?\d+)[\s'"(*_-]*(?<![\p{L}\d][-\u2010-\u2012])$/iu;
/** A single digit is a line beside other lines, within so many characters. */
const nearby = 200;
const opensNothing = /(?:\p{L}[-\u2010-\u2012/]|#)$/u;

/**
 * "line 111" and "lines 3 to 5", but neither "the command line 2000 times" nor "lines 5000 of Python". `mention` is
 * the word with all its numbers.
 */
export function readsAsLineWord({ text, start, end }: LineMention): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  if (opensNothing.test(before) || compound.test(before)) return false;
  return !counted.test(text.slice(end, end + 40));
}

/**
 * "L214", "see L 33" and "l. 5" where the sentence, a bracket, a list or a pointing word opens it; no norms, losses,
 * layers or sizes of models ("L2 loss", "ViT-L 1024"). `first` is its first number, `range` tells of a span up from it.
 */
export function readsAsLineLetter(
  { text, start, end }: LineMention,
  first: string,
  range: boolean,
  dotted: boolean,
): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 40);
  if (opensNothing.test(before) || named.test(behind) || counted.test(behind)) return false;
  // "L155" is hardly anything else, "L 155" and "L55" may be.
  const plain = /^l\d{3}/iu.test(text.slice(start, end)) || (range && /^l\d/iu.test(text.slice(start, end)));
  if (!plain && !dotted && !opened.test(before)) return false;
  // "L 12, H 768" are the sizes of a model.
  if (/^,? ?[A-KMNOQ-Z] ?[=:]? ?\d/u.test(behind)) return false;
  const around = text.slice(Math.max(0, start - nearby), start) + text.slice(end, end + nearby);
  return dotted || range || first.length > 1 || /\blines?\b|\bll?\.|\bL\d\d/iu.test(around);
}

/** What goes on behind a place that a sentence names. */
const goesOn =
  /^\)?(?:\s*(?:$|[.,;:?!)\]"'\u2013\u2014])|\s(?:and|or|the|this|that|it|you|we|they|there|authors?|is|are|was|were|should|could|must|has|have|says?|states?|reads?|shows?|claims?|mentions?|describes?|refers?|seems?|appears?|contains?|in|on page|of (?:the|this|your) (?:paper|manuscript|submission|text|main)|please|what|why|how|where)(?![\p{L}\d]))/iu;
/** Lines of something else than the paper. */
const ofOther =
  /\b(?:algorithms?|alg\.|pseudo-?code|listings?|code|scripts?|files?|repositor(?:y|ies)|notebooks?|logs?|data ?sets?|csv|json|python|corpus|poems?|metro|subway)\b/iu;

/** The wording leaves no doubt that a line of the paper is meant. Numbers of lines alone are not enough. */
export function surelyLine({ text, start, end }: LineMention): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  return opened.test(before) && goesOn.test(text.slice(end, end + 40)) && !ofOther.test(text);
}
