import { Tokenizer } from '@huggingface/tokenizers';
import { ModelUnusable } from '../../core/model/model-unusable.ts';

/** A word of a text with the ids of its pieces; UTF-16 range in the text. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly number[];
}

/** Signs that BERT's tokenizer cuts off by themselves: punctuation of ASCII and Unicode, and Chinese characters. */
const alone =
  '!-/:-@\\[-`\\{-~\\p{P}\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{2CEAF}\\u{2F800}-\\u{2FA1F}';
const wordPattern = new RegExp(`[^\\s${alone}]+|[${alone}]`, 'gu');

/** Words that are remembered: reviews and papers of one session hold fewer different ones. */
const mostRemembered = 50_000;

/**
 * WordPiece tokens with exact offsets: texts are cut where BERT cuts them, and each word is tokenized by itself. So
 * nothing that a text holds is ever read as a mark of the model's own ("[SEP]").
 */
export class WordPieces {
  readonly start: number;
  readonly separator: number;
  readonly #tokenizer: Tokenizer;
  readonly #known = new Map<string, readonly number[]>();

  /** @throws ModelUnusable where the files are of another kind of tokenizer */
  constructor(json: unknown, settings: unknown) {
    const kind = (json as { model?: { type?: unknown } } | null)?.model?.type;
    if (kind !== 'WordPiece') throw new ModelUnusable('tokenizer.json is not of the kind WordPiece');
    try {
      this.#tokenizer = new Tokenizer(json as object, (settings ?? {}) as object);
    } catch {
      throw new ModelUnusable('tokenizer.json cannot be read');
    }
    const [start, separator] = ['[CLS]', '[SEP]'].map((token) => this.#tokenizer.token_to_id(token));
    if (start === undefined || separator === undefined)
      throw new ModelUnusable('tokenizer.json has no [CLS] and [SEP]');
    this.start = start;
    this.separator = separator;
  }

  /** Words in order; one without a piece (nothing but control characters) is left out. */
  words(text: string): Word[] {
    return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
      const ids = this.#idsOf(word);
      return ids.length === 0 ? [] : [{ start: index, end: index + word.length, ids }];
    });
  }

  /** The first `limit` ids of a text. */
  ids(text: string, limit: number): number[] {
    const out: number[] = [];
    for (const { 0: word } of text.matchAll(wordPattern)) {
      out.push(...this.#idsOf(word));
      if (out.length >= limit) break;
    }
    return out.slice(0, limit);
  }

  #idsOf(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const { ids } = this.#tokenizer.encode(word, { add_special_tokens: false });
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(word, ids);
    return ids;
  }
}
