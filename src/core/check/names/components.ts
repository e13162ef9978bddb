import { paperWords } from '../../evidence/lexicon/paper-words.ts';
import { nameKey } from '../../evidence/lexicon/name-key.ts';
import { hasRelative } from '../../evidence/lexicon/presence.ts';
import { isStopWord, tokenize, type Token } from '../../text/tokens.ts';
import { fold } from '../../text/fold.ts';
import type { Paper } from '../../paper/model.ts';
import type { Sentence } from '../../review/model.ts';
import type { CheckContext, Opinion } from '../checker.ts';
import { extentOf } from './extent.ts';

/** Nouns for parts of a system or method; a noun for one that does something ("estimator", "tokenizer") is one as well. */
const plainPart =
  /^(?:modules?|networks?|sub-?networks?|layers?|blocks?|heads?|branch(?:es)?|gates?|units?|mechanisms?|functions?|kernels?|cells?|codebooks?|embeddings?|queues?|buffers?|loss(?:es)?|constraints?|penalt(?:y|ies)|priors?|prompts?)$/;
const doer = /^[a-z]{3,}(?:at|it|et|ut|iz|is|cod|pl|ct|rr)(?:or|er)s?$/;
const notParts =
  /^(?:authors?|readers?|reviewers?|number|numbers|other|others|order|paper|papers|(?:hyper-?)?parameters?|vectors?|factors?|letters?|matter|latter|water|later|better|users?|researchers?|practitioners?|competitors?|directors?|monitors?|humanit\w*|editors?|posters?|clusters?|computers?|motors?|outer|router|after|greater|tests?er|filters?|denominators?|numerators?|indicators?|operators?|evaluators?|annotators?|creators?|collaborators?|moderators?|translators?|educators?|investigators?|contributors?|distributors?)$/;

/** Words that describe a part rather than name it. */
const describing =
  /(?:ing|ed|al|ive|ic|able|ible|ous|ful|ary|ar|ant|ent|less|ly)$|^.{1,4}$|^(?:exact|concrete|precise|complex|whole|separate|complete|unique|robust|uncertain|certain|simple|correct|intermediate)$|^(?:regulari|normali|optimi|generali|initiali|quanti|factori|tokeni)[sz]ation$/;

/** What is had of a part, so that the part itself is not named. */
const ofPart =
  /^(?:information|data|knowledge|sets?|satisfaction|violations?|problems?|values?|spaces?|theory|analysis|approximation|engineering|design)$/;

/** A quality: the reviewer's word for what a part is for ("smoothness constraint"), as often as its name. */
const quality = /(?:ness|ity|ism)$/;

/** What takes for granted that the paper has the thing that follows. */
const granting =
  /\b(?:details?|explanations?|descriptions?|information|clarity|clarif\w+|elaborat\w+|explain\w*|describ\w+|insights?|implementation|role|purpose|choice|impact|effects?|influence|sensitivity|performance|var(?:y|ying)|chang(?:e|ing)|ablat\w*|necessity|contribution)\b[^.;?!]{0,60}?\b(?:the|different|various|type|types|choices?|varying|alternative)\b/i;
const unexplained =
  /\bthe\b[^.;?!]{0,60}\b(?:is|are|was|were|needs?)\b[^.;?!]{0,20}\b(?:not|unclear|insufficiently|poorly|never|hard|difficult|more|improvement|better)\b/i;
/** Wishes for something new, comparisons and outside work are no claim about the paper. */
const wishing =
  /\b(?:compar\w+ (?:to|with|against)|instead|such as using|other methods|baselines?|prior|previous|existing|related|in the literature|like to see|suggest\w*|propose to|might be|would be (?:interesting|nice|good|helpful|useful)|e\.g|incorporat\w+|integrat\w+|future)\b/i;

/** Parts of the method that the sentence takes for granted and that the paper never names, in any form of the word. */
export function grantedComponents(sentence: Sentence, { index, paper }: CheckContext): Opinion[] {
  const text = fold(sentence.text);
  const frame = granting.exec(text) ?? unexplained.exec(text);
  if (!frame || wishing.test(text)) return [];
  const words = paperWords(index);
  return nounPhrases(text, frame.index).flatMap((phrase) => {
    const parts = phrase.flatMap((token) => token.text.split('-')).filter((word) => word.length > 2);
    const name = text.slice(phrase[0]!.start, phrase.at(-1)!.end);
    if (words.keys.includes(nameKey(name).replace(/s$/, ''))) return [];
    const unknown = parts.filter(
      (word) => !plainPart.test(word) && !describing.test(word) && !hasRelative(word, words),
    );
    if (unknown.length === 0) return [];
    // One noun of action in a longer name is the reviewer's paraphrase ("observation conversion module").
    if (parts.length > 2 && unknown.length === 1 && /(?:[ts]ion|ment|ance|ity)$/.test(unknown[0]!)) return [];
    return [
      {
        start: phrase[0]!.start,
        end: phrase.at(-1)!.end,
        verdict: 'contradicted' as const,
        type: 'Entity' as const,
        node: 'entity/invented-component/invented-module',
        score: unknown.every((word) => quality.test(word)) ? 0.55 : 0.62,
        severity: 'information' as const,
        absence: false,
        reason: reasonOf(name, unknown, paper),
        quotes: [],
        repair: null,
      },
    ];
  });
}

/** What was searched and not met. */
function reasonOf(name: string, unknown: readonly string[], paper: Paper): string {
  const others = [...new Set(unknown)].filter((word) => word !== name.toLowerCase());
  const both =
    others.length > 0
      ? `Neither '${name}' nor ${others.map((word) => `'${word}'`).join(' or ')} occurs`
      : `'${name}' does not occur`;
  return `${both} in ${extentOf(paper)}, in any form of the word.`;
}

/** Runs of plain words behind `from` that end in a noun for a part, with at most two words before it. */
function nounPhrases(text: string, from: number): Token[][] {
  const phrases: Token[][] = [];
  let run: Token[] = [];
  for (const token of tokenize(text)) {
    const last = run.at(-1);
    if (last && text.slice(last.end, token.start) !== ' ') run = [];
    if (
      isStopWord(token.text) ||
      /^(?:different|various|types?|varying|several|other|used|using|kinds?|choices?|impact|effects?|role|behind|beyond|within|across|each|every|both|per)$/.test(
        token.text,
      )
    ) {
      run = [];
      continue;
    }
    run.push(token);
    // "the [part] information": the noun behind it is the thing.
    if (last && ofPart.test(token.text) && phrases.at(-1)?.at(-1) === last) phrases.pop();
    const part = plainPart.test(token.text) || (doer.test(token.text) && !notParts.test(token.text));
    if (!part || token.start <= from) continue;
    // "the auto-tuner controller" is one part, not two.
    if (last && phrases.at(-1)?.at(-1) === last && run.length > 1) phrases.pop();
    phrases.push(run.slice(-3));
  }
  return phrases;
}
