/** Whether a "no" before these two words denies no thing: "No, ...", "no more than three", "no better than chance", "no longer". */
export function deniesNothing(next: string, afterNext: string): boolean {
  if (next === ',' || next === '.' || next === 'longer') return true;
  return /^(?:more|less|worse|\w+er)$/.test(next) && afterNext === 'than';
}
