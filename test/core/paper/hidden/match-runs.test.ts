import assert from 'node:assert/strict';
import { seenRuns } from '../../../../src/core/paper/hidden/match-runs.ts';
import type { JudgedGlyph } from '../../../../src/core/paper/hidden/visibility.ts';
import type { Run } from '../../../../src/core/paper/layout/page-items.ts';
import { run } from '../layout/make-page.ts';

/** Letters of width 5 from (x, y) on; those in brackets are hidden. A blank is an advance, or a glyph where `blanks`. */
function glyphs(text: string, x: number, y: number, blanks = false): JudgedGlyph[] {
  const found: JudgedGlyph[] = [];
  let hidden = false;
  let at = x;
  for (const letter of text) {
    if (letter === '[' || letter === ']') {
      hidden = letter === '[';
      continue;
    }
    if (letter !== ' ' || blanks) {
      const reason = hidden ? 'same-colour' : null;
      found.push({ text: letter, x: at, y, dx: 5, dy: 0, reason, size: 10, box: [at, y - 8, at + 5, y + 2] });
    }
    at += 5;
  }
  return found;
}

function words(runs: readonly Run[], letters: readonly JudgedGlyph[]): string[] {
  return seenRuns(runs, letters).runs.map(({ text }) => text);
}

describe('seenRuns', () => {
  it('leaves runs alone where all is seen', () => {
    const runs = [run('plain words', 50, 100)];
    assert.equal(seenRuns(runs, glyphs('plain words', 50, 100)).runs, runs);
  });

  it('takes whole runs out', () => {
    const runs = [run('one', 50, 100), run('two', 50, 120), run('three', 50, 140)];
    const letters = [...glyphs('one', 50, 100), ...glyphs('[two]', 50, 120), ...glyphs('three', 50, 140)];
    assert.deepEqual(words(runs, letters), ['one', 'three']);
  });

  for (const blanks of [true, false]) {
    it(`cuts runs where a part is hidden, ${blanks ? 'with' : 'without'} glyphs for spaces`, () => {
      const found = seenRuns(
        [run('first hid den last', 50, 100, { width: 90 })],
        glyphs('first [hid den] last', 50, 100, blanks),
      );
      assert.deepEqual(
        found.runs.map(({ text, x, width, space }) => [text, x, width, space]),
        [
          ['first', 50, 25, true],
          ['last', 50 + 14 * 5, 20, true],
        ],
      );
    });
  }

  it('keeps a word together from whose middle nothing visible was taken', () => {
    const found = seenRuns([run('reXview', 50, 100, { space: false })], glyphs('re[X]view', 50, 100));
    assert.deepEqual(
      found.runs.map(({ text, space }) => [text, space]),
      [
        ['re', false],
        ['view', false],
      ],
    );
  });

  it('tells equal texts apart by their place', () => {
    const runs = [run('same', 50, 100), run('same', 50, 120), run('same', 50, 140)];
    const letters = [...glyphs('same', 50, 100), ...glyphs('[same]', 50, 120), ...glyphs('same', 50, 140)];
    assert.deepEqual(
      seenRuns(runs, letters).runs.map(({ y }) => y),
      [100, 140],
    );
  });

  it('finds runs whose order differs', () => {
    const runs = [run('late', 50, 140), run('early', 50, 100)];
    const letters = [...glyphs('[early]', 50, 100), ...glyphs('late', 50, 140)];
    assert.deepEqual(words(runs, letters), ['late']);
  });

  it('passes over glyphs that the other reader left out', () => {
    const runs = [run('seen', 50, 100), run('hidden', 50, 120)];
    const letters = [
      ...glyphs('[other]', 900, 100),
      ...glyphs('seen', 50, 100),
      ...glyphs('[hidden]', 50, 120),
    ];
    assert.deepEqual(words(runs, letters), ['seen']);
  });

  it('keeps and counts runs whose glyphs are nowhere', () => {
    const found = seenRuns([run('ghost', 50, 300), run('hidden', 50, 100)], glyphs('[hidden]', 50, 100));
    assert.deepEqual([found.runs.map(({ text }) => text), found.unmatched], [['ghost'], 1]);
  });

  it('drops a run that is spelled otherwise where what is painted there is hidden', () => {
    const runs = [run('other', 50, 100), run('seen', 50, 120)];
    const found = seenRuns(runs, [...glyphs('[words]', 50, 100), ...glyphs('seen', 50, 120)]);
    assert.deepEqual([found.runs.map(({ text }) => text), found.unmatched], [['seen'], 1]);
  });

  it('matches ligatures and marks that only format', () => {
    const [f, ...rest] = glyphs('[Xnal]', 50, 100);
    const letters = [{ ...f!, text: 'fi' }, ...rest];
    assert.deepEqual(
      words([run('fi\u00adnal', 50, 100), run('x', 90, 100)], [...letters, ...glyphs('x', 90, 100)]),
      ['x'],
    );
  });

  it('goes by the majority where letters stand in the order of reading and not of painting', () => {
    const hebrew = 'שלום';
    const painted = [...hebrew].reverse().join('');
    const runs = [run(hebrew, 50, 100), run('seen', 50, 120)];
    assert.deepEqual(words(runs, [...glyphs(`[${painted}]`, 50, 100), ...glyphs('seen', 50, 120)]), ['seen']);
    assert.deepEqual(words(runs, [...glyphs(painted, 50, 100), ...glyphs('[seen]', 50, 120)]), [hebrew]);
  });
});
