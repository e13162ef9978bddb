import { readHotcrpForm } from '../review/hotcrp-form.ts';
import { orNull } from './clean-text.ts';
import type { Imported, ImportProblem, NoReview } from './imported.ts';
import { lineNumbers } from './line-numbers.ts';
import { readPerson } from './person.ts';
import { sortAnswers, type Answer } from './sort-answers.ts';

/** Lines that open the form of one review. */
const opening = /^==\+== (?:Begin Review|(?:Paper|Submission) (?:#|Number))/iu;
const fieldLine = /^==(?:\*== |\+== [A-Z]\. )/u;

/** HotCRP's offline forms, one or many in a file. Forms that nobody has filled in are counted as empty. */
export function importHotcrpForm(source: string): {
  reviews: Imported[];
  others: NoReview[];
  problems: ImportProblem[];
} {
  const lineOf = lineNumbers(source);
  const reviews: Imported[] = [];
  const others: NoReview[] = [];
  for (const { start, text } of formsOf(source)) {
    const line = lineOf(start);
    const review = readForm(text, line);
    if (review) reviews.push(review);
    else others.push({ kind: 'empty review', line });
  }
  return { reviews, others, problems: [] };
}

/** The file cut where a review begins: at its first line, or at another paper's once a field was seen. */
function formsOf(source: string): { start: number; text: string }[] {
  const starts: number[] = [];
  let fields = false;
  let open = false;
  for (const hit of source.matchAll(/^==[^\r\n]*/gmu)) {
    const line = hit[0];
    if (fieldLine.test(line)) fields = true;
    else if (opening.test(line) && (fields || !open)) {
      starts.push(hit.index);
      [fields, open] = [false, true];
    }
  }
  if (starts.length === 0) starts.push(0);
  return starts.map((start, i) => ({ start, text: source.slice(start, starts[i + 1]) }));
}

function readForm(form: string, line: number): Imported | null {
  const [draft] = readHotcrpForm(form);
  const head = (pattern: RegExp): string | null => orNull(pattern.exec(form)?.groups?.['value']);
  const number =
    head(/^==\+== (?:Paper|Submission) #(?<value>\w+)/imu) ??
    head(/^==\+== Paper Number[^\r\n]*(?:\s*==-==[^\r\n]*)*\s*(?<value>\d+)\s*$/imu);
  const answers = (draft?.parts ?? []).map((part): Answer => {
    const scored = part.role === 'rating' && part.text.text === '';
    const value = scored ? form.slice(part.range.start, part.range.end) : part.text.text;
    return { name: part.name, value: isNoEntry(value) ? '' : value, kind: scored ? 'choice' : 'text' };
  });
  const sorted = sortAnswers(answers);
  if (sorted.fields.length === 0) return null;
  const person = readPerson(head(/^==\+== Reviewer:(?<value>[^\r\n]*)/imu) ?? '');
  const scratchpad = /^==\+== Scratchpad[^\r\n]*(?:\r?\n(?!==)[^\r\n]*)*?\r?\n(?!==)[^\r\n]*\S/imu.test(form);
  const id = draft?.id ?? null;
  return {
    ...sorted,
    leftOut: scratchpad ? ['Scratchpad'] : [],
    paper: { number, id: null, title: titleOf(form) },
    id,
    venue: null,
    reviewer: { ...person, label: id !== null && id !== number ? id.replace(/^\d+/u, '') || null : null },
    line,
  };
}

function isNoEntry(value: string): boolean {
  return /^\s*(?:\(?(?:your choice here|no entry)\)?|n\/a)\s*$/iu.test(value);
}

/** "==-== Title: ..." goes on in lines of the same mark that are set in. */
function titleOf(form: string): string | null {
  const hit = /^==-== Title:(?<value>[^\r\n]*(?:\r?\n==-== {5,}[^\r\n]*)*)/imu.exec(form)?.groups?.['value'];
  return orNull(hit?.replace(/\r?\n==-==/gu, ' '));
}
