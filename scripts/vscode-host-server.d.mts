import type { Browser, BrowserContext } from 'playwright-core';
import type { Host } from './vscode-host.mjs';

export interface Server {
  readonly origin: string;
  readonly authority: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}
export interface ServerOptions {
  readonly env?: Record<string, string>;
  readonly args?: readonly string[];
  readonly settings?: Record<string, unknown>;
  readonly trustEverything?: boolean;
}
export function startServer(host: Host, options?: ServerOptions): Promise<Server>;
export function launchBrowser(executablePath: string): Promise<Browser>;
export function workbenchUrl(server: Server, target: string, payload?: readonly [string, string][]): string;
export function watchRequests(context: BrowserContext): string[];
