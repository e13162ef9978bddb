import { readFileSync } from 'node:fs';
import type { ProcessFigures } from '../../core/bench/format-memory.ts';
import type { DetectorChoice } from '../../core/engine/protocol.ts';
import { InputError } from '../../core/input-error.ts';
import { EngineClient } from '../../node/engine/engine-client.ts';
import { forkEngine, type EngineProcess } from '../../node/engine/fork-engine.ts';

/** A draft to check in an engine process of its own. */
export interface AskedCheck {
  readonly paper: string;
  /** Of the draft. */
  readonly path: string;
  readonly text: string;
  readonly detector: DetectorChoice;
  readonly modelPath: string | null;
}

/** Milliseconds after the check in which what nobody needs any more may be freed. */
const settling = 3000;

/** What a fresh engine (dist/engine.cjs) costs that checks a draft once. Throws InputError where it cannot. */
export async function checkInEngine(
  engine: string,
  folder: string,
  { paper, path, text, detector, modelPath }: AskedCheck,
): Promise<ProcessFigures> {
  const started: EngineProcess[] = [];
  const client = new EngineClient({
    start: (listener) => {
      const child = forkEngine(engine, folder)(listener);
      started.push(child);
      return child;
    },
    log: (line) => console.error(line.trimEnd()),
    silence: 600_000,
  });
  try {
    const outcome = await client.check({
      uri: 'file:///draft.md',
      version: 1,
      path,
      text,
      paper,
      supplements: [],
      passwords: {},
      ocr: false,
      settings: { detector, modelPath, threshold: 'balanced', policy: 'localModel', dismissed: [] },
    });
    const pid = started[0]?.pid;
    if (outcome.kind !== 'result' || pid === undefined || started.length > 1)
      throw new InputError(paper, whyOf(outcome), 'Give a PDF that the editor can open.');
    const used = outcome.reviews[0]?.result.detector;
    if (used !== detector)
      throw new InputError('--model', `was not used (${detector} was asked for).`, 'See "peerlint check".');
    const { cpu, peak, memory: after } = figuresOf(pid);
    await new Promise((resolve) => setTimeout(resolve, settling));
    return { cpu, peak, after, settled: figuresOf(pid).memory };
  } finally {
    client.dispose();
  }
}

function whyOf(outcome: { readonly kind: string; readonly message?: string }): string {
  return `was not checked: ${outcome.message ?? outcome.kind}`;
}

/** Ticks of the CPU clock a second, on every Linux. */
const ticks = 100;

/** CPU milliseconds, and memory in MB: what the process holds, and the most that it held. */
function figuresOf(pid: number): { readonly cpu: number; readonly peak: number; readonly memory: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1]) * 1024) / 1e6;
  // Behind the name, which may hold anything: fields 14 and 15 of proc(5).
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  const cpu = ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
  return { cpu, peak: megabytes('VmHWM'), memory: megabytes('VmRSS') };
}
