import { skeleton } from '../../text/fold.ts';

const greek: ReadonlyMap<string, string> = new Map(
  (
    'αalpha βbeta γgamma δdelta εepsilon ϵepsilon ζzeta ηeta θtheta ιiota κkappa λlambda μmu µmu νnu ξxi πpi ρrho σsigma ' +
    'τtau υupsilon φphi ϕphi χchi ψpsi ωomega ∞infty ℓell'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);

/** LaTeX markup replaced by what it prints, as far as letters go: "$\mathrm{LAEA}_\alpha$" -> "LAEA alpha". */
export function withoutLatex(text: string): string {
  if (!/[\\$_^{}]/.test(text)) return text;
  return text
    .replace(/\\(?:math|text|operatorname|bm|bf|it|rm|sf|tt)[a-z]*\b\*?/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/[\\$_^{}]/g, ' ');
}

/**
 * What all spellings of a name have in common: letters and digits, lower case, accents and markup dropped, Greek
 * letters by name. "Bi-LSTM", "BiLSTM" and "bi lstm" share a key; so do "α-Rényi" and "$\alpha$-Renyi", "SD2.1" and "SD v2.1".
 */
export function nameKey(text: string): string {
  return skeleton(withoutLatex(text))
    .replace(/[^a-z0-9]/g, (c) => greek.get(c) ?? c)
    .replace(/(?<=[a-z])v(?=\d)/g, '');
}

/** The key without a plural ending: "transformers" -> "transformer", "loss" stays. */
export function singularKey(key: string): string {
  if (key.length < 4 || !key.endsWith('s') || /(?:ss|us|is)$/.test(key)) return key;
  return /(?:sh|ch|x|z)es$/.test(key) ? key.slice(0, -2) : key.slice(0, -1);
}
