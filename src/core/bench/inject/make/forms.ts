import type { Forms } from './sense-swap.ts';

/** "minimise|minimises" and "maximise|maximises": the forms of two words, one to one. */
export function paired(left: string, right: string): Forms {
  const rights = right.split('|');
  return left.split('|').map((form, at) => [form, rights[at] ?? rights.at(-1)!] as const);
}

/** The forms and their American spelling: "-ise" as "-ize". */
export function bothSpellings(forms: Forms): Forms {
  const american = (word: string): string => word.replace(/is(?=(?:e[sd]?|ing|ation|er)\b)/g, 'iz');
  return forms.flatMap(([left, right]) => [
    [left, right] as const,
    ...(american(left) === left && american(right) === right
      ? []
      : [[american(left), american(right)] as const]),
  ]);
}
