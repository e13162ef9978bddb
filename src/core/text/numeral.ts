const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+| \. \d+)?|\.\d+`;
const power = String.raw`10\s?\^\s?\{?\s?-?\s?\d+(?:\.\d+)?\}?|10[\u207B\u207A]?[\u2070\u00B9\u00B2\u00B3\u2074-\u2079]+`;
const times = String.raw`\s?(?:x|\u00D7|\*|\u00B7|\\times|\\cdot)\s?`;
/** Source of a pattern for a number in digits: "1,000", "81.3", "5e-4", "3 x 10^5". */
export const numeral = String.raw`(?:(?:${digits})${times}(?:${power})|${power}|(?:${digits})[eE][-+]?\d{1,3}(?![\p{L}\d])|${digits})`;

const superscripts = '\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079';

/** Value and unit of the last place of a numeral: "81.3" -> 81.3, 0.1; "5 x 10^5" -> 500000, 100000. */
export function parseNumeral(text: string): { value: number; step: number } | null {
  const ten =
    /10(?:\s?\^\s?\{?\s?(?<plain>-?\s?\d+(?:\.\d+)?)\}?|(?<raised>[\u207B\u207A]?[\u2070\u00B9\u00B2\u00B3\u2074-\u2079]+))$/u.exec(
      text,
    );
  if (ten) {
    const raised = ten.groups?.['raised'];
    const exponent =
      raised === undefined
        ? Number((ten.groups?.['plain'] ?? '').replace(/\s/gu, ''))
        : Number(
            [...raised]
              .map((c) => (c === '\u207B' ? '-' : c === '\u207A' ? '' : String(superscripts.indexOf(c))))
              .join(''),
          );
    const front = /^[\d., ]+?(?=\s?(?:x|\u00D7|\*|\u00B7|\\))/u.exec(text)?.[0];
    const mantissa = front === undefined ? { value: 1, step: 0 } : plainNumeral(front);
    const by = 10 ** exponent;
    return { value: mantissa.value * by, step: mantissa.step * by };
  }
  const scientific = /^(?<mantissa>.*)[eE](?<exponent>[-+]?\d+)$/u.exec(text);
  if (scientific?.groups) {
    const mantissa = plainNumeral(scientific.groups['mantissa'] ?? '');
    const by = 10 ** Number(scientific.groups['exponent']);
    return { value: mantissa.value * by, step: mantissa.step * by };
  }
  const plain = plainNumeral(text);
  return Number.isFinite(plain.value) ? plain : null;
}

function plainNumeral(text: string): { value: number; step: number } {
  const clean = text.replace(/[,\s]/gu, '');
  const decimals = /\.(?<after>\d+)$/u.exec(clean)?.groups?.['after']?.length ?? 0;
  return { value: Number(clean), step: 10 ** -decimals };
}
