import { oneLine, orNull } from './clean-text.ts';
import { forumLabel } from './forum-labels.ts';
import type { Imported, ImportedPaper, ImportProblem, NoReview } from './imported.ts';
import { nobody } from './imported.ts';
import { sortAnswers, type Answer } from './sort-answers.ts';
import { textLines, type TextLine } from './text-sections.ts';

/** "Official Review of Paper12 by Reviewer a1B2", "Official Review by Reviewer a1B223 Mar 2026, 01:37 ...". */
const noteHead =
  /^[#>*\s-]*(?:\d{1,3}[.)]?[\s-]+)?\**(?<kind>Official ?Review|Ethics Review|Official ?Comment|Public ?Comment|Meta[ -]?Review|(?:Paper )?Decision|(?:Author )?Rebuttal|Author Response)(?: ?of (?:Paper|Submission) ?#?(?<paper>\d+))?(?: ?by ?(?<who>Authors|Area Chair \w{4}|Reviewer ?\w{4}(?=\d{1,2} \p{L}{3,4} \d{4}|\W|$)|Program Chairs|[^.:]{2,60}?))?(?<behind>\*{0,2}|\*{0,2}\s*[-—–☐·.,*(]?\s*\d{1,2} \p{L}{3,9}\.? \d{4}.*)$/u;
/** Dates, readers and links below a head. */
const furniture =
  /^(?:\*?(?:Date|Readers|Revisions|Official (?:Review|Comment))\b.*|(?:Show )?Revisions.*|\[?(?:Show )?Revisions\]?\(.*|Everyone.*|\*?\d{1,2} \p{L}{3,9}\.? \d{4},? .*|Add:? .*|.{0,60}\b(?:Paper|Submission)\d+ (?:Reviewer \w{4}|Authors|Area Chair \w{4}|Official (?:Review|Comment))|Program Chairs, .*|[-–—*_☐\s[\]+]*|.{0,40}Collapse reply thread.*)$/u;

/** Whether a text has heads of a forum page's notes, one of them of a review. */
export function isForumPage(source: string): boolean {
  return textLines(source).some(({ text }) => /Review/u.test(text) && isReview(headOf(text)?.['kind']));
}

function headOf(text: string): Record<string, string | undefined> | undefined {
  return text.length > 400 ? undefined : noteHead.exec(text.trim())?.groups;
}

function isReview(kind: string | undefined): boolean {
  return kind !== undefined && /^(?:Official ?|Ethics )Review$/u.test(kind);
}

interface Note {
  readonly kind: string;
  readonly paper: string | null;
  readonly who: string;
  readonly line: number;
  readonly body: TextLine[];
}

/** Text that somebody copied from the page of a paper on OpenReview: reviews, comments and decisions in one run. */
export function importForumPage(source: string): {
  reviews: Imported[];
  others: NoReview[];
  problems: ImportProblem[];
} {
  const reviews: Imported[] = [];
  const others: NoReview[] = [];
  const { notes, preamble } = notesOf(source);
  const paper: ImportedPaper = {
    id: /\bforum\?id=(?<id>[\w-]{6,20})/u.exec(source)?.groups?.['id'] ?? null,
    number: null,
    title: titleOf(preamble),
  };
  const pageNumber = notes.map((note) => note.paper).find((number) => number !== null) ?? null;
  for (const note of notes) {
    const review = isReview(note.kind)
      ? readReview(note, { ...paper, number: note.paper ?? pageNumber })
      : null;
    const kind = /comment/iu.test(note.kind)
      ? 'comment'
      : /meta/iu.test(note.kind)
        ? 'meta-review'
        : /decision/iu.test(note.kind)
          ? 'decision'
          : isReview(note.kind)
            ? 'empty review'
            : 'rebuttal';
    if (review && review.fields.length > 0) reviews.push(review);
    else others.push({ kind, line: note.line });
  }
  return { reviews, others, problems: [] };
}

function notesOf(source: string): { notes: Note[]; preamble: TextLine[] } {
  const notes: Note[] = [];
  const preamble: TextLine[] = [];
  for (const own of textLines(source)) {
    const head = headOf(own.text);
    const last = notes.at(-1);
    if (!head) {
      (last?.body ?? preamble).push(own);
      continue;
    }
    const who = oneLine(head['who'] ?? '');
    const started = last?.body.some(({ text }) => !furniture.test(text.trim())) ?? true;
    // Pages say the head twice, once with the date.
    if (last && !started && last.kind.replace(' ', '') === head['kind']!.replace(' ', '')) {
      notes[notes.length - 1] = { ...last, who: last.who || who, paper: last.paper ?? head['paper'] ?? null };
    } else notes.push({ kind: head['kind']!, paper: head['paper'] ?? null, who, line: own.line, body: [] });
  }
  return { notes, preamble };
}

/** The first line of the page above "Published", "Submitted to" or the abstract, if it is no menu. */
function titleOf(preamble: readonly TextLine[]): string | null {
  const filled = preamble.map(({ text }) => oneLine(text.replace(/^#+\s*/u, ''))).filter(Boolean);
  const mark = filled.findIndex((line) =>
    /^(?:Anonymous|Published:|Submitted to|Keywords:|TL;DR:|Abstract:|.* (?:Conference )?Submission\d* ?Authors)/u.test(
      line,
    ),
  );
  if (mark < 1) return null;
  const before = filled
    .slice(0, mark)
    .filter((line) => line.length > 12 && !/^(?:Download PDF|Back to|Go to|Open|Toggle|Search)/u.test(line));
  return orNull(before.at(-1)?.slice(0, 300));
}

function readReview(note: Note, paper: ImportedPaper): Imported {
  const answers: (Answer & { lines: string[] })[] = [];
  let seen = false;
  for (const { text } of note.body) {
    if (!seen && furniture.test(text.trim())) continue;
    if (/^Add:? (?:Public|Official|Author)? ?\w+$/u.test(text.trim())) continue;
    seen = true;
    const label = forumLabel(text);
    if (label) answers.push({ name: label.name, value: '', lines: label.rest === '' ? [] : [label.rest] });
    else if (answers.length === 0) answers.push({ name: 'Review', value: '', lines: [text] });
    else answers.at(-1)!.lines.push(text);
  }
  const label = /^Reviewer ?(?<label>\w{4})$/u.exec(note.who)?.groups?.['label'] ?? null;
  const anonymous = label !== null || note.who === '';
  return {
    ...sortAnswers(answers.map(({ name, lines }) => ({ name, value: lines.join('\n') }))),
    paper,
    id: label,
    venue: null,
    reviewer: { ...nobody, label, name: anonymous ? null : note.who },
    line: note.line,
  };
}
