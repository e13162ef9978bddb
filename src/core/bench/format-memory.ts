/** CPU milliseconds of all threads, and memory in MB. */
export interface ProcessFigures {
  readonly cpu: number;
  /** The most that the process held. */
  readonly peak: number;
  /** When the findings were there. */
  readonly after: number;
  /** Some seconds later. */
  readonly settled: number;
}

/** What an engine process came to that checked one draft. */
export interface EngineCost extends ProcessFigures {
  readonly paper: string;
  readonly detector: string;
  /** Of the paper: by the first process, or by one that finds what the first has kept. */
  readonly opening: 'first' | 'again';
}

/** What the engine with the local model must not hold when its findings are there, in MB. */
export const memoryBar = 350;

/** One line a process. */
export function formatMemory(costs: readonly EngineCost[]): string {
  const lines = costs.map(({ paper, detector, opening, cpu, peak, after, settled }) => {
    const figures = [cpu, after, settled, peak].map((figure) => figure.toFixed(0).padStart(9)).join('');
    return `${paper.slice(0, 27).padEnd(28)}${detector.padEnd(9)}${opening.padEnd(6)}${figures}`;
  });
  const most = Math.max(...costs.filter(({ detector }) => detector === 'local').map(({ after }) => after));
  const verdict = Number.isFinite(most)
    ? [
        `\nlocal, with findings: at most ${most.toFixed(0)} MB, ${most <= memoryBar ? 'met' : 'MISSED'} (${memoryBar})`,
      ]
    : [];
  const head = `${''.padEnd(43)}${['CPU ms', 'MB', 'settled', 'peak'].map((name) => name.padStart(9)).join('')}`;
  return [head, ...lines, ...verdict].join('\n');
}
