/**
 * Markdown that shows `text` and nothing else. Untrusted text in a MarkdownString must not become a link, an image,
 * a command or HTML; `appendText` alone still lets bare addresses become links (GFM autolinks). Every character that
 * could start a construct is therefore written as a numeric reference, which the parser reads after all constructs.
 */
export function plainMarkdown(text: string): string {
  return text.replace(/[^\p{L}\p{N} ,]/gu, (character) => `&#${character.codePointAt(0)};`);
}
