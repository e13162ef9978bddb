import { InputError } from '../input-error.ts';
import type { Draft } from './draft.ts';
import { roleOfName } from './field-roles.ts';
import { isAdministrative, isReviewInvitation, isReviewKey } from './form-keys.ts';
import { decodeJsonString } from './json-string.ts';
import { jsonTree, type JsonNode } from './json-tree.ts';
import { verbatim } from './mapped-text.ts';
import type { FieldRole } from './model.ts';
import type { Part } from './read-part.ts';

/** Whether a text is meant as JSON: it starts like an object or a list of JSON values. */
export function looksLikeJson(source: string): boolean {
  return /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:\{|"|\]|$))/u.test(source);
}

/**
 * Reads reviews out of JSON: a flat form (`{"Summary": "...", "Strengths": [...]}`), OpenReview notes of either API
 * version, lists of them, `{"notes": [...]}`, replies of a submission, JSON lines (USERS.md, 1.3). Throws InputError
 * if the text is not JSON.
 */
export function readJsonForm(source: string, path: string): Draft[] {
  return jsonValues(source, path).flatMap((node) => reviewsIn(source, node, 0));
}

function jsonValues(source: string, path: string): JsonNode[] {
  try {
    JSON.parse(source);
    return [jsonTree(source)];
  } catch (error) {
    const lines = jsonLines(source);
    if (lines) return lines;
    const problem =
      error instanceof RangeError ? 'is nested too deeply.' : `is not valid JSON${place(source, error)}.`;
    throw new InputError(path, problem, 'Mend the JSON, or save the review as plain text or Markdown.');
  }
}

/** One JSON value a line, or null if any line is something else. */
function jsonLines(source: string): JsonNode[] | null {
  const nodes: JsonNode[] = [];
  try {
    for (const hit of source.matchAll(/[^\r\n]+/gu)) {
      if (hit[0].trim() === '') continue;
      JSON.parse(hit[0]);
      nodes.push(jsonTree(source, hit.index));
    }
  } catch {
    return null;
  }
  return nodes;
}

function place(source: string, error: unknown): string {
  const position = /position (?<at>\d+)/u.exec(String(error))?.groups?.['at'];
  const at = position === undefined ? source.trimEnd().length : Number(position);
  const before = source.slice(0, at).split(/\r\n|\n|\r/u);
  return ` (line ${before.length}, column ${before.at(-1)!.length + 1})`;
}

/** Reviews in a JSON value, at any depth where files of the known services keep them. */
function reviewsIn(source: string, node: JsonNode, depth: number): Draft[] {
  if (depth > 6) return [];
  const deeper = (child: JsonNode | undefined): Draft[] => (child ? reviewsIn(source, child, depth + 1) : []);
  if (node.kind === 'array') {
    const texts = node.items.filter(({ kind }) => kind === 'string');
    if (texts.length > 0) return [flatReview(source, [{ key: '', node }], null)];
    return node.items.flatMap(deeper);
  }
  if (node.kind !== 'object') return [];
  const content = member(node, 'content');
  const invitations = [member(node, 'invitation'), ...(member(node, 'invitations')?.items ?? [])]
    .map((n) => String(n?.value ?? ''))
    .filter((name) => name !== '');
  if (content?.kind === 'object' && (invitations.length > 0 || member(node, 'forum'))) {
    const id = member(node, 'id')?.value;
    const own = isReviewNote(invitations, content)
      ? [flatReview(source, content.members, typeof id === 'string' ? id : null)]
      : [];
    const details = member(node, 'details');
    return [...own, ...deeper(details && (member(details, 'replies') ?? member(details, 'directReplies')))];
  }
  const list = ['notes', 'reviews'].map((key) => member(node, key)).find((n) => n?.kind === 'array');
  if (list) return deeper(list);
  const ordinal = member(node, 'ordinal')?.value;
  const pid = member(node, 'pid')?.value;
  const id = typeof ordinal === 'string' && pid !== undefined ? `${String(pid)}${ordinal}` : null;
  return [flatReview(source, node.members, id)];
}

function isReviewNote(invitations: readonly string[], content: JsonNode): boolean {
  if (invitations.some(isReviewInvitation)) return true;
  if (invitations.length > 0) return false;
  return content.members.some(({ key }) => isReviewKey(key));
}

function member(node: JsonNode, key: string): JsonNode | undefined {
  return node.members.find((m) => m.key === key)?.node;
}

type Member = JsonNode['members'][number];

function flatReview(source: string, members: readonly Member[], id: string | null): Draft {
  const parts = members.flatMap(({ key, node }) => partsOf(source, key, node, 0));
  const form = members.filter(({ key }) => isReviewKey(key)).length > 0;
  return { id, codec: 'json', parts, form, skipped: [] };
}

function partsOf(source: string, key: string, node: JsonNode, depth: number): Part[] {
  const value = node.kind === 'object' ? member(node, 'value') : undefined;
  if (value) return partsOf(source, key, value, depth);
  if (node.kind === 'object') {
    return depth > 4 ? [] : node.members.flatMap((m) => partsOf(source, m.key, m.node, depth + 1));
  }
  const name = key.replace(/_/gu, ' ');
  const role = roleOfName(name);
  const range = { start: node.start, end: node.end };
  const field = (as: FieldRole): Part => {
    const text = verbatim(source, node.start, node.start);
    return { text, name, role: as, headings: false, element: null, range };
  };
  if (isAdministrative(key)) return [field('other')];
  if (node.kind === 'array') return listParts(source, node, name, role ?? 'other');
  if (node.kind === 'scalar') return [field(role === 'ethics' ? role : 'rating')];
  const text = decodeJsonString(source, node.start + 1, node.end - 1);
  const isText = role !== null && role !== 'rating' && role !== 'ethics';
  if (!isText && text.text.trim().length <= 40) return [field(role ?? 'other')];
  const inside = { start: node.start + 1, end: node.end - 1 };
  return [{ text, name, role: role ?? 'other', headings: true, element: null, range: inside }];
}

/** One part for each string of a list; its removal takes the comma along. */
function listParts(source: string, list: JsonNode, name: string, role: FieldRole): Part[] {
  const items = list.items.map((item) => (item.kind === 'object' ? (member(item, 'value') ?? item) : item));
  return items.flatMap((item, i): Part[] => {
    if (item.kind === 'object') return item.members.flatMap((m) => partsOf(source, m.key, m.node, 1));
    if (item.kind !== 'string') return [];
    return [
      {
        text: decodeJsonString(source, item.start + 1, item.end - 1),
        name,
        role,
        headings: false,
        element: elementRange(list, i),
        range: { start: list.start + 1, end: list.end - 1 },
      },
    ];
  });
}

function elementRange(list: JsonNode, index: number): { start: number; end: number } {
  const [item, before, after] = [list.items[index]!, list.items[index - 1], list.items[index + 1]];
  if (after) return { start: item.start, end: after.start };
  if (before) return { start: before.end, end: item.end };
  return { start: list.start + 1, end: list.end - 1 };
}
