/** Set by the build: a hash of everything that decides how a paper is read. */
declare const peerlintReaderVersion: string | undefined;

/** Names the reader of this build; null where it runs from source, whose readings must not outlive the next edit. */
export const readerVersion: string | null =
  typeof peerlintReaderVersion === 'undefined' ? null : peerlintReaderVersion;
