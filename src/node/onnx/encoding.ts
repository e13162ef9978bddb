import type { DetectorConfig } from '../../core/model/detector-config.ts';
import type { ReadPair } from '../../core/model/detector-model.ts';
import type { WordPieces } from './word-pieces.ts';

/** Token ids and segments of one row, without filling. */
export interface Encoded {
  readonly ids: readonly number[];
  readonly segments: readonly number[];
}

/** A pair as it is read, and where the pieces of its sentence stand in the row and in the sentence (UTF-16). */
export interface EncodedPair extends Encoded {
  readonly pieces: readonly { readonly at: number; readonly start: number; readonly end: number }[];
}

type Limits = Pick<DetectorConfig, 'maxTokens' | 'sentenceTokens' | 'unitTokens'>;

/**
 * [CLS] role: sentence [SEP] excerpt [SEP]: role and sentence are cut to `sentenceTokens`, the excerpt to what is left of
 * `maxTokens`.
 */
export function encodePair(
  { role, sentence, excerpt }: ReadPair,
  pieces: WordPieces,
  { maxTokens, sentenceTokens }: Limits,
): EncodedPair {
  const ids = [pieces.start, ...pieces.ids(`${role}:`, sentenceTokens)];
  const places: { at: number; start: number; end: number }[] = [];
  for (const { start, end, ids: ofWord } of pieces.words(sentence)) {
    for (const id of ofWord) {
      if (ids.length > sentenceTokens) break;
      places.push({ at: ids.length, start, end });
      ids.push(id);
    }
  }
  ids.push(pieces.separator);
  const first = ids.length;
  ids.push(...pieces.ids(excerpt, maxTokens - first - 1), pieces.separator);
  return { ids, segments: ids.map((_, at) => (at < first ? 0 : 1)), pieces: places };
}

/** [CLS] text [SEP], the text cut to what fits into `unitTokens` with both marks. */
export function encodeText(text: string, pieces: WordPieces, { unitTokens }: Limits): Encoded {
  const ids = [pieces.start, ...pieces.ids(text, unitTokens - 2), pieces.separator];
  return { ids, segments: ids.map(() => 0) };
}
