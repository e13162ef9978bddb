import * as z from 'zod';
import data from './component-words.json' with { type: 'json' };

const table = z.record(z.string(), z.record(z.string().startsWith('_'), z.number().positive())).parse(data);
const none: ReadonlyMap<string, number> = new Map();
const known = new Map(Object.entries(table).map(([id, words]) => [id, new Map(Object.entries(words))]));

/**
 * Terms that papers use where they give a component of the inventory, with the logarithm of the odds ratio against the
 * rest of the text; made from the section headings of papers without any label (`npm run bench:retrieval -- --words`).
 */
export function componentWords(id: string): ReadonlyMap<string, number> {
  return known.get(id) ?? none;
}
