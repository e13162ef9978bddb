import { constants, deflateSync, inflateSync } from 'node:zlib';
import type { PdfParts, Span } from './pdf-parts.ts';
import { partsOf } from './pdf-parts.ts';
import type { Random } from '../../core/bench/random.ts';

/** Damages a file in one way; null where the file has nothing of the kind. */
type Mutation = (bytes: Buffer, random: Random, parts: () => PdfParts) => Buffer | null;

/** Streams that unpack to more (bytes) are left packed. */
const largestStream = 20_000_000;

function replaced(bytes: Buffer, { start, end }: Span, by: Buffer | string): Buffer {
  const middle = typeof by === 'string' ? Buffer.from(by, 'latin1') : by;
  return Buffer.concat([bytes.subarray(0, start), middle, bytes.subarray(end)]);
}

function stretch(bytes: Buffer, random: Random, longest: number): Span {
  const start = random.int(0, bytes.length);
  return { start, end: Math.min(bytes.length, start + random.int(1, longest)) };
}

function flipped(bytes: Buffer, random: Random, count: number): Buffer {
  const copy = Buffer.from(bytes);
  for (let n = 0; n < count && copy.length > 0; n += 1) {
    const at = random.int(0, copy.length);
    copy[at] = random.next() < 0.5 ? copy[at]! ^ (1 << random.int(0, 8)) : random.int(0, 256);
  }
  return copy;
}

const oddNumbers = [
  '0',
  '-1',
  '1',
  '2147483647',
  '4294967296',
  '-99999999999',
  '1e9',
  '0.0000001',
  '65536',
  '999999',
];

function oddNumber(old: string, random: Random): string {
  const value = Number.parseFloat(old);
  const near = [value + 1, value - 1, value * 2, -value, value * 1000, random.int(0, 1000)];
  return random.next() < 0.5 ? random.pick(oddNumbers)! : String(random.pick(near));
}

/** Each kind, by the name that the log gives it. */
export const mutations: Readonly<Record<string, Mutation>> = {
  flip: (bytes, random) => flipped(bytes, random, random.int(1, 60)),
  truncate: (bytes, random) => bytes.subarray(0, random.int(1, bytes.length)),
  cut: (bytes, random) => replaced(bytes, stretch(bytes, random, 5000), ''),
  repeat: (bytes, random) => {
    const { start, end } = stretch(bytes, random, 5000);
    return replaced(bytes, { start: end, end }, bytes.subarray(start, end));
  },
  zero: (bytes, random) => {
    const { start, end } = stretch(bytes, random, 2000);
    return Buffer.from(bytes).fill(0, start, end);
  },
  'swap-objects': (bytes, random, parts) => {
    const { objects } = parts();
    const pair = [random.pick(objects), random.pick(objects)] as const;
    const [a, b] = pair;
    if (!a || !b || a.start === b.start) return null;
    const [first, second] = a.start < b.start ? [a, b] : [b, a];
    const head = (span: Span): number => bytes.indexOf('obj', span.start) + 3;
    const bodies = [
      bytes.subarray(head(first), first.end),
      bytes.subarray(head(second), second.end),
    ] as const;
    const later = replaced(bytes, { start: head(second), end: second.end }, bodies[0]);
    return replaced(later, { start: head(first), end: first.end }, bodies[1]);
  },
  'repeat-object': (bytes, random, parts) => {
    const from = random.pick(parts().objects);
    const to = random.pick(parts().objects);
    return from && to
      ? replaced(bytes, { start: to.end, end: to.end }, bytes.subarray(from.start, from.end))
      : null;
  },
  'delete-object': (bytes, random, parts) => {
    const object = random.pick(parts().objects);
    return object ? replaced(bytes, object, '') : null;
  },
  number: (bytes, random, parts) => {
    const { numbers, text } = parts();
    return several(bytes, random, numbers, (span) => oddNumber(text.slice(span.start, span.end), random));
  },
  length: (bytes, random, parts) => {
    const lengths = parts().numbers.filter(({ start }) =>
      /\/(?:Length\d?|N|First|W|Index|Size|Count|Width|Height|Columns|Predictor|BitsPerComponent)\s*\[?$/.test(
        parts().text.slice(Math.max(0, start - 20), start),
      ),
    );
    return several(bytes, random, lengths, () => oddNumber('100', random));
  },
  name: (bytes, random, parts) => {
    const { names, text } = parts();
    return several(bytes, random, names, () => {
      const other = random.pick(names)!;
      return text.slice(other.start, other.end);
    });
  },
  reference: (bytes, random, parts) => {
    const { references, text } = parts();
    return several(bytes, random, references, () => {
      const other = random.pick(references)!;
      return text.slice(other.start, other.end);
    });
  },
  stream: (bytes, random, parts) => {
    const { streams, text } = parts();
    const packed = streams.filter(({ start }) =>
      /\/FlateDecode/.test(text.slice(Math.max(0, start - 400), start)),
    );
    const span = random.pick(packed);
    if (!span) return null;
    const plain = unpacked(bytes.subarray(span.start, span.end));
    if (!plain || plain.length === 0) return null;
    const odd = random.pick(inside)!(plain, random);
    const level = random.next() < 0.5 ? constants.Z_BEST_COMPRESSION : constants.Z_NO_COMPRESSION;
    const repacked = deflateSync(odd, { level });
    const old = span.end - span.start;
    // Of the same length, the file's own table of places stays right, and what follows is read and not repaired.
    return replaced(
      bytes,
      span,
      repacked.length < old ? Buffer.concat([repacked, Buffer.alloc(old - repacked.length)]) : repacked,
    );
  },
};

function several(
  bytes: Buffer,
  random: Random,
  spans: readonly Span[],
  by: (span: Span) => string,
): Buffer | null {
  if (spans.length === 0) return null;
  const chosen = new Set(Array.from({ length: random.int(1, 6) }, () => random.int(0, spans.length)));
  return [...chosen]
    .sort((a, b) => b - a)
    .reduce((result, at) => replaced(result, spans[at]!, by(spans[at]!)), bytes);
}

function unpacked(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: largestStream });
  } catch {
    return null;
  }
}

