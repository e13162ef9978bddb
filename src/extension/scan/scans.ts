import { createHash } from 'node:crypto';
import path from 'node:path';
import { progressText } from '../../core/report/progress-text.ts';
import type { RowDigest } from '../../core/report/scan/row-digest.ts';
import type { FolderScanEnd, FolderScanEvent } from '../../node/scan/folder-scan-messages.ts';
import type { ScanSettings } from '../../node/scan/scan-messages.ts';
import type { HeardInScan, SurveyedPaper } from '../../node/scan/opinion-survey.ts';
import { keptScans, removeKeptScans, type KeptScan } from '../../node/scan/kept-scans.ts';
import { expireScans } from '../../node/scan/scan-store.ts';
import type { DismissalFiles } from '../dismissals/dismissals.ts';
import { Emitter } from '../event.ts';
import type { Disposable } from '../event.ts';
import type { Memento } from '../linking/paper-memory.ts';
import type { RunningScan, StartScan } from './folder-scanner.ts';
import { FolderResults } from './scan-results.ts';
import { Triage, type DismissalsOfReview, type Judgement } from './triage.ts';

export interface ScansParts {
  readonly start: StartScan;
  readonly settings: (folder: string) => ScanSettings;
  /** Asks the user, and then the language model of the settings. Never rejects; none by default. */
  readonly ask?: (
    folder: string,
    papers: readonly SurveyedPaper[],
    stop: AbortSignal,
  ) => Promise<HeardInScan>;
  /** Folder, for the user alone, that holds the results of all scans. */
  readonly kept: string;
  /** The workspace remembers which folders were scanned. */
  readonly memento: Memento;
  readonly files: DismissalFiles;
  /** Of the review of a row. */
  readonly dismissals: (folder: string, review: string) => DismissalsOfReview;
  readonly log: (text: string) => void;
}

/** `results`: all is new; `loaded`: what was there before is in memory now; `judgement`: states and notes are new. */
export interface ScanChange {
  readonly folder: string;
  readonly what: 'results' | 'loaded' | 'judgement';
}

interface Running {
  readonly folder: string;
  /** Null until its process has started. */
  scan: RunningScan | null;
  stopped: boolean;
  /** Ends the requests to a language model. */
  readonly abort: AbortController;
}

const key = 'peerlint.scannedFolders';
const most = 20;

/** Scans of folders, one at a time, their results, and what the user says of them. */
export class Scans implements Disposable {
  readonly #parts: ScansParts;
  readonly #changed = new Emitter<ScanChange>();
  readonly #results = new Map<string, FolderResults | null>();
  readonly #triages = new Map<string, Triage>();
  /** Documents that need a password, by the folder of the last scan. */
  readonly #locked = new Map<string, Set<string>>();
  #running: Running | null = null;

  constructor(parts: ScansParts) {
    this.#parts = parts;
  }

  readonly onDidChange = this.#changed.event;

  /** The folder that is being scanned. */
  get running(): string | null {
    return this.#running?.folder ?? null;
  }

