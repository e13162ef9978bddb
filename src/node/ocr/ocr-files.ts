import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Language of the data that is shipped. */
export const ocrLanguage = 'eng';

/** Files that text recognition needs. All of them are local: nothing is ever fetched. */
export interface OcrFiles {
  /** Tesseract's code, and its WebAssembly beside it. */
  readonly code: string;
  readonly wasm: string;
  /** Packed data of `ocrLanguage`. */
  readonly language: string;
  /** Folder of pdf.js' decoders for JPEG 2000 and JBIG2 images; ends with a separator. */
  readonly decoders: string;
}

const core = 'tesseract-core-simd-lstm';

/** Beside the bundle, else in the packages; null where the optional packages are not installed. */
export function findOcr(): OcrFiles | null {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'ocr');
  const bundled = filesIn(join(beside, `${core}.cjs`), join(beside, `${ocrLanguage}.traineddata.gz`), beside);
  if (bundled) return bundled;
  const folderOf = (name: string): string =>
    dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  try {
    const data = folderOf(`@tesseract.js-data/${ocrLanguage}`);
    return filesIn(
      join(folderOf('tesseract.js-core'), `${core}.js`),
      // Smaller and a good deal faster than "best", and hardly worse.
      join(data, '4.0.0_best_int', `${ocrLanguage}.traineddata.gz`),
      join(folderOf('pdfjs-dist'), 'wasm'),
    );
  } catch {
    return null;
  }
}

function filesIn(code: string, language: string, decoders: string): OcrFiles | null {
  const files = {
    code,
    wasm: join(dirname(code), `${core}.wasm`),
    language,
    decoders: decoders + sep,
  };
  return Object.values(files).every((file) => existsSync(file)) ? files : null;
}
