import { isGrade } from '../review/field-roles.ts';
import { orNull } from './clean-text.ts';
import type { Imported, ImportedPaper, ImportProblem, NoReview } from './imported.ts';
import { nobody, noPaper } from './imported.ts';
import { readPerson } from './person.ts';
import { sortAnswers, type Answer } from './sort-answers.ts';
import { joined, textLines, type TextLine } from './text-sections.ts';

const reviewHead = /^Review #(?<id>\d+[A-Z]+|\S+)\s*$/u;
const otherHead = /^(?:(?<comment>Comment)|(?:\S.{0,40} )?Response)(?: @\S+)?(?: by .{1,150})?\s*$/u;
const paperHead = /^\S.* (?:Paper|Submission) #(?<number>\d+) Reviews and Comments\s*$/u;

/** Whether a text is HotCRP's "Reviews (text)": a review's head above a rule of 75 signs. */
export function isHotcrpText(source: string): boolean {
  return /^Review #\S+[ \t]*\r?\n={60,80}[ \t]*\r?$/mu.test(source);
}

type Section = {
  kind: 'review' | 'comment' | 'rebuttal' | 'paper';
  head: string;
  line: number;
  body: TextLine[];
};

/** HotCRP's read-only text: papers with their reviews and comments. */
export function importHotcrpText(source: string): {
  reviews: Imported[];
  others: NoReview[];
  problems: ImportProblem[];
} {
  const reviews: Imported[] = [];
  const others: NoReview[] = [];
  let paper: ImportedPaper = noPaper;
  for (const section of sectionsOf(textLines(source))) {
    const { kind, line } = section;
    if (kind === 'paper') paper = paperOf(section);
    else if (kind !== 'review') others.push({ kind, line });
    else {
      const review = readReview(section, paper);
      if (review.fields.length > 0) reviews.push(review);
      else others.push({ kind: 'empty review', line });
    }
  }
  return { reviews, others, problems: [] };
}

function sectionsOf(lines: readonly TextLine[]): Section[] {
  const sections: Section[] = [];
  for (let i = 0; i < lines.length; i++) {
    const { text, line } = lines[i]!;
    const rule = /^(?:={60,80}|-{60,80})\s*$/u.test(lines[i + 1]?.text ?? '');
    const other = rule ? otherHead.exec(text) : null;
    const kind = !rule
      ? null
      : paperHead.test(text)
        ? 'paper'
        : reviewHead.test(text)
          ? 'review'
          : other
            ? other.groups!['comment']
              ? 'comment'
              : 'rebuttal'
            : null;
    if (kind !== null) {
      sections.push({ kind, head: text, line, body: [] });
      i++;
      // Papers are kept apart by a row of stars.
    } else if (!/^(?:\* ){20,}\*?\s*$/u.test(text)) sections.at(-1)?.body.push(lines[i]!);
  }
  return sections;
}

/** "* Paper #18 A title", which goes on in lines that are set in. */
function paperOf({ head, body }: Section): ImportedPaper {
  const number = paperHead.exec(head)?.groups?.['number'] ?? null;
  const title = /^\* (?:Paper|Submission) #\d+:? (?<title>.*(?:\n {2,}\S.*)*)/mu.exec(joined(body))?.groups?.[
    'title'
  ];
  return { number, id: null, title: orNull(title) };
}

function readReview({ head, body, line }: Section, paper: ImportedPaper): Imported {
  const id = reviewHead.exec(head)!.groups!['id']!;
  const answers: { name: string; lines: TextLine[] }[] = [];
  let person = readPerson('');
  let title: string | null = null;
  for (let i = 0; i < body.length; i++) {
    const own = body[i]!;
    const known = /^\* (?<key>Reviewer|Updated|Paper #\d+|Submission #\d+):? (?<value>.*)$/u.exec(
      own.text,
    )?.groups;
    if (known && answers.length === 0) {
      if (known['key'] === 'Reviewer') person = readPerson(known['value']!);
      else if (known['key'] !== 'Updated') title = known['value']!;
      continue;
    }
    if (isFieldHead(body, i)) {
      answers.push({ name: wrappedName(body, i, answers.at(-1)?.lines), lines: [] });
      i++;
    } else answers.at(-1)?.lines.push(own);
  }
  const number = /^(?<n>\d+)[A-Z]+$/u.exec(id)?.groups?.['n'] ?? paper.number;
  return {
    ...sortAnswers(answers.map(answerOf)),
    paper: { ...paper, number, title: orNull(title) ?? (number === paper.number ? paper.title : null) },
    id,
    venue: null,
    reviewer: { ...nobody, ...person, label: /^\d+(?<label>[A-Z]+)$/u.exec(id)?.groups?.['label'] ?? null },
    line,
  };
}

/** A name behind a blank line over a rule as long as itself; long names are wrapped over a rule of 75. */
function isFieldHead(body: readonly TextLine[], at: number): boolean {
  const name = body[at]!.text;
  const rule = body[at + 1]?.text ?? '';
  if (!/^-{2,75}$/u.test(rule) || !/^\S/u.test(name)) return false;
  const length = [...name].length;
  if (Math.abs(rule.length - length) <= 1) return (body[at - 1]?.text ?? '').trim() === '';
  return rule.length === 75 && length < 75;
}

/** The lines of a long name that stand above its last one have gone to the field before. */
function wrappedName(body: readonly TextLine[], at: number, before: TextLine[] | undefined): string {
  const parts = [body[at]!.text];
  if (body[at + 1]!.text.length < 75) return parts[0]!;
  for (let i = at - 1; i >= 0 && body[i]!.text.trim() !== ''; i--) {
    parts.unshift(body[i]!.text);
    before?.pop();
  }
  return parts.join(' ');
}

function answerOf({ name, lines }: { name: string; lines: TextLine[] }): Answer {
  const value = joined(lines).trim();
  if (/^N\/A$/u.test(value)) return { name, value: '' };
  return { name, value: joined(lines), kind: !value.includes('\n') && isGrade(value) ? 'choice' : 'text' };
}
