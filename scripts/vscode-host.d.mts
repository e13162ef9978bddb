export interface Host {
  readonly node: string;
  readonly server: string;
}
export const root: string;
export const supported: boolean;
export function ensureHost(which?: 'current' | 'lowest'): Host;
export function findChromium(options?: { install?: boolean }): { path: string } | { missing: string };
