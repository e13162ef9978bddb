import assert from 'node:assert/strict';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { PaperReader } from '../../../src/core/model/paper-reader.ts';
import { excerptOfParts } from '../../../src/core/model/second-look.ts';
import type { Unit } from '../../../src/core/model/units.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { ScriptedModel, type Answer } from './scripted-model.ts';

/** A paper that speaks of its glaze so much that nothing else gets into an excerpt on the glaze and the kiln. */
function paperOf(kiln: string): string {
  const glazes = Array.from(
    { length: 14 },
    (_, n) =>
      `The glaze of plate ${n} is teal in the light of the north window, and it was mixed from the enamel of jar ${n} on a day of its own.`,
  );
  return `# Plates\n\n## 1 Glazes\n\n${glazes.join(' ')}\n\n## 2 Firing\n\n${kiln}\n`;
}

const sentence = 'The glaze and its enamel are teal and the kiln is heated by peat.';
const axes = [/glaze/i, /glaze|enamel/i, /kiln|furnace/i];

async function read(kiln: string, answer: (excerpt: string) => Answer, text = sentence) {
  const index = buildPaperIndex(
    paperFromMarkdown(paperOf(kiln), { path: 'p.md', sha256: '', format: 'markdown', pages: null }),
  );
  const model = new ScriptedModel(({ excerpt }) => answer(excerpt), axes);
  const [reading] = await new PaperReader(model, index).read([{ text, role: 'summary' }]);
  return { reading: reading!, excerpts: model.asked.map(({ excerpt }) => excerpt) };
}

const needsBoth = (excerpt: string): Answer =>
  excerpt.includes('teal') && excerpt.includes('turf')
    ? { wrong: -3, state: 'supported' }
    : { wrong: 3, state: 'not-found' };

describe('a sentence whose parts the paper says in two places', () => {
  it('counts as supported', async () => {
    const { reading, excerpts } = await read('The furnace burns turf.', needsBoth);
    assert.equal(excerpts.length, 2);
    assert.ok(!excerpts[0]!.includes('turf'), 'the first excerpt is full of glazes');
    assert.match(excerpts[1]!, /^1 Glazes: .*teal.* \| 2 Firing: The furnace burns turf\./);
    assert.equal(reading.wrong, -3);
    assert.ok(reading.states.supported > 0.9);
    // What is quoted is what was read.
    assert.ok(reading.units.some(({ unit }) => unit.text.includes('turf')));
  });

  it('stays wrong where one of the places says otherwise', async () => {
    const { reading, excerpts } = await read('The kiln is heated by coal.', (excerpt) =>
      excerpt.includes('coal') ? { wrong: 2, state: 'contradicted' } : { wrong: 3, state: 'not-found' },
    );
    assert.equal(excerpts.length, 2);
    assert.equal(reading.wrong, 2);
    assert.ok(reading.states.contradicted > 0.9);
  });

  it('is no more wrong for what the second look finds', async () => {
    const { reading } = await read('The kiln is heated by coal.', (excerpt) =>
      excerpt.includes('coal') ? { wrong: 4, state: 'contradicted' } : { wrong: 3, state: 'contradicted' },
    );
    assert.equal(reading.wrong, 3);
  });

  it('stays as wrong where the second look is mild because nothing was found', async () => {
    const { reading } = await read('The kiln stands in a shed.', (excerpt) =>
      excerpt.includes('shed') ? { wrong: -2, state: 'not-found' } : { wrong: 3, state: 'contradicted' },
    );
    assert.equal(reading.wrong, 3);
    assert.ok(reading.states.contradicted > 0.9);
  });

  it('is read once where it does not seem wrong, says one thing, or all was shown', async () => {
    const right = await read('The kiln is heated by peat.', () => ({ wrong: -1 }));
    assert.equal(right.excerpts.length, 1);
    const one = await read('The kiln is heated by peat.', () => ({ wrong: 3 }), 'The glaze is mauve.');
    assert.equal(one.excerpts.length, 1);
    const index = buildPaperIndex(
      paperFromMarkdown('# Plates\n\nThe glaze is teal. The kiln is heated by peat.\n', {
        path: 'p.md',
        sha256: '',
        format: 'markdown',
        pages: null,
      }),
    );
    const model = new ScriptedModel(() => ({ wrong: 3 }), axes);
    await new PaperReader(model, index).read([{ text: sentence, role: 'summary' }]);
    assert.equal(model.asked.length, 1);
  });

  it('is not read again once the draft has changed', async () => {
    const stop = new AbortController();
    await assert.rejects(async () => {
      const index = buildPaperIndex(
        paperFromMarkdown(paperOf('The kiln is heated by peat.'), {
          path: 'p.md',
          sha256: '',
          format: 'markdown',
          pages: null,
        }),
      );
      const model = new ScriptedModel(() => {
        stop.abort(new Error('a newer draft'));
        return { wrong: 3 };
      }, axes);
      await new PaperReader(model, index).read([{ text: sentence, role: 'summary' }], {
        signal: stop.signal,
      });
    }, /a newer draft/);
  });
});

describe('the excerpt of a second look', () => {
  const unit = (id: number): Unit => ({
    id,
    passage: id,
    kind: 'text',
    section: '',
    text: `Unit ${id} says so.`,
  });
  const ranked = (...ids: number[]) => ids.map((id, at) => ({ unit: unit(id), score: -at }));
  const idsOf = (excerpt: ReturnType<typeof excerptOfParts>): number[] | undefined =>
    excerpt?.flatMap(({ units }) => units.map(({ id }) => id));

  it('keeps the best of the whole, then takes of each part in turn, each unit once', () => {
    const excerpt = excerptOfParts(ranked(9, 1, 2), [ranked(1, 9, 3), ranked(5, 1, 6)], new Set([9, 1]));
    assert.deepEqual(idsOf(excerpt), [9, 1, 5, 3, 6]);
  });

  it('is none where it would show nothing new', () => {
    assert.equal(excerptOfParts(ranked(1, 2), [ranked(1), ranked(2)], new Set([1, 2])), null);
    assert.equal(excerptOfParts([], [], new Set()), null);
  });

  it('does not grow with the number of parts', () => {
    const many = Array.from({ length: 50 }, (_, n) =>
      ranked(...Array.from({ length: 9 }, (_, k) => 9 * n + k)),
    );
    const words = excerptOfParts(ranked(0), many, new Set())!.flatMap(({ units }) =>
      units.flatMap(({ text }) => text.split(' ')),
    );
    assert.ok(words.length <= 160);
  });
});
