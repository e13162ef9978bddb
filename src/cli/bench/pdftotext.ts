import { spawnSync } from 'node:child_process';

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
