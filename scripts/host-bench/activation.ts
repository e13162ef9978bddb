import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** Milliseconds of CPU (user and system, all threads of the host) and of the clock on the wall. */
export interface Activation {
  readonly kind: 'activation';
  readonly cpu: number;
  readonly wall: number;
  /** CPU of the host in as long a time just before, in which it did nothing that it was asked for. */
  readonly idle: number;
}

/** Loads the bundle and runs `activate`, as the first draft does. */
export async function measureActivation(): Promise<Activation> {
  const extension = vscode.extensions.getExtension('peerlint.peerlint');
  assert.ok(extension && !extension.isActive, 'the extension is there and has not started');
  // The host itself has just started: what it still does is none of the extension's.
  await rest(3000);
  const before = process.cpuUsage();
  const start = performance.now();
  await extension.activate();
  const wall = performance.now() - start;
  const cpu = milliseconds(process.cpuUsage(before));
  await rest(1000);
  const idleFrom = process.cpuUsage();
  await rest(wall);
  return { kind: 'activation', cpu, wall, idle: milliseconds(process.cpuUsage(idleFrom)) };
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

export function rest(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
