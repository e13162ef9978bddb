import type { JsonNode } from '../review/json-tree.ts';
import { isTextName, type Answer } from './sort-answers.ts';

/** The member of an object, its last one where a key comes twice. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.members.findLast((m) => m.key === key)?.node;
}

/** A string, or a number as it is written; null for anything else. */
export function stringOf(node: JsonNode | undefined): string | null {
  return typeof node?.value === 'string' || typeof node?.value === 'number' ? String(node.value) : null;
}

/** Strings of a list, or one string. */
export function stringsOf(node: JsonNode | undefined): string[] {
  const nodes = node?.kind === 'array' ? node.items : node ? [node] : [];
  return nodes.map(stringOf).filter((text) => text !== null);
}

/** API 2 of OpenReview wraps each value: `{"value": ..., "readers": [...]}`. */
export function unwrapped(node: JsonNode): JsonNode {
  let inner = node;
  for (let depth = 0; depth < 5 && inner.kind === 'object'; depth++) {
    const value = memberOf(inner, 'value');
    if (!value) return inner;
    inner = value;
  }
  return inner;
}

/** A value of any kind as text, and that it is a choice where it is a number, a truth value, a list of short things. */
export function answerOf(name: string, node: JsonNode): Answer {
  const inner = unwrapped(node);
  if (inner.kind === 'string') return { name, value: String(inner.value) };
  if (inner.kind === 'scalar')
    return { name, value: inner.value === null ? '' : String(inner.value), kind: 'choice' };
  if (inner.kind === 'object') {
    const members = inner.members.map(({ key, node: child }) => `${key}: ${flat(child, 0)}`);
    return { name, value: members.join('\n') };
  }
  const items = inner.items.map((item) => flat(item, 0)).filter((text) => text.trim() !== '');
  // Choices of a form are short; what is told point by point is text.
  const choice =
    !isTextName(name) &&
    items.every((text) => text.length <= 60 && !text.includes('\n')) &&
    items.join().length <= 200;
  if (items.length === 1 && !choice) return { name, value: items[0]!, kind: 'text' };
  return choice
    ? { name, value: items.join('; '), kind: 'choice' }
    : { name, value: items.map((text) => `- ${text}`).join('\n'), kind: 'text' };
}

function flat(node: JsonNode, depth: number): string {
  if (depth > 4) return '…';
  const inner = unwrapped(node);
  if (inner.kind === 'array') return inner.items.map((item) => flat(item, depth + 1)).join('; ');
  if (inner.kind === 'object')
    return inner.members.map(({ key, node: child }) => `${key}: ${flat(child, depth + 1)}`).join('; ');
  return inner.value === null ? '' : String(inner.value);
}
