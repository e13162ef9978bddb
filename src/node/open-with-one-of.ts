import { LockedError } from './locked-error.ts';

/**
 * What `open` gives with the first password that opens the file; it is asked once where there are none. A letter with an
 * accent can be written in two ways (Unicode's NFC and NFD), and keyboards and editors differ: each password is tried in
 * both. Rejects as the last try does.
 */
export async function openWithOneOf<T>(
  passwords: readonly string[],
  open: (password: string | undefined) => Promise<T>,
): Promise<T> {
  const forms = passwords.flatMap((each) => [each, each.normalize('NFC'), each.normalize('NFD')]);
  let locked: unknown;
  for (const form of passwords.length === 0 ? [undefined] : new Set(forms)) {
    try {
      return await open(form);
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      locked = error;
    }
  }
  throw locked;
}
