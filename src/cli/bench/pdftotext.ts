import { spawnSync } from 'node:child_process';
import type { PageWord } from '../../core/bench/passage-cover.ts';

const options = { encoding: 'utf8', maxBuffer: 1 << 28, timeout: 120_000 } as const;

/** Whether pdftotext of poppler-utils can be run. */
export function hasPdftotext(): boolean {
  return spawnSync('pdftotext', ['-v'], options).error === undefined;
}

/**
 * Text page by page, run by run: a form feed between pages may as well be a glyph of a broken font.
 * @param raw in the order of the content stream
 */
export function pdftotextPages(pdf: string, pages: number, raw: boolean): string[] {
  return Array.from({ length: pages }, (_, at) => {
    const page = String(at + 1);
    const args = ['-q', '-enc', 'UTF-8', ...(raw ? ['-raw'] : []), '-f', page, '-l', page, pdf, '-'];
    return spawnSync('pdftotext', args, options).stdout;
  });
}

/** Every word of a file with the centre of its box. */
export function pdftotextWords(pdf: string): PageWord[] {
  const { stdout } = spawnSync('pdftotext', ['-q', '-bbox', '-cropbox', pdf, '-'], options);
  const words: PageWord[] = [];
  let page = 0;
  const form = /<page |<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/gsu;
  for (const [tag, x0, y0, x1, y1, text = ''] of stdout.matchAll(form)) {
    if (tag === '<page ') page += 1;
    else words.push({ page, text: plain(text), x: middle(x0, x1), y: middle(y0, y1) });
  }
  return words;
}

function middle(a = '', b = ''): number {
  return (Number(a) + Number(b)) / 2;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function plain(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/gu, (_, name: string) => entities[name]!);
}

/** CPU milliseconds of pdftotext on a whole file, the best of three; null without it or without bash to take the time. */
export function pdftotextCpu(pdf: string): number | null {
  const script = 'TIMEFORMAT="%3U %3S"; time pdftotext -q "$0" /dev/null';
  const found = Array.from({ length: 3 }, () => {
    const { stderr, status } = spawnSync('bash', ['-c', script, pdf], options);
    const [user, system] = stderr.trim().split('\n').at(-1)!.replaceAll(',', '.').split(' ').map(Number);
    return status === 0 ? (user! + system!) * 1000 : Number.NaN;
  });
  const best = Math.min(...found);
  return Number.isFinite(best) ? best : null;
}
