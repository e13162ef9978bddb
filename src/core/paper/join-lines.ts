/** How often each word form stands in a document, lower case: decides what a hyphen at a line end means. */
export type WordForms = ReadonlyMap<string, number>;

const wordForm = /[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*/gu;

/** Counts word forms line by line, so that a word cut by a line end is never counted as a whole. */
export function countWordForms(lines: Iterable<string>): WordForms {
  const forms = new Map<string, number>();
  for (const line of lines) {
    for (const [form] of line.matchAll(wordForm)) {
      const key = form.toLowerCase().replace(/[\u2010\u2011]/g, '-');
      forms.set(key, (forms.get(key) ?? 0) + 1);
    }
  }
  return forms;
}

export interface JoinedLines {
  readonly text: string;
  /** Where each line went: UTF-16 range in `text`. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

const cutWord =
  /(?:^|[^\p{L}\p{M}\p{N}])(?<left>[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*)[-\u2010\u2011\u00AD]$/u;
const firstWord = /^[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*/u;

/**
 * Joins hard-wrapped lines with single spaces. A hyphen at a line end goes where the joined word is at least as common
 * in the document as the hyphenated one; it stays before a capital or digit ("GPT-|4") and after one ("F1-|score").
 */
export function joinLines(lines: readonly string[], forms: WordForms): JoinedLines {
  let text = '';
  const ranges: { start: number; end: number }[] = [];
  for (const line of lines) {
    let glue = text === '' ? '' : ' ';
    const cut = /[-\u2010\u2011\u00AD]$/.test(text) ? cutWord.exec(text.slice(-80)) : null;
    const next = cut ? firstWord.exec(line)?.[0] : undefined;
    // "sentence-|and token-level": the hyphen stands for a word that comes later.
    const suspended = next !== undefined && /^(?:and|or|to|nor|versus|vs)$/iu.test(next);
    if (cut && next !== undefined && !suspended) {
      glue = '';
      if (!keepsHyphen(cut.groups!['left']!, next, forms) || text.endsWith('\u00AD')) {
        text = text.slice(0, -1);
        const last = ranges.at(-1);
        if (last) last.end = Math.min(last.end, text.length);
      }
    }
    const start = text.length + glue.length;
    text += glue + line;
    ranges.push({ start, end: text.length });
  }
  return { text, ranges };
}

/** First parts that hardly ever grow together with the next word. */
const alwaysHyphenated = /^(?:cross|self|well|ill|half|quasi|vice|all|non)$/u;

function keepsHyphen(left: string, right: string, forms: WordForms): boolean {
  const joined = forms.get(`${left}${right}`.toLowerCase()) ?? 0;
  const apart = forms.get(`${left}-${right}`.toLowerCase().replace(/[\u2010\u2011]/g, '-')) ?? 0;
  if (joined > apart) return false;
  if (apart > 0 || /^[\p{Lu}\p{N}]/u.test(right) || /[\p{Lu}\p{N}]$/u.test(left)) return true;
  if (alwaysHyphenated.test(left)) return true;
  // Neither form stands elsewhere: two words that both do (beside this place) were a compound.
  return [left, right].every((part) => part.length > 3 && (forms.get(part.toLowerCase()) ?? 0) > 1);
}
