import { parse } from 'yaml';
import type { Review } from './model.ts';

export interface FrontMatter {
  /** Length of the front matter with its last line break; 0 if there is none. */
  readonly length: number;
  readonly links: Review['links'];
  /** Set if the lines between the marks are not valid YAML. */
  readonly problem: string | null;
}

const none: FrontMatter = { length: 0, links: { paper: null, supplements: [] }, problem: null };

/** Reads the YAML between two `---` lines at the top of a draft: `paper:` and `supplement:` (one name or a list). */
export function readFrontMatter(source: string): FrontMatter {
  const hit =
    /^---[ \t]*(?:\r\n|\n|\r)(?<yaml>[\s\S]*?(?:\r\n|\n|\r))??(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/u.exec(
      source,
    );
  const yaml = hit?.groups?.['yaml'] ?? '';
  // A rule, not front matter: its first line is no "key: value".
  if (!hit || !/^\s*(?:#.*\s+)*["']?[\w -]+["']?\s*:(?:\s|$)/u.test(yaml)) return none;
  const length = hit[0].length;
  let data: unknown;
  try {
    data = parse(yaml, { logLevel: 'silent' });
  } catch (error) {
    const problem = `The front matter is not valid YAML (${String((error as Error).message).split('\n')[0]}).`;
    return { ...none, length, problem };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return none;
  const entries = new Map(Object.entries(data).map(([key, value]) => [key.toLowerCase(), value as unknown]));
  const supplements = ['supplement', 'supplements'].flatMap((key) => names(entries.get(key)));
  return { length, links: { paper: names(entries.get('paper'))[0] ?? null, supplements }, problem: null };
}

function names(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map((item) => String(item).trim())
    .filter((item) => item !== '');
}
