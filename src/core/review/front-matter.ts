import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Review } from './model.ts';

/** Why front matter is not checked, as coverage says it. */
export const frontMatter = 'front matter';

export interface FrontMatter {
  /** Length of the front matter with its last line break; 0 if there is none. */
  readonly length: number;
  readonly links: Review['links'];
  /** All keys with one value, in lower case: what an importer wrote, and whatever else stands there. */
  readonly values: ReadonlyMap<string, string>;
  /** Set if the lines between the marks are not valid YAML. */
  readonly problem: string | null;
}

const none: FrontMatter = {
  length: 0,
  links: { paper: null, supplements: [] },
  values: new Map(),
  problem: null,
};

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
  const { contents, errors } = parseDocument(yaml, {
    logLevel: 'silent',
    prettyErrors: false,
    uniqueKeys: false,
  });
  if (errors[0]) {
    return { ...none, length, problem: `The front matter is not valid YAML (${errors[0].message}).` };
  }
  if (!isMap(contents)) return none;
  const named = (...keys: string[]): string[] =>
    contents.items
      .filter(({ key }) => isScalar(key) && keys.includes(String(key.value).toLowerCase()))
      .flatMap(({ value }) => names(value));
  const links = { paper: named('paper')[0] ?? null, supplements: named('supplement', 'supplements') };
  const values = contents.items.flatMap(({ key, value }): [string, string][] => {
    if (!isScalar(key) || !isScalar(value) || value.value === null) return [];
    return [[String(key.value).toLowerCase(), String(value.value).trim()]];
  });
  return { length, links, values: new Map(values), problem: null };
}

/** One name or a list of names. The tree is read as it stands: aliases are not followed. */
function names(value: unknown): string[] {
  const list = isSeq(value) ? value.items : [value];
  return list
    .map((item) => (isScalar(item) && item.value !== null ? String(item.value).trim() : ''))
    .filter((name) => name !== '');
}