/** What is done to the unpacked data of a stream. */
const inside: readonly ((data: Buffer, random: Random) => Buffer)[] = [
  (data, random) => flipped(data, random, random.int(1, 40)),
  (data, random) => data.subarray(0, random.int(0, data.length)),
  (data, random) => replaced(data, stretch(data, random, 400), ''),
  (data, random) => {
    const { start, end } = stretch(data, random, 2000);
    const times = random.int(1, 200);
    return replaced(
      data,
      { start: end, end },
      Buffer.concat(Array.from({ length: times }, () => data.subarray(start, end))),
    );
  },
  (data, random) => {
    const text = data.toString('latin1');
    const numbers = [...text.matchAll(/(?<![\w.+-])[+-]?\d+(?:\.\d+)?(?![\w.])/g)].map(
      ({ 0: all, index }) => ({ start: index, end: index + all.length }),
    );
    return (
      several(data, random, numbers, ({ start, end }) => oddNumber(text.slice(start, end), random)) ?? data
    );
  },
  (data, random) => {
    const operators = [
      ' q ',
      ' Q ',
      ' BT ',
      ' ET ',
      ' Do ',
      ' Tf ',
      ' [ ',
      ' ] ',
      ' << ',
      ' >> ',
      ' ( ',
      ' ) ',
      ' BI ',
      ' EI ',
      ' cm ',
    ];
    let result = data;
    for (let n = random.int(1, 20); n > 0; n -= 1) {
      const at = random.int(0, result.length + 1);
      result = replaced(result, { start: at, end: at }, random.pick(operators)!);
    }
    return result;
  },
];

export interface Mutant {
  readonly bytes: Buffer;
  /** What was done, in order. */
  readonly done: readonly string[];
}

/** Damages a file in one to four ways. The same random numbers give the same mutant. */
export function mutated(original: Buffer, random: Random): Mutant {
  const names = Object.keys(mutations);
  const done: string[] = [];
  let bytes = original;
  for (let wanted = random.next() < 0.5 ? 1 : random.int(2, 5); wanted > 0; wanted -= 1) {
    const name = random.pick(names)!;
    let parts: PdfParts | null = null;
    const next = mutations[name]!(bytes, random, () => (parts ??= partsOf(bytes)));
    if (!next || next.length === 0) continue;
    bytes = next;
    done.push(name);
  }
  return { bytes, done };
}
