import { keyWords } from '../review/form-keys.ts';

/** A key as the form shows it: "summary_of_the_paper" is "Summary of the paper". */
export function keyLabel(key: string): string {
  const words = keyWords(key);
  return words === '' ? 'Field' : words[0]!.toUpperCase() + words.slice(1);
}
