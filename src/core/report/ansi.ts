const codes = { bold: 1, dim: 2, red: 31, yellow: 33, blue: 34, cyan: 36 } as const;
export type Colour = keyof typeof codes;

/** Paints text for a terminal, or leaves it alone. */
export type Paint = (colour: Colour, text: string) => string;

export function painter(colour: boolean): Paint {
  return (name, text) => (colour && text !== '' ? `\u001b[${codes[name]}m${text}\u001b[0m` : text);
}
