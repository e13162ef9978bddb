import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { RecognisedText } from '../../core/paper/ocr/recognised-runs.ts';
import type { OcrFiles } from './ocr-files.ts';
import { ocrLanguage } from './ocr-files.ts';

/** The part of Tesseract's interface that is used here (tesseract.js-core 7). */
interface Tesseract {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  /** 0 where the image could be read. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

type StartTesseract = (options: { readonly wasmBinary: Uint8Array }) => Promise<Tesseract>;

/** Engine mode: the neural network alone; the shipped data hold nothing else. */
const neural = 1;
const image = '/input';

/** Recognises text in images, one after another. Blocks its thread for some seconds an image. */
export class Recogniser {
  readonly #tesseract: Tesseract;
  readonly #api: TesseractApi;

  private constructor(tesseract: Tesseract, api: TesseractApi) {
    this.#tesseract = tesseract;
    this.#api = api;
  }

  /** Rejects where the files are damaged. */
  static async start(files: OcrFiles): Promise<Recogniser> {
    const start = createRequire(import.meta.url)(files.code) as StartTesseract;
    // Given its bytes, it looks for no file or address of its own.
    const tesseract = await start({ wasmBinary: readFileSync(files.wasm) });
    tesseract.FS.writeFile(`${ocrLanguage}.traineddata`, gunzipSync(readFileSync(files.language)));
    const api = new tesseract.TessBaseAPI();
    if (api.Init(null, ocrLanguage, neural) !== 0) throw new Error('The language data cannot be read.');
    // Columns and blocks are told apart; the page is taken to stand upright.
    api.SetVariable('tessedit_pageseg_mode', '3');
    return new Recogniser(tesseract, api);
  }

  /** @param pgm image file @param dotsPerInch of the image */
  recognise(pgm: Uint8Array, dotsPerInch: number): RecognisedText {
    this.#tesseract.FS.writeFile(image, pgm);
    try {
      this.#api.SetVariable('user_defined_dpi', String(Math.round(dotsPerInch)));
      if (this.#api.SetImageFile(1, 0) !== 0) throw new Error('The image cannot be read.');
      this.#api.Recognize(null);
      return JSON.parse(this.#api.GetJSONText()) as RecognisedText;
    } finally {
      this.#api.Clear();
      this.#tesseract.FS.unlink(image);
    }
  }
}
