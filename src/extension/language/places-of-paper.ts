import type { NamedPlace, PaperInfo, PlacesQuestion } from '../../core/engine/protocol.ts';
import type { FindingsStore } from '../findings/findings-store.ts';

/** Null: no answer. */
export type AskPlaces = (question: PlacesQuestion) => Promise<readonly NamedPlace[] | null>;

/** What the editor asks about the paper that a draft was checked against; [] while there is none. */
export class PlacesOfPaper {
  readonly #store: FindingsStore;
  readonly #ask: AskPlaces;
  readonly #ocr: (paper: string) => boolean;
  /** Goes with the check that read the paper. */
  readonly #known = new WeakMap<PaperInfo, Promise<readonly NamedPlace[]>>();

  constructor(store: FindingsStore, ask: AskPlaces, ocr: (paper: string) => boolean) {
    this.#store = store;
    this.#ask = ask;
    this.#ocr = ocr;
  }

  paper(uri: string): PaperInfo | null {
    return this.#store.get(uri)?.paper ?? null;
  }

  /** All places that have a number, in the paper's order. */
  async all(uri: string): Promise<readonly NamedPlace[]> {
    const paper = this.paper(uri);
    if (!paper) return [];
    const known = this.#known.get(paper) ?? this.#places(paper, null);
    this.#known.set(paper, known);
    const places = await known;
    // The engine may have been away: it is asked again.
    if (places.length === 0) this.#known.delete(paper);
    return places;
  }

  /** Those that a text names. */
  async named(uri: string, text: string): Promise<readonly NamedPlace[]> {
    const paper = this.paper(uri);
    return paper ? this.#places(paper, text) : [];
  }

  async #places(paper: PaperInfo, text: string | null): Promise<readonly NamedPlace[]> {
    const [, ...supplements] = paper.documents;
    const ocr = this.#ocr(paper.path);
    return (await this.#ask({ paper: paper.path, supplements, ocr, text })) ?? [];
  }
}
