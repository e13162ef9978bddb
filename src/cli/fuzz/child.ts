import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { InputError } from '../../core/input-error.ts';
import type { Paper } from '../../core/paper/model.ts';
import { readPaper } from '../../node/read-paper.ts';
import type { Reading } from './verdict.ts';

/** Reads the paper of each message, a path, as the product does, and answers with a `Reading`. */
process.on('message', (path: string) => {
  void readingOf(path).then((reading) => process.send?.(reading));
});

async function readingOf(path: string): Promise<Reading> {
  let memory = 0;
  const before = highestMemory();
  const look = (): void => {
    memory = Math.max(memory, process.memoryUsage.rss() / 1e6);
  };
  const timer = setInterval(look, 5);
  const start = Date.now();
  const cpuStart = process.cpuUsage();
  const outcome = await outcomeOf(path);
  const { user, system } = process.cpuUsage(cpuStart);
  clearInterval(timer);
  look();
  const after = highestMemory();
  if (after > before) memory = after;
  return { ...outcome, time: Date.now() - start, cpu: (user + system) / 1000, memory };
}

function highestMemory(): number {
  return (process.resourceUsage().maxRSS * 1024) / 1e6;
}

async function outcomeOf(path: string): Promise<Pick<Reading, 'kind' | 'detail'>> {
  try {
    const paper = await readPaper({ paper: path });
    buildPaperIndex(paper);
    const silent = silentPages(paper);
    if (silent.length > 0) return { kind: 'SILENT', detail: `pages ${silent.slice(0, 20).join(', ')}` };
    const odd = paper.warnings.find(({ text }) => text.includes('could not be followed'));
    if (odd) return { kind: 'UNCLEAR', detail: odd.text };
    const kinds = paper.warnings.map(({ kind }) => kind);
    return kinds.length > 0
      ? { kind: 'warned', detail: [...new Set(kinds)].join(' ') }
      : { kind: 'ok', detail: '' };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'refused', detail: error.message.replace(path, 'FILE') };
    return {
      kind: 'UNCLEAR',
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** Pages of which nothing is there and nothing is said. */
function silentPages({
  documents,
  blocks,
  furniture,
  lineNumbers,
  hidden,
  pagesWithoutText,
}: Paper): number[] {
  const known = new Set(pagesWithoutText);
  for (const { pieces, page } of blocks)
    for (const each of [{ page }, ...pieces]) if (each.page) known.add(each.page);
  for (const { page } of [...furniture, ...lineNumbers, ...hidden]) known.add(page);
  const count = documents[0]?.pages ?? 0;
  return Array.from({ length: count }, (_, at) => at + 1).filter((page) => !known.has(page));
}
