/** About how many tokens a text has: English prose has 4 to 4.5 letters a token, tables and formulas fewer. */
export function tokensIn(length: number): number {
  return Math.ceil(length / 3.5);
}
