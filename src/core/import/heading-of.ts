import { roleOfName } from '../review/field-roles.ts';
import { readHeading } from '../review/headings.ts';
import { readLines } from '../review/lines.ts';
import type { FieldRole } from '../review/model.ts';
import { questionHead, readQuestion, roleOfQuestion } from './question-role.ts';

/** The heading that a field gets in markdown. */
export interface FieldHeading {
  readonly heading: string;
  /** The question as the form asks it, where the heading is not all of it. */
  readonly question: string | null;
}

const nameOfRole: Readonly<Record<FieldRole, string>> = {
  summary: 'Summary',
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  questions: 'Questions',
  limitations: 'Limitations',
  ethics: 'Ethics',
  rating: 'Rating',
  other: 'Comments',
};

/**
 * A heading from which the reader of reviews learns the field's role. A question in whole sentences would be read as
 * text of the review, or not be known; so its head or the role's own name stands for it.
 * @param name one line
 */
export function headingOf(name: string): FieldHeading {
  const role = roleOfName(name) ?? roleOfQuestion(name);
  const { label, question } = readQuestion(name);
  // What somebody writes where a grade is asked for is no grade.
  if (role === 'rating') return gradedHeading(label ?? name, name);
  const head = questionHead(question);
  const behind = label === null ? '' : ` (${label})`;
  const candidates = [
    name,
    ...(head === null ? [] : [head + behind]),
    ...(role === null ? [] : [nameOfRole[role] + behind]),
    ...(label === null ? [] : [label]),
    `${name
      .split(' ')
      .slice(0, 3)
      .join(' ')
      .replace(/[.:,;]+$/u, '')}…`,
  ];
  const heading = candidates.find((candidate) => readsAs(candidate, role)) ?? 'Field';
  return { heading, question: heading === name ? null : name };
}

function gradedHeading(short: string, name: string): FieldHeading {
  const heading = `Comments (${short.replace(/[()[\]]/gu, ' ').trim()})`;
  return readsAs(heading, 'other') ? { heading, question: null } : { heading: 'Comments', question: name };
}

/** Whether the reader takes a line of hashes and this name for a heading of this role, and for nothing else. */
function readsAs(name: string, role: FieldRole | null): boolean {
  const line = `# ${name}`;
  const heading = readHeading(line, readLines(line), 0);
  return (
    heading?.level === 1 && heading.contentStart === null && heading.role === role && heading.name !== ''
  );
}
