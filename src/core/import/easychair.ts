import { orNull } from './clean-text.ts';
import type { Imported, ImportedPaper, ImportProblem, NoReview } from './imported.ts';
import { noPaper } from './imported.ts';
import { readPerson } from './person.ts';
import { sortAnswers, type Answer } from './sort-answers.ts';
import { joined, textLines, type TextLine } from './text-sections.ts';

const reviewHead = /^-{5,}\s*(?:(?<meta>META-?REVIEW)|REVIEW)\s*(?<id>\d*)\s*-{5,}\s*$/u;
const quotedHead = /^(?:>\s*)+-{5,}\s*REVIEW \d+\s*-{5,}/u;
const sectionHead = /^-{11} (?<name>.+) -{11}\s*$/u;
/** Also "----- REMARKS FOR THE COMMITTEE -----" of older letters. */
const dashedName = /^-{5} (?<name>[A-Z][A-Z' ]{3,60}) -{5}\s*$/u;
const textMark = /^-{5}\s*(?:TEXT:|REVIEW)\s*-*\s*$/u;
const headLine = /^(?<key>SUBMISSION|PAPER|TITLE|AUTHORS|REVIEWER|REVIEWER NAME|TRACK)\s*:\s*(?<value>.*)$/u;
/** "Overall evaluation: 1 (weak accept)", "REVIEWER'S CONFIDENCE: 4 (high)". */
const scoreLine =
  /^(?<name>[A-Z][\w'’ /-]{2,60}?)\s*:\s*(?<value>-?\d+(?:\.\d+)?\s*(?:\([^)]{1,60}\))?|yes|no)\s*$/iu;

/** Whether a text has EasyChair's heads of reviews, quoted in an answer to them or not. */
export function isEasychair(source: string): boolean {
  return /^(?:>\s*)*-{5,}[ \t]*(?:META-?)?REVIEW[ \t]+\d*[ \t]*-{5,}[ \t]*\r?$/mu.test(source);
}

/** Reviews of EasyChair as they come in letters and as text, with new and old heads. */
export function importEasychair(source: string): {
  reviews: Imported[];
  others: NoReview[];
  problems: ImportProblem[];
} {
  const reviews: Imported[] = [];
  const others: NoReview[] = [];
  let paper: ImportedPaper = noPaper;
  let current: { head: RegExpExecArray; line: number; body: TextLine[] } | null = null;
  const close = (): void => {
    if (!current) return;
    const { head, line, body } = current;
    current = null;
    if (head.groups!['meta']) return void others.push({ kind: 'meta-review', line });
    const review = readReview(body, head.groups!['id']!, line, paper);
    if (review.fields.length > 0) reviews.push(review);
    else others.push({ kind: 'empty review', line });
  };
  const preamble: TextLine[] = [];
  for (const own of textLines(source)) {
    const head = reviewHead.exec(own.text);
    // A letter may hold the reviews of several papers, each under its own lines.
    const next = current !== null && /^(?:SUBMISSION|PAPER): ?\d+\s*$/u.test(own.text);
    if (head) {
      close();
      if (preamble.length > 0) paper = paperOf(preamble.splice(0), paper);
      current = { head, line: own.line, body: [] };
    } else if (next && current!.body.some(({ text }) => sectionHead.test(text) || textMark.test(text))) {
      close();
      preamble.push(own);
    } else if (quotedHead.test(own.text)) others.push({ kind: 'quoted review', line: own.line });
    else (current?.body ?? preamble).push(own);
  }
  close();
  return { reviews, others, problems: [] };
}

function paperOf(lines: readonly TextLine[], before: ImportedPaper): ImportedPaper {
  const { values } = readHead(lines);
  const number = orNull(values.get('SUBMISSION') ?? values.get('PAPER'));
  if (number === null) return before;
  return { number, id: null, title: orNull(values.get('TITLE')) };
}

/** The lines "KEY: value" of a head, the first of each; long values go on in lines without a key. */
function readHead(lines: readonly TextLine[]): { values: Map<string, string>; rest: TextLine[] } {
  const values = new Map<string, string>();
  const rest: TextLine[] = [];
  let open: string | null = null;
  for (const own of lines) {
    const hit = headLine.exec(own.text)?.groups;
    if (hit) {
      open = hit['key']!;
      if (!values.has(open)) values.set(open, hit['value']!);
    } else if (
      open !== null &&
      own.text.trim() !== '' &&
      !/^-{5}/u.test(own.text) &&
      !scoreLine.test(own.text)
    )
      values.set(open, `${values.get(open)!} ${own.text.trim()}`);
    else {
      open = null;
      rest.push(own);
    }
  }
  return { values, rest };
}

function readReview(body: readonly TextLine[], id: string, line: number, outer: ImportedPaper): Imported {
  const first = body.findIndex(
    ({ text }) => sectionHead.test(text) || textMark.test(text) || dashedName.test(text),
  );
  const end = first >= 0 ? first : headEnd(body);
  const { values, rest } = readHead(body.slice(0, end));
  const number = orNull(values.get('SUBMISSION') ?? values.get('PAPER')) ?? outer.number;
  const paper = {
    ...noPaper,
    number,
    title: orNull(values.get('TITLE')) ?? (number === outer.number ? outer.title : null),
  };
  const person = readPerson(values.get('REVIEWER NAME') ?? values.get('REVIEWER') ?? '');
  return {
    ...sortAnswers(readAnswers([...rest, ...body.slice(end)])),
    paper,
    id: orNull(id),
    venue: null,
    reviewer: { ...person, label: orNull(id) },
    line,
  };
}

/** Behind the first blank line that follows the head's own lines and scores. */
function headEnd(body: readonly TextLine[]): number {
  const at = body.findIndex(({ text }, i) => i > 0 && text.trim() === '' && headLine.test(body[0]!.text));
  return at < 0 ? 0 : at;
}

function readAnswers(lines: readonly TextLine[]): Answer[] {
  const answers: { name: string; lines: TextLine[]; scores: Answer[] }[] = [
    { name: 'Review', lines: [], scores: [] },
  ];
  for (const own of lines) {
    const current = answers.at(-1)!;
    const name = (sectionHead.exec(own.text) ?? dashedName.exec(own.text))?.groups?.['name'];
    const blank = current.lines.every(({ text }) => text.trim() === '');
    const score = blank ? scoreLine.exec(own.text)?.groups : undefined;
    if (name !== undefined && !textMark.test(own.text))
      answers.push({ name: name.trim(), lines: [], scores: [] });
    else if (score)
      // Below a section's head it is the section's own: "SCORE: -2 (reject)".
      current.scores.push({
        name: score['name']!.toUpperCase() === 'SCORE' ? current.name : score['name']!,
        value: score['value']!,
        kind: 'choice',
      });
    else if (!textMark.test(own.text)) current.lines.push(own);
  }
  return answers.flatMap(({ name, lines: text, scores }) => [
    ...scores,
    { name, value: joined(text), kind: 'text' },
  ]);
}
