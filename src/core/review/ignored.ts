import { ownComments } from '../copy/ignore-comments.ts';
import type { Review, Sentence } from './model.ts';

const name = 'peerlint-ignore';

/**
 * Sentences of which nothing is to be shown: those that hold a comment `<!-- peerlint-ignore -->`, end right before it,
 * or else begin right behind it; one that has its line for itself stands for the next line that is not blank. None in
 * forms, which go to the site as they are, comments and all.
 */
export function ignoredSentences({ source, codec, sentences }: Review): ReadonlySet<Sentence> {
  const ignored = new Set<Sentence>();
  if (inForm(codec) || !source.includes(name)) return ignored;
  for (const comment of ownComments(source).filter((one) => one.name === name)) {
    const lineStart = comment.start - /[^\r\n]*$/u.exec(source.slice(0, comment.start))![0].length;
    const before = source.slice(lineStart, comment.start);
    const behind = /^[^\r\n]*/u.exec(source.slice(comment.end))![0];
    if (before.trim() === '' && behind.trim() === '') {
      const line = nextLine(source, comment.end + behind.length);
      for (const one of sentences) if (one.start < line.end && line.start < one.end) ignored.add(one);
      continue;
    }
    const gap = (from: number, to: number) => from <= to && /^[ \t*_~]*$/u.test(source.slice(from, to));
    const here =
      sentences.find(({ start, end }) => start < comment.start && comment.end < end) ??
      sentences.findLast(({ start, end }) => start < comment.start && gap(end, comment.start)) ??
      sentences.find(({ start }) => gap(comment.end, start));
    if (here) ignored.add(here);
  }
  return ignored;
}

/** What is to be said of the comments: how many findings they silence, or that a form does not know them. */
export function ignoreNotes({ source, codec }: Review, silenced: number): string[] {
  if (silenced > 0)
    return [`${silenced} ${silenced === 1 ? 'finding is' : 'findings are'} silenced by ${name} comments.`];
  if (!inForm(codec) || !ownComments(source).some((one) => one.name === name)) return [];
  return [
    `Comments (${name}) do not count in a form, which goes to the site as it is: delete them, and mark the finding as no problem.`,
  ];
}

function inForm(codec: Review['codec']): boolean {
  return codec === 'hotcrp' || codec === 'json';
}

/** The next line that is not blank. */
function nextLine(source: string, from: number): { start: number; end: number } {
  const start = from + /^\s*/u.exec(source.slice(from))![0].length;
  return { start, end: start + /^[^\r\n]*/u.exec(source.slice(start))![0].length };
}
