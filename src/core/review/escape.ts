import type { Codec } from './model.ts';

/** Escapes a text that is to be inserted at a place of a review that is written with `codec`. */
export function escapeFor(codec: Codec, text: string): string {
  switch (codec) {
    case 'plain':
      return text;
    case 'json':
      return JSON.stringify(text).slice(1, -1);
    case 'hotcrp':
      // The form's reader drops one backslash before its own line marks (HotCRP, src/reviewvalues.php).
      return text.replace(/^(?===[-+*]==)/gm, '\\');
    case 'markdown':
      return escapeMarkdown(text);
  }
}

/** Escapes what CommonMark would read as markup inside running text; math between dollar signs is left alone. */
function escapeMarkdown(text: string): string {
  return text
    .split(/(\$[^$\n]+\$)/)
    .map((part, i) => (i % 2 === 1 ? part : escapeInline(part)))
    .join('');
}

function escapeInline(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/[`*[\]]/g, '\\$&')
    .replace(/<(?=[A-Za-z/!?])/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}
