import { timeBudget } from '../checking/check-clock.ts';
import type { CheckPart, CheckTime } from '../checking/check-clock.ts';

const names: Readonly<Record<CheckPart, string>> = {
  paper: 'reading the paper',
  ocr: 'text recognition',
  rules: 'rules',
  model: 'local model',
};

/** "slow: 14 s (text recognition 11 s, reading the paper 2 s)", the longest first; null within the budget. */
export function slowText({ total, parts }: CheckTime): string | null {
  if (total <= timeBudget) return null;
  const long = (Object.entries(parts) as [CheckPart, number][])
    .filter(([, time]) => time >= total / 20)
    .sort(([, a], [, b]) => b - a)
    .map(([part, time]) => `${names[part]} ${seconds(time)}`);
  return `slow: ${seconds(total)} (${long.join(', ')})`;
}

function seconds(time: number): string {
  return `${Math.round(time / 1000)} s`;
}
