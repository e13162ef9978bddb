import { stat } from 'node:fs/promises';
import { compareRows, type ScanRow, type SkippedFile } from '../../core/report/scan/scan-row.ts';
import type { ScanResults as Results } from '../../core/report/scan/scan-output.ts';
import { digestOf, type RowDigest } from '../../core/report/scan/row-digest.ts';
import { rowsAt, scanRecords, type LinePlace } from '../../node/scan/result-files.ts';
import { newOf, scanPlaces } from '../../node/scan/scan-store.ts';
import { tool } from '../../node/version.ts';

/** The results of a folder's last finished scan. Memory holds digests; a whole row is read when it is looked at. */
export class FolderResults {
  readonly folder: string;
  /** When the scan was finished. */
  readonly scanned: Date;
  readonly rows: readonly RowDigest[];
  readonly skipped: readonly SkippedFile[];
  /** Ids of the findings that the scan before had not. */
  readonly fresh: ReadonlySet<string>;
  readonly #places: ReadonlyMap<string, LinePlace>;

  private constructor(
    folder: string,
    scanned: Date,
    found: readonly { readonly digest: RowDigest; readonly place: LinePlace }[],
    skipped: readonly SkippedFile[],
    fresh: ReadonlySet<string>,
  ) {
    this.folder = folder;
    this.scanned = scanned;
    this.rows = found.map(({ digest }) => digest);
    this.#places = new Map(found.map(({ digest, place }) => [digest.key, place]));
    this.skipped = skipped;
    this.fresh = fresh;
  }

  /** Null where no scan of the folder is kept. Rejects with an InputError where the file is damaged. */
  static async read(folder: string, store: string): Promise<FolderResults | null> {
    const { results, record } = scanPlaces(folder, store);
    const file = await stat(results).catch(() => null);
    if (!file) return null;
    const found: { digest: RowDigest; place: LinePlace }[] = [];
    const skipped: SkippedFile[] = [];
    for await (const one of scanRecords(results)) {
      skipped.push(...one.skipped);
      if (one.row) found.push({ digest: digestOf(one.row), place: one.place });
    }
    found.sort((a, b) => compareRows(a.digest.review, b.digest.review));
    return new FolderResults(folder, file.mtime, found, skipped, await newOf(record));
  }

  row(key: string): RowDigest | undefined {
    return this.rows.find((row) => row.key === key);
  }

  /** The whole row of a review; null where it is gone. */
  async whole(key: string): Promise<ScanRow | null> {
    const place = this.#places.get(key);
    if (!place) return null;
    for await (const { row } of rowsAt([place])) return row;
    return null;
  }

  /** For reports, without the findings of the claims that `dismissed` names. */
  forReports(dismissed: (row: RowDigest, claimKey: string) => boolean): Results {
    const { rows, skipped } = this;
    const places = this.#places;
    const kept = async function* () {
      for (const digest of rows)
        for await (const { row, line } of rowsAt([places.get(digest.key)!])) {
          const findings = row.findings.filter(({ claimKey }) => !dismissed(digest, claimKey));
          if (findings.length === row.findings.length) yield { row, line };
          else yield { row: { ...row, findings }, line: JSON.stringify({ ...row, findings }) };
        }
    };
    return { tool, rows: kept, skipped };
  }
}
