import { oneLine, orNull } from './clean-text.ts';
import type { Imported, ImportProblem, NoReview } from './imported.ts';
import { noPaper } from './imported.ts';
import { readQuestion } from './question-role.ts';
import { sortAnswers, type Answer } from './sort-answers.ts';
import type { TableRow } from './table-row.ts';

type Column = 'paper' | 'title' | 'review' | 'name' | 'email' | 'setting' | 'field';

const columns: readonly (readonly [Exclude<Column, 'field'>, RegExp])[] = [
  ['paper', /^(?:paper|submission|pid|(?:paper|submission) ?(?:id|number|no\.?|#))$/u],
  ['title', /^(?:(?:paper|submission) )?title$/u],
  ['review', /^(?:review|(?:review|reviewer) ?(?:id|number|no\.?|#)|number)$/u],
  ['email', /^(?:(?:meta-?)?reviewer )?e-?mail(?: address)?$/u],
  [
    'name',
    /^(?:reviewer|(?:(?:meta-?)?reviewer|member) ?(?:first |last )?name|(?:first|last|given|family) ?name)$/u,
  ],
  [
    'setting',
    /^(?:#|created|(?:last )?modified|date|time|version|round|track(?: name)?|total score|attachment\??|(?:member|reviewer person) ?(?:#|id)|(?:meta-?)?reviewer (?:affiliation|organization|id))$/u,
  ],
];

function columnOf(name: string): Column {
  const words = oneLine(name).toLowerCase().replace(/_/gu, ' ');
  return columns.find(([, pattern]) => pattern.test(words))?.[0] ?? 'field';
}

/** Index of the row that names the columns, or -1. CMT writes the conference's name above it. */
export function headerIndex(rows: readonly TableRow[]): number {
  return rows.slice(0, 10).findIndex(({ cells }) => {
    const kinds = cells.map(columnOf);
    return (
      kinds.includes('paper') &&
      (kinds.includes('title') || kinds.includes('review') || kinds.includes('name'))
    );
  });
}

/**
 * Reviews out of a table with one in each row: HotCRP's and CMT's CSV, CMT's sheets. Columns that are no known ones are
 * the questions of the form.
 */
export function readReviewTable(
  rows: readonly TableRow[],
  venue: string | null,
): { reviews: Imported[]; others: NoReview[]; problems: ImportProblem[] } {
  const reviews: Imported[] = [];
  const others: NoReview[] = [];
  const problems: ImportProblem[] = [];
  const at = headerIndex(rows);
  const header = rows[at];
  if (!header) {
    const line = rows[0]?.line ?? 1;
    return {
      reviews,
      others,
      problems: [
        {
          line,
          reason: 'no row names a column for papers ("paper" or "Paper ID") and one for titles or reviewers.',
        },
      ],
    };
  }
  const names = header.cells.map(oneLine);
  const kinds = names.map(columnOf);
  const meta = names.some((name) => /^meta-?reviewer\b/iu.test(name));
  for (const { line, cells } of rows.slice(at + 1)) {
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      problems.push({
        line,
        reason: `the row has ${cells.length} cells, the heading ${names.length}; it is left out.`,
      });
      continue;
    }
    if (meta) {
      others.push({ kind: 'meta-review', line });
      continue;
    }
    const of = (kind: Column): string | null =>
      orNull(
        cells
          .filter((_, i) => kinds[i] === kind)
          .map((cell) => oneLine(cell))
          .filter(Boolean)
          .join(' '),
      );
    const sorted = sortAnswers(answersOf(names, kinds, cells));
    const settings = names.filter((_, i) => kinds[i] === 'setting' && (cells[i] ?? '').trim() !== '');
    if (sorted.fields.length === 0) {
      others.push({ kind: 'empty review', line });
      continue;
    }
    reviews.push({
      ...sorted,
      leftOut: [...sorted.leftOut, ...settings],
      paper: { ...noPaper, number: of('paper'), title: of('title') },
      id: of('review'),
      venue: orNull(venue),
      reviewer: { name: of('name'), email: of('email'), label: null },
      line,
    });
  }
  return { reviews, others, problems };
}

/** CMT has two columns for a choice, "Q3 (Rate it)" and "Q3 (Rate it - Value)": they make one answer. */
function answersOf(names: readonly string[], kinds: readonly Column[], cells: readonly string[]): Answer[] {
  const answers: Answer[] = [];
  names.forEach((name, i) => {
    const value = cells[i] ?? '';
    if (kinds[i] !== 'field' || name === '') return;
    if (/ - Value\)?$/u.test(name)) {
      const { label } = readQuestion(name);
      const choice = answers.findLastIndex(
        (answer) => label !== null && readQuestion(answer.name).label === label,
      );
      const before = answers[choice];
      if (before) {
        const both =
          value.trim() === '' || before.value.trim() === ''
            ? before.value || value
            : `${before.value} (${value.trim()})`;
        answers[choice] = { ...before, value: both, kind: 'choice' };
        return;
      }
    }
    answers.push({ name, value });
  });
  return answers;
}
