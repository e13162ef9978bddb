const bold = /(?<![*\p{N}])\*\*(?=[^\s*])(?<inner>.+?)(?<=[^\s*])\*\*(?![*\p{N}])/gu;
const italic = /(?<![\p{L}\p{N}_])_(?=[^\s_])(?<inner>.+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu;

/**
 * Takes light markup out of a line of text that a converter sprinkled over a PDF: "**bold**", "_italic_". Only pairs
 * at word borders go; "x_i", "__init__" and "2**3" stay, and no letter or digit is ever touched.
 */
export function stripMarkers(line: string): string {
  let text = line;
  if (text.includes('**')) text = text.replace(bold, '$<inner>');
  if (text.includes('_')) text = text.replace(italic, '$<inner>');
  return text;
}
