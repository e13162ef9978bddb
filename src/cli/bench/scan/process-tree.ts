import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all its children have used. Linux alone. */
export interface TreeUse {
  /** Seconds of computing so far, of the processes that still live and of those that were waited for. */
  readonly cpu: number;
  /** Bytes of memory in use now. */
  readonly memory: number;
}

interface Stat {
  readonly parent: number;
  readonly cpu: number;
  readonly memory: number;
}

export function useOfTree(root: number): TreeUse {
  const all = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (stat) all.set(Number(name), stat);
  }
  let use = { cpu: 0, memory: 0 };
  const waiting = [root];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const own = all.get(at);
    if (!own) continue;
    use = { cpu: use.cpu + own.cpu, memory: use.memory + own.memory };
    for (const [id, { parent }] of all) if (parent === at) waiting.push(id);
  }
  return use;
}

/** Null for a process that has just ended. */
function statOf(id: string): Stat | null {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'latin1');
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // Times in hundredths of a second, memory in pages of 4 KiB.
    const [user, system, usersOfChildren, systemOfChildren] = fields.slice(11, 15) as [
      number,
      number,
      number,
      number,
    ];
    return {
      parent: fields[1]!,
      cpu: (user + system + usersOfChildren + systemOfChildren) / 100,
      memory: fields[21]! * 4096,
    };
  } catch {
    return null;
  }
}