  /** Folders that were scanned in this workspace, the last one first. */
  get folders(): readonly string[] {
    const value = this.#parts.memento.get(key);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  }

  /** Folders whose results are in memory. */
  get loaded(): readonly FolderResults[] {
    return [...this.#results.values()].filter((one) => one !== null);
  }

  /** Never rejects. Null while another scan runs. `told` hears "34 of 800 reviews, 52 a minute, 14:44 left". */
  async scan(
    folder: string,
    told: (text: string, step: number, total: number) => void,
  ): Promise<FolderScanEnd | null> {
    if (this.#running) return null;
    const running: Running = { folder, scan: null, stopped: false, abort: new AbortController() };
    this.#running = running;
    try {
      const end = await this.#run(running, told);
      if (end.kind === 'finished') await this.#renew(folder);
      return end;
    } finally {
      this.#running = null;
    }
  }

  /** Paths of the documents of a folder that its last scan in this window could not open without a password. */
  lockedIn(folder: string): readonly string[] {
    return [...(this.#locked.get(folder) ?? [])];
  }

  stop(): void {
    if (!this.#running) return;
    this.#running.stopped = true;
    this.#running.abort.abort();
    this.#running.scan?.stop();
  }

  async #run(
    running: Running,
    told: (text: string, step: number, total: number) => void,
  ): Promise<FolderScanEnd> {
    const { folder } = running;
    const { start, settings, kept, log, memento, ask } = this.#parts;
    await expireScans(kept, new Date());
    await memento.update(key, [folder, ...this.folders.filter((one) => one !== folder)].slice(0, most));
    if (running.stopped) return { kind: 'stopped' };
    const progress = { done: 0, total: 0, since: Date.now() };
    const locked = new Set<string>();
    this.#locked.set(folder, locked);
    const scan: RunningScan = start(
      { kind: 'scan', folder, store: this.#store(folder), settings: settings(folder), jobs: null },
      (event: FolderScanEvent) => {
        if (event.kind === 'note') log(event.text);
        if (event.kind === 'skipped') {
          log(`skipped ${event.path}: ${event.reason}`);
          if (event.locked !== undefined) locked.add(path.join(folder, event.locked));
        }
        if (event.kind === 'planned') Object.assign(progress, { total: event.left, since: Date.now() });
        if (event.kind === 'questions') {
          told('waiting for the language model', 0, 0);
          void ask?.(folder, event.papers, running.abort.signal).then((heard) => scan.tell(heard));
        }
        if (event.kind === 'step') progress.done += 1;
        if (event.kind !== 'step' && event.kind !== 'planned') return;
        const { done, total, since } = progress;
        told(progressText(done, total, 'reviews', Date.now() - since), event.kind === 'step' ? 1 : 0, total);
      },
    );
    running.scan = scan;
    return scan.end;
  }

  async #renew(folder: string): Promise<void> {
    this.#results.delete(folder);
    // Where they are damaged the dashboard says so.
    await this.results(folder).catch(() => null);
    this.#changed.fire({ folder, what: 'results' });
  }

  /** Results of the last finished scan of a folder; null where none is kept. Rejects where they are damaged. */
  async results(folder: string): Promise<FolderResults | null> {
    const known = this.#results.get(folder);
    if (known !== undefined) return known;
    const read = await FolderResults.read(folder, this.#store(folder));
    if (read) await this.reload(folder);
    this.#results.set(folder, read);
    if (read) this.#changed.fire({ folder, what: 'loaded' });
    return read;
  }

  /**
   * Takes up the results of earlier windows: of the folder that was scanned last, and of all that hold one of these files.
   * Never rejects: where results are damaged, the dashboard says so.
   */
  async restore(files: readonly string[]): Promise<void> {
    const [last, ...others] = this.folders;
    const held = others.filter((folder) => files.some((file) => file.startsWith(folder + path.sep)));
    for (const folder of last === undefined ? [] : [last, ...held])
      if (!this.#results.has(folder)) await this.results(folder).catch(() => null);
  }

  /** Reads states and notes anew: another window, or version control, may have written them. */
  async reload(folder: string): Promise<void> {
    await this.#triage(folder)
      .load()
      .catch((error: Error) => this.#parts.log(error.message));
  }

  judgement(folder: string, { review }: Pick<RowDigest, 'review'>, claimKey: string): Judgement {
    const dismissals = this.#parts.dismissals(folder, review.path);
    return this.#triage(folder).of(claimKey, dismissals);
  }

  /** Rejects with one sentence where it cannot be kept. */
  async judge(
    folder: string,
    { review }: Pick<RowDigest, 'review'>,
    claimKey: string,
    change: Partial<Judgement>,
  ): Promise<void> {
    const triage = this.#triage(folder);
    const dismissals = this.#parts.dismissals(folder, review.path);
    if (change.note !== undefined) await triage.setNote(claimKey, change.note);
    if (change.state !== undefined) await triage.setState(claimKey, change.state, dismissals);
  }

  /** What is dismissed has changed elsewhere. */
  refresh(): void {
    for (const folder of this.#results.keys()) this.#changed.fire({ folder, what: 'judgement' });
  }

  /** What is kept of scans that name one of these files, or of all for null. */
  kept(documents: ReadonlySet<string> | null): Promise<KeptScan[]> {
    return keptScans(this.#parts.kept, documents);
  }

  /** Removes what is kept; states and notes, which lie in the folders, stay. Rejects where a scan runs. */
  async remove(kept: readonly KeptScan[]): Promise<void> {
    if (this.#running) throw new Error('a scan is under way. Stop it first.');
    await removeKeptScans(kept);
    for (const folder of [...this.#results.keys()]) {
      if (!kept.some(({ store }) => store === this.#store(folder))) continue;
      this.#results.set(folder, null);
      this.#changed.fire({ folder, what: 'results' });
    }
  }

  dispose(): void {
    this.stop();
  }

  #store(folder: string): string {
    const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
    return path.join(this.#parts.kept, name);
  }

  #triage(folder: string): Triage {
    const known = this.#triages.get(folder);
    if (known) return known;
    const triage = new Triage(this.#parts.files, folder);
    triage.onDidChange(() => this.#changed.fire({ folder, what: 'judgement' }));
    this.#triages.set(folder, triage);
    return triage;
  }
}
