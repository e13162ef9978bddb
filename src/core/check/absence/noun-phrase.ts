import type { WordRange } from './denial.ts';
import { isFinite } from './clause.ts';
import { reportingVerb } from './lexicon.ts';
import type { Word } from './words.ts';

const question = /^(?:how|why|whether|what|which|when|where|who|that)$/;
/** Words that open a clause of their own: "work delivers useful findings" names no thing. */
const actors =
  /^(?:paper|papers|work|authors?|we|i|they|it|he|she|manuscript|submission|reviewers?|everyone|nobody)$/;
/** Third persons that are nouns as often. */
const nouns =
  /^(?:results|tests|studies|experiments|examines|reviews|benchmarks|measures|details|reports|surveys|views|documents|names|states|notes|covers|grounds|bounds|plots|contrasts|addresses|probes|mentions|describes|comments|deals|quotes|runs|releases|shares|supports|indicates|offers|supplies|considers|says|raises|tries|cites|displays)$/;

/**
 * Whether a stretch of words can be the name of a thing: it has a word of three letters or more, no finite verb outside
 * of a question ("how the gate closes") and no people or paper as its first word.
 */
export function isNounPhrase(words: readonly Word[], { from, to }: WordRange): boolean {
  let asked = false;
  let telling = false;
  for (let i = from; i < to; i += 1) {
    const word = words[i]!;
    if (question.test(word.text)) asked = true;
    if (!word.mark && /\p{L}{3}/u.test(word.text)) telling = true;
    if (i === from && to > from + 1 && actors.test(word.text)) return false;
    if (i === from && to > from + 1 && words[from - 1]?.text !== 'to' && isCommand(word.text)) return false;
    if (!asked && isVerb(words, i, from)) return false;
  }
  return telling;
}

/** "acknowledge limitations": a bare verb that is no noun. */
function isCommand(text: string): boolean {
  return /^(?:acknowledge|discuss|mention|explain|describe|provide|include|compare|analy[sz]e|evaluate|examine|consider|clarify|justify|address|explore|investigate|ablate|define|demonstrate|prove|derive|validate|verify|assess|quantify|elaborate|restrict)$/.test(
    text,
  );
}

function isVerb(words: readonly Word[], i: number, from: number): boolean {
  const word = words[i]!;
  if (isFinite(word)) return true;
  const verb = reportingVerb(word.text);
  return (
    i > from && verb?.finite === true && !verb.participle && /s$/.test(word.text) && !nouns.test(word.text)
  );
}
