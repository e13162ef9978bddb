/** How often each word form stands in a document, lower case: decides what a hyphen at a line end means. */
export interface WordForms {
  readonly counts: ReadonlyMap<string, number>;
  /** First and last parts of hyphenated words: "re", "level". */
  readonly firsts: ReadonlySet<string>;
  readonly lasts: ReadonlySet<string>;
}

export const noForms: WordForms = { counts: new Map(), firsts: new Set(), lasts: new Set() };

const asciiForm = /[a-z\d]+(?:-[a-z\d]+)*/g;
const wordForm = /[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*/gu;

/** Counts word forms line by line, so that a word cut by a line end is never counted as a whole. */
export function countWordForms(lines: Iterable<string>): WordForms {
  const counts = new Map<string, number>();
  const firsts = new Set<string>();
  const lasts = new Set<string>();
  for (const line of lines) {
    const lower = line.toLowerCase();
    const forms = isAscii(lower)
      ? lower.match(asciiForm)
      : lower.replace(/[\u2010\u2011]/g, '-').match(wordForm);
    for (const key of forms ?? []) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (!key.includes('-')) continue;
      const parts = key.split('-');
      firsts.add(parts[0]!);
      for (const part of parts.slice(1)) lasts.add(part);
    }
  }
  return { counts, firsts, lasts };
}

/** Most lines are: the classes of all scripts' letters cost several times as much. */
function isAscii(text: string): boolean {
  return /^[\x00-\x7F]*$/.test(text);
}

export interface JoinedLines {
  readonly text: string;
  /** Where each line went: UTF-16 range in `text`. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

/** Chinese and Japanese are written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

const hyphens = '-\u2010\u2011\u00AD';
const cutWord =
  /(?:^|[^\p{L}\p{M}\p{N}])(?<left>[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*)[-\u2010\u2011\u00AD]$/u;
const firstWord = /^[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*/u;

/**
 * Joins hard-wrapped lines with single spaces. A hyphen at a line end goes where the joined word is at least as common
 * in the document as the hyphenated one; it stays before a capital or digit ("GPT-|4") and after one ("F1-|score").
 */
export function joinLines(lines: readonly string[], forms: WordForms): JoinedLines {
  const parts: string[] = [];
  const ranges: { start: number; end: number }[] = [];
  let length = 0;
  // The end of what is joined so far: looking at it in the whole text would copy that text for each line.
  let tail = '';
  for (const line of lines) {
    let glue = length === 0 || joinsUnspaced(tail, line) ? '' : ' ';
    const cut =
      hyphens.includes(tail.slice(-1)) && tail !== ''
        ? cutWord.exec(tail.slice(tail.lastIndexOf(' ') + 1).slice(-80))
        : null;
    const next = cut ? firstWord.exec(line)?.[0] : undefined;
    // "sentence-|and token-level": the hyphen stands for a word that comes later.
    const suspended = next !== undefined && /^(?:and|or|to|nor|versus|vs)$/iu.test(next);
    if (cut && next !== undefined && !suspended) {
      glue = '';
      if (!keepsHyphen(cut.groups!['left']!, next, forms) || tail.endsWith('\u00AD')) {
        parts.push(parts.splice(0).join('').slice(0, -1));
        tail = tail.slice(0, -1);
        length -= 1;
        const last = ranges.at(-1);
        if (last) last.end = Math.min(last.end, length);
      }
    }
    if (glue === ' ' && continuesAddress(tail, line)) glue = '';
    const start = length + glue.length;
    length = start + line.length;
    parts.push(glue + line);
    tail = (tail + glue + line).slice(-longestTail);
    ranges.push({ start, end: length });
  }
  return { text: parts.join(''), ranges };
}

function joinsUnspaced(text: string, line: string): boolean {
  const [last, first] = [text.charCodeAt(text.length - 1), line.charCodeAt(0)];
  return (
    last >= 0x2e80 && first >= 0x2e80 && unspaced.test(text.slice(-1)) && unspaced.test(line.slice(0, 1))
  );
}

/** Letters at the end of a text that tell how the next line joins it: words and web addresses are no longer. */
const longestTail = 400;

const openAddress = /(?:^|[\s(<“"])(?:https?:|(?:https?:\/\/|www\.)\S*[/_=&?%])$/u;

/** A web address goes on in the next line: it breaks behind a slash or the like, and what follows is no plain word. */
function continuesAddress(text: string, line: string): boolean {
  if (!'/_=&?%:'.includes(text.slice(-1)) || !openAddress.test(text.slice(-200))) return false;
  if (text.endsWith(':')) return line.startsWith('//');
  return /^[\w~%]+[-_./~%=?&]\w|^\w*\d\w*(?!\S)/u.test(line);
}

/** Parts that make a compound with a hyphen far oftener than they are cut off a word. */
const firstParts =
  /^(?:cross|self|well|ill|quasi|high|low|long|short|large|small|fine|coarse|zero|few|closed)$/u;
const lastParts =
  /^(?:level|based|specific|aware|scale|quality|driven|trained|tuned|tuning|dependent|independent|oriented|guided|agnostic|efficient|invariant|shot|dimensional|resolution|grained|tailed|sensitive|related|supervised|source|layer)$/u;
/** Prefixes that some authors write with a hyphen: where one does so elsewhere, he does so here. */
const freePrefix = /^(?:re|pre|post|anti|semi|multi|pseudo|meta|non)$/u;
const suffix = /^(?:ment|ness|ing|ling|light|ish|est|ity|wards?|ably|ful)/u;

function keepsHyphen(left: string, right: string, { counts, firsts, lasts }: WordForms): boolean {
  const before = left.toLowerCase().split(/[-\u2010\u2011]/u);
  const after = right.toLowerCase().split(/[-\u2010\u2011]/u);
  const [first, last] = [before.at(-1)!, after[0]!];
  const joined = (counts.get(`${left}${right}`.toLowerCase()) ?? 0) + (counts.get(first + last) ?? 0);
  const apart = (counts.get([...before, ...after].join('-')) ?? 0) + (counts.get(`${first}-${last}`) ?? 0);
  if (joined > apart) return false;
  if (apart > 0 || /^[\p{Lu}\p{N}]/u.test(right) || /[\p{Lu}\p{N}]$/u.test(left)) return true;
  // Neither form stands elsewhere: the parts decide. Two words that both do (beside this place) were a compound.
  if (lastParts.test(last) || (firstParts.test(first) && last.length > 3 && !suffix.test(last))) return true;
  if (lasts.has(last) && last.length > 3 && first.length > 3) return true;
  if (freePrefix.test(first) && firsts.has(first) && last.length > 5 && !suffix.test(last)) return true;
  return [first, last].every((part) => part.length > 3 && (counts.get(part) ?? 0) > 1);
}
