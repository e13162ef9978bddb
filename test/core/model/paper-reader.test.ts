import assert from 'node:assert/strict';
import { buildPaperIndex, type PaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { PaperReader, paperReaderOf } from '../../../src/core/model/paper-reader.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import type { VectorKeeper } from '../../../src/core/model/vector-keeper.ts';
import { ScriptedModel } from './scripted-model.ts';

function indexOf(markdown: string): PaperIndex {
  return buildPaperIndex(
    paperFromMarkdown(markdown, { path: 'p.md', sha256: '', format: 'markdown', pages: null }),
  );
}

const filler = Array.from(
  { length: 30 },
  (_, n) => `Batch ${n} of the clay was dried for ${n + 2} hours before anything else was done with it.`,
);
const paper = `# Firing plates

## 1 Introduction

${filler.slice(0, 15).join(' ')}

## 2 Enamel

The enamel of each plate is teal in daylight.

## 3 Drying

${filler.slice(15).join(' ')}
`;
const summary = (text: string) => ({ text, role: 'summary' }) as const;

describe('a reader of one paper', () => {
  const model = (): ScriptedModel =>
    new ScriptedModel(
      ({ sentence, excerpt }) => ({
        wrong: sentence.includes('mauve') && excerpt.includes('teal') ? 3 : -3,
        type: 'Entity',
        state: 'contradicted',
        span: 'mauve',
      }),
      [/enamel|glaze/i, /clay/i],
    );

  it('finds what bears on a sentence by its meaning, and reads both together', async () => {
    const scripted = model();
    const reader = new PaperReader(scripted, indexOf(paper));
    const [reading] = await reader.read([summary('The glaze is mauve.')]);
    assert.equal(reading!.wrong, 3);
    // No word of the sentence stands there: the network found it.
    assert.match(reading!.units[0]!.unit.text, /enamel of each plate is teal/);
    assert.equal(reading!.units[0]!.cosine, 1);
    assert.equal(reading!.topCosine, 1);
    assert.match(scripted.asked[0]!.excerpt, /^2 Enamel: .*The enamel of each plate is teal in daylight\./);
    assert.equal(scripted.asked[0]!.role, 'summary');
    const [span] = reading!.spans;
    assert.equal('The glaze is mauve.'.slice(span!.start, span!.end), 'mauve.');
    assert.ok(reading!.types['Entity'] > 0.9 && reading!.states.contradicted > 0.9);
    const total = Object.values(reading!.types).reduce((sum, share) => sum + share, 0);
    assert.ok(Math.abs(total - 1) < 1e-9);
  });

  it('divides the logit by the temperature', async () => {
    const warm = new ScriptedModel(() => ({ wrong: 3 }), [], { temperature: 2 });
    const [reading] = await new PaperReader(warm, indexOf(paper)).read([summary('A plate.')]);
    assert.equal(reading!.wrong, 1.5);
  });

  it('embeds the paper once, and reads a sentence once in a field', async () => {
    const scripted = model();
    const index = indexOf(paper);
    await paperReaderOf(scripted, index).read([summary('The glaze is mauve.'), summary('The clay is dry.')]);
    const embedded = scripted.embedded.length;
    const asked = scripted.asked.length;
    assert.equal(asked, 2);
    await paperReaderOf(scripted, index).read([
      summary('The clay is dry.'),
      summary('The clay is wet.'),
      { text: 'The clay is dry.', role: 'weaknesses' },
    ]);
    assert.equal(scripted.asked.length, asked + 2);
    assert.equal(scripted.embedded.length, embedded + 2, 'the two sentences alone');
  });

  it('tells how far it is', async () => {
    const steps: string[] = [];
    await new PaperReader(model(), indexOf(paper)).read([summary('A glaze.'), summary('A plate.')], {
      onProgress: (stage, done, total) => steps.push(`${stage} ${done}/${total}`),
    });
    assert.match(steps[0]!, /^paper \d+\/\d+$/);
    assert.deepEqual(steps.slice(-2), ['sentences 1/2', 'sentences 2/2']);
  });

  it('stops when it is told to, and goes on where it was', async () => {
    const long = `# P\n\n${Array.from({ length: 400 }, (_, n) => `Plate ${n} was glazed on day ${n}.`).join(' ')}\n`;
    const scripted = model();
    const reader = new PaperReader(scripted, indexOf(long));
    const stop = new AbortController();
    await assert.rejects(
      reader.read([summary('A glaze.')], {
        signal: stop.signal,
        onProgress: () => stop.abort(new Error('a newer draft')),
      }),
      /a newer draft/,
    );
    const before = scripted.embedded.length;
    assert.ok(before > 0 && before < 200, String(before));
    await Promise.all([reader.read([summary('A glaze.')]), reader.read([summary('A plate.')])]);
    // No unit twice, though two asked at once.
    const units = scripted.embedded.filter((text) => text.startsWith('P: ') || text.startsWith('Plate '));
    assert.equal(new Set(units).size, units.length);
  });

  it('does with a paper of nothing, and with no sentence', async () => {
    const scripted = model();
    const reader = new PaperReader(scripted, indexOf(''));
    assert.deepEqual(await reader.read([]), []);
    const [reading] = await reader.read([summary('The glaze is mauve.')]);
    assert.deepEqual([reading!.units, reading!.topCosine, reading!.wrong], [[], 0, -3]);
    assert.equal(scripted.asked[0]!.excerpt, '');
  });
});

/** Keeps all that it is given. */
class Shelf implements VectorKeeper {
  readonly kept = new Map<string, readonly Float32Array[]>();
  readonly asked: string[] = [];

  get(texts: readonly string[]): Promise<readonly Float32Array[] | null> {
    this.asked.push('get');
    return Promise.resolve(this.kept.get(texts.join('\n')) ?? null);
  }

  put(texts: readonly string[], vectors: readonly Float32Array[]): Promise<void> {
    this.asked.push('put');
    this.kept.set(texts.join('\n'), vectors);
    return Promise.resolve();
  }
}

describe('vectors of a paper that are kept', () => {
  const asked = [summary('The glaze is mauve.')];
  const withShelf = (keeper: VectorKeeper): ScriptedModel =>
    Object.assign(new ScriptedModel(() => ({ wrong: 1 }), [/enamel|glaze/i, /clay/i]), { keeper });

  it('are not made again, and lead to the same reading', async () => {
    const shelf = new Shelf();
    const first = await new PaperReader(withShelf(shelf), indexOf(paper)).read(asked);
    const again = withShelf(shelf);
    const steps: string[] = [];
    const second = await new PaperReader(again, indexOf(paper)).read(asked, {
      onProgress: (stage, done, total) => steps.push(`${stage} ${done === total}`),
    });
    assert.deepEqual(again.embedded, ['The glaze is mauve.']);
    assert.deepEqual(second, first);
    assert.deepEqual(steps, ['paper true', 'sentences true']);
    assert.deepEqual(shelf.asked, ['get', 'put', 'get']);
  });

  it('are of exactly these units: those of an edited paper are made', async () => {
    const shelf = new Shelf();
    await new PaperReader(withShelf(shelf), indexOf(paper)).read(asked);
    const edited = withShelf(shelf);
    await new PaperReader(edited, indexOf(paper.replace('teal', 'ochre'))).read(asked);
    assert.ok(edited.embedded.length > 30);
    assert.equal(shelf.kept.size, 2);
  });

  it('are kept when all are there, by whom that is in the end', async () => {
    const long = `# P\n\n${Array.from({ length: 200 }, (_, n) => `Plate ${n} was glazed on day ${n}.`).join(' ')}\n`;
    const shelf = new Shelf();
    const reader = new PaperReader(withShelf(shelf), indexOf(long));
    const stop = new AbortController();
    const onProgress = (): void => stop.abort(new Error('a newer draft'));
    await assert.rejects(reader.read(asked, { signal: stop.signal, onProgress }), /a newer draft/);
    assert.deepEqual(shelf.asked, ['get']);
    await reader.read(asked);
    assert.deepEqual(shelf.asked, ['get', 'put']);
    assert.equal([...shelf.kept.values()][0]!.length, [...shelf.kept.keys()][0]!.split('\n').length);
  });

  it('are made anew where they are not one for each unit', async () => {
    const short: VectorKeeper = {
      get: () => Promise.resolve([Float32Array.of(1)]),
      put: () => Promise.resolve(),
    };
    const scripted = withShelf(short);
    await new PaperReader(scripted, indexOf(paper)).read(asked);
    assert.ok(scripted.embedded.length > 30);
  });

  it('are neither looked for nor kept where the paper needs a password', async () => {
    const shelf = new Shelf();
    const index = indexOf(paper);
    const locked = buildPaperIndex({ ...index.paper, locked: true });
    await new PaperReader(withShelf(shelf), locked).read(asked);
    assert.deepEqual(shelf.asked, []);
  });
});
