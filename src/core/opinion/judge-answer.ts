import { isDenial } from '../check/denial.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import { coarseTypes, type CoarseType } from '../findings/finding.ts';
import { seen } from '../llm/fence.ts';
import { instructionAt } from '../paper/hidden/instructions.ts';
import type { Passage } from '../paper/model.ts';
import { skeleton } from '../text/fold.ts';
import type { OneAnswer } from './answer.ts';
import { comparableText, indexOfWhole } from './comparable-text.ts';
import { findQuotation } from './find-quotation.ts';
import type { Dropped, ModelVerdict } from './verdict.ts';

/** Characters of the model's own words that are kept. */
const longestReason = 300;

/**
 * Holds an answer against the sentence and the paper: the quotation must be in the paper, the span in the sentence, the type
 * one of the nine. @param shown the passages that the model was shown
 */
export function judgeAnswer(
  answer: OneAnswer,
  sentence: string,
  index: PaperIndex,
  shown: readonly Passage[],
): ModelVerdict | Dropped {
  const { verdict } = answer;
  const reason = oneLine(answer.reason ?? '');
  if (verdict === 'not-found') return { verdict, type: null, span: null, quotes: [], reason };
  const quotation = answer.quotation ?? '';
  const quotes = findQuotation(quotation, index, shown);
  if (!quotes) return 'quotation';
  // Words of the paper that speak to models are no evidence of what it found.
  if (instructionAt(quotation) >= 0) return 'instruction';
  if (verdict === 'supported') return { verdict, type: null, span: null, quotes, reason };
  const type = typeOf(answer.type ?? '');
  if (!type) return 'type';
  const span = spanOf(answer.span ?? '', sentence);
  if (!span) return 'span';
  if (saysTheSame(sentence.slice(span.start, span.end), quotation, sentence)) return 'same';
  return { verdict, type, span, quotes, reason };
}

function typeOf(name: string): CoarseType | null {
  const key = skeleton(name);
  return coarseTypes.find((type) => skeleton(type) === key) ?? null;
}

/** UTF-16 range of the words in the sentence. */
function spanOf(words: string, sentence: string): { start: number; end: number } | null {
  const wanted = comparableText(words)
    .text.trim()
    .replace(/^["'`\s]+|["'`\s.,;:]+$/gu, '');
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const { text, places } = comparableText(sentence);
  const at = indexOfWhole(text, wanted);
  if (at < 0) return null;
  const last = places[at + wanted.length - 1]!;
  return { start: places[at]!, end: last + String.fromCodePoint(sentence.codePointAt(last)!).length };
}

/** A quotation with the very words that are called false, and no denial on one side alone, contradicts nothing. */
function saysTheSame(span: string, quotation: string, sentence: string): boolean {
  return (
    isDenial(sentence) === isDenial(quotation) &&
    indexOfWhole(comparableText(quotation).text, comparableText(span).text.trim()) >= 0
  );
}

/** A model's words as one line of plain text. */
function oneLine(text: string): string {
  const line = seen(text).replace(/\s+/gu, ' ').trim();
  return line.length <= longestReason ? line : `${line.slice(0, longestReason - 1).trimEnd()}…`;
}
