import { MappedTextBuilder, type MappedText } from './mapped-text.ts';

/** The content of a JSON string literal: `start` and `end` are the offsets just inside its quotation marks. */
export function decodeJsonString(source: string, start: number, end: number): MappedText {
  const builder = new MappedTextBuilder();
  const escape = /\\(?:u[\dA-Fa-f]{4}|[^u])/g;
  escape.lastIndex = start;
  let at = start;
  for (let hit = escape.exec(source); hit && hit.index < end; hit = escape.exec(source)) {
    builder.push(source.slice(at, hit.index), at, hit.index);
    at = hit.index + hit[0].length;
    builder.push(JSON.parse(`"${hit[0]}"`) as string, hit.index, at);
  }
  builder.push(source.slice(at, end), at, end);
  return builder.build();
}
