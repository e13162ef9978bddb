import type { SourceRange } from './source-range.ts';

/** A line of a form; UTF-16 offsets into the source, `end` without the line break. */
export interface FormLine extends SourceRange {
  readonly text: string;
  readonly next: number;
}

/** What a line of a HotCRP form is (HotCRP src/reviewform.php, reviewfield.php, reviewvalues.php). */
export type FormLineKind =
  /** A field's head. `old`: in the manner of before 2021, which never goes on in the next line. */
  | { readonly kind: 'field'; readonly name: string; readonly old: boolean }
  | { readonly kind: 'directive'; readonly text: string }
  | { readonly kind: 'instruction' }
  | { readonly kind: 'content' };

export function formLines(source: string): FormLine[] {
  return [...source.matchAll(/(?<text>[^\r\n]*)(?<gap>\r\n|\n|\r|$)/gu)]
    .filter((hit) => hit[0] !== '')
    .map((hit) => {
      const text = hit.groups!['text']!;
      const end = hit.index + text.length;
      return { text, start: hit.index, end, next: hit.index + hit[0].length };
    });
}

/** The space behind "==+==" and "==*==" belongs to the mark, the one behind "==-==" does not. */
export function formLineKind(text: string): FormLineKind {
  if (text.startsWith('==*== ')) return { kind: 'field', name: text.slice(6).trim(), old: false };
  const old = /^==\+== [A-Z]\. (?<name>.*)$/u.exec(text)?.groups?.['name'];
  if (old !== undefined) return { kind: 'field', name: old, old: true };
  if (text.startsWith('==+== ')) return { kind: 'directive', text: text.slice(6).trim() };
  return text.startsWith('==-==') ? { kind: 'instruction' } : { kind: 'content' };
}

/** The review that a directive opens ("Begin Review #18A", "Paper #18") with its id, if it has one; null for all others. */
export function openedReview(
  directive: string,
): { readonly id: string | null; readonly begins: boolean } | null {
  const begin = /^begin review(?: #?(?<id>\S+))?/iu.exec(directive);
  if (begin) return { id: begin.groups?.['id'] ?? null, begins: true };
  const paper = /^(?:paper|submission) #(?<id>\w+)/iu.exec(directive);
  return paper ? { id: paper.groups!['id']!, begins: false } : null;
}

/** Whether a field's instruction says that its value is chosen: a score, a check box. */
export function asksForChoice(instruction: string): boolean {
  return /^==-==\s*(?:Choices:|Enter )/iu.test(instruction);
}
