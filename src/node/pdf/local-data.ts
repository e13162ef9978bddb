import { readFile } from 'node:fs/promises';

/** Folders of pdf.js' data, by pdf.js' own names; each ends with a separator. */
export interface DataFolders {
  readonly cMapUrl?: string | undefined;
  readonly wasmUrl?: string | undefined;
}

/**
 * What pdf.js asks for its data: files of this machine alone. The names of character maps that are not there go into
 * `missingMaps`: the text of fonts that need them is lost without an error.
 */
export function localData(folders: DataFolders, missingMaps: Set<string>) {
  return class {
    async fetch({
      kind,
      filename,
    }: {
      readonly kind: string;
      readonly filename: string;
    }): Promise<Uint8Array> {
      const folder = folders[kind as keyof DataFolders];
      // A name from a file must not lead out of the folder.
      const local = folder !== undefined && /^[\w.-]+$/u.test(filename);
      try {
        if (!local) throw new Error(`There is no ${filename}.`);
        return new Uint8Array(await readFile(folder + filename));
      } catch (error) {
        if (kind === 'cMapUrl') missingMaps.add(filename.replace(/\.bcmap$/u, ''));
        throw error;
      }
    }
  };
}
