import { isGrade, isRatingOnly, roleOfName } from './field-roles.ts';
import { isBlank, type Line } from './lines.ts';
import type { FieldRole } from './model.ts';

/** A line that opens a field of the review. Offsets are UTF-16 units into the text that the lines were read from. */
export interface Heading {
  readonly name: string;
  /** null: an unknown name. */
  readonly role: FieldRole | null;
  /** 1 = highest. Unknown headings below a known one take over its role. */
  readonly level: number;
  /** What follows the name on its own line ("Strengths: The paper is ..."): where it starts, else null. */
  readonly contentStart: number | null;
  /** "Rating: 6": the line is the whole field. */
  readonly graded: boolean;
  /** Lines that the heading takes up: 2 with an underline. */
  readonly lines: 1 | 2;
}

/** Reads the line at `index` as a heading, or null. Plain text first: most reviews use no markup (USERS.md, 2). */
export function readHeading(text: string, lines: readonly Line[], index: number): Heading | null {
  const line = lines[index]!;
  if (isBlank(line) || line.quote > 0) return null;
  const content = text.slice(line.contentStart, line.contentEnd);
  return (
    hashHeading(content, line) ??
    framedHeading(content) ??
    labelledLine(content, line, lines[index + 1], text) ??
    (line.marker === '' ? (underlined(content, text, lines, index) ?? capitals(content)) : null)
  );
}

const plain = { contentStart: null, graded: false, lines: 1 } as const;

function hashHeading(content: string, line: Line): Heading | null {
  const hit = /^(?<hashes>#{1,6})(?:\s+|(?=\p{L}|\*))(?<name>.+?)\s*#*$/u.exec(content);
  if (!hit?.groups || line.marker !== '') return null;
  const level = hit.groups['hashes']!.length;
  const name = cleanName(hit.groups['name']!);
  const label = splitLabel(content.slice(level));
  const role = roleOfName(name);
  if (role === null && label && roleOfName(label.name) !== null) {
    const start = line.contentStart + level + label.length;
    return {
      ...plain,
      name: cleanName(label.name),
      role: roleOfName(label.name),
      level,
      contentStart: start,
      graded: isGrade(label.rest),
    };
  }
  // A whole sentence set as a heading is text of the review.
  if (role === null && (name.length > 100 || (/[.!?]$/u.test(name) && name.split(/\s+/u).length > 6)))
    return null;
  // A heading that says something ("### No comparison with DALI") is text of the review as well.
  const says = role === null && name.split(/\s+/u).length >= 4;
  const contentStart = says
    ? line.contentStart + content.length - content.replace(/^#+\s*/u, '').length
    : null;
  return { ...plain, name, role, level, contentStart };
}

/** "----------- Strengths -----------" (EasyChair), "== Questions ==". */
function framedHeading(content: string): Heading | null {
  const name = /^(?:-{3,}|={2,}|~{3,})\s*(?<name>[^-=~\s].{0,80}?)\s*(?:-{3,}|={2,}|~{3,}):?$/u.exec(content)
    ?.groups?.['name'];
  return name ? { ...plain, name: cleanName(name), role: roleOfName(name), level: 1 } : null;
}

/** "Strengths", "**Strengths:** The paper", "Rating: 6", "PROS: ...": a known name, alone or before a colon. */
function labelledLine(content: string, line: Line, next: Line | undefined, text: string): Heading | null {
  if (content.length <= 90) {
    const role = roleOfName(content);
    // "Novelty." is a short sentence; names carry no full stop.
    if (role !== null && !/[.!]$/u.test(content.replace(/[*_]+/gu, ''))) {
      const name = cleanName(content);
      if (role !== 'rating' || isRatingOnly(content)) return { ...plain, name, role, level: 7 };
      const value = next && !isBlank(next) ? text.slice(next.contentStart, next.contentEnd) : '';
      return { ...plain, name, role: isGrade(value) ? role : null, level: 8 };
    }
  }
  const label = splitLabel(content);
  const role = label && roleOfName(label.name);
  if (!label || !role) return null;
  const contentStart = line.contentStart + label.length;
  const heading = { ...plain, name: cleanName(label.name), role, level: 7, contentStart };
  if (role === 'rating') {
    const graded = isGrade(label.rest);
    return graded || (isRatingOnly(label.name) && line.marker === '') ? { ...heading, graded } : null;
  }
  // In a list, "Limitations: none are given" is a point of the list, not a new field.
  const inList = line.marker !== '' && !['summary', 'strengths', 'weaknesses', 'questions'].includes(role);
  return inList ? null : heading;
}

/** The name before the first colon (or, for one word, full stop) and the length of all up to the text behind it. */
function splitLabel(content: string): { name: string; length: number; rest: string } | null {
  const hit =
    /^(?<em>\*\*|__|\*|_)(?<name>[^:.*]{2,80}?)(?:\k<em>\s*:\s*|\s*:\s*\k<em>\s*|\.?\k<em>\s+)(?=\S)/u.exec(
      content,
    ) ??
    /^(?<name>[^:.*]{2,80}?)\s*:\s*(?=\S)/u.exec(content) ??
    /^(?<name>[A-Z][A-Za-z]{2,20})\.\s+(?=\p{Lu})/u.exec(content);
  if (!hit?.groups) return null;
  return { name: hit.groups['name']!, length: hit[0].length, rest: content.slice(hit[0].length) };
}

/** A line over a row of "=" or "-" (Markdown, and HotCRP's text export). */
function underlined(content: string, text: string, lines: readonly Line[], index: number): Heading | null {
  const next = lines[index + 1];
  const before = lines[index - 1];
  if (!next || content.length > 80 || /[.!?;,]$/u.test(content) || (before && !isBlank(before))) return null;
  const rule = /^(?:={3,}|-{3,})$/u.exec(text.slice(next.start, next.end).trim())?.[0];
  if (!rule || next.quote > 0) return null;
  return {
    ...plain,
    name: cleanName(content),
    role: roleOfName(content),
    level: rule.startsWith('=') ? 1 : 2,
    lines: 2,
  };
}

/** "PAPER SUMMARY", "STRENGTHS:"; an unknown name needs two words or a colon, for "ICLR" may stand on a line as well. */
function capitals(content: string): Heading | null {
  if (!/^\p{Lu}[\p{Lu}\d\s,&'’/()-]{2,59}:?$/u.test(content) || !/\p{Lu}{4}/u.test(content)) return null;
  const role = roleOfName(content);
  if (role === null && !/\p{Lu}{2}\s+\p{Lu}{2}|:$/u.test(content)) return null;
  return { ...plain, name: cleanName(content), role, level: 1 };
}

function cleanName(name: string): string {
  return name
    .replace(/\*\*|__|`/gu, '')
    .replace(/^[\s*_#]+|[\s*_#:]+$/gu, '')
    .replace(/\s+/gu, ' ');
}
