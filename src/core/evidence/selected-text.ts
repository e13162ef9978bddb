import { joinLines, noForms } from '../paper/join-lines.ts';

/** Text that was selected on a page, line by line, as running text: words cut at the end of a line are whole again. */
export function selectedText(lines: string): string {
  const trimmed = lines.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return joinLines(
    trimmed.filter((line) => line !== ''),
    noForms,
  ).text;
}
