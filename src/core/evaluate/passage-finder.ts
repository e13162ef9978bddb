import { foldLower } from '../text/fold.ts';

/** Finds the passages that hold a quotation; [] where the paper's text has less than half of it in one place. */
export type PassageFinder = (quotation: string) => number[];

const normal = (text: string): string =>
  foldLower(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function passageFinder(passages: readonly { readonly text: string }[]): PassageFinder {
  const texts = passages.map(({ text }) => ` ${normal(text)} `);
  return (quotation) => {
    const wanted = normal(quotation);
    if (wanted === '') return [];
    const whole = texts.flatMap((text, at) => (text.includes(` ${wanted} `) ? [at] : []));
    return whole.length > 0 ? whole : mostOf(wanted, texts);
  };
}

/** A quotation may run over the end of a passage: the passages that hold most of its runs of three words. */
function mostOf(wanted: string, texts: readonly string[]): number[] {
  const words = wanted.split(' ');
  const runs = words.slice(2).map((word, at) => ` ${words[at]!} ${words[at + 1]!} ${word} `);
  const counts = texts.map((text) => runs.filter((run) => text.includes(run)).length);
  const most = Math.max(0, ...counts);
  return most === 0 || most < runs.length / 2
    ? []
    : counts.flatMap((count, at) => (count === most ? [at] : []));
}
