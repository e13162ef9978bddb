import assert from 'node:assert/strict';
import { PairSample } from '../../../../src/core/bench/evaluate/pair-sample.ts';
import {
  controlsSection,
  mostControlRows,
  shortcutControls,
  type ControlRow,
} from '../../../../src/core/bench/evaluate/shortcut-controls.ts';
import type { PairRow } from '../../../../src/core/bench/inject/row.ts';
import { readPair } from '../../../../src/core/bench/evaluate/pair-case.ts';
import { kilnPairs } from '../../../cli/evaluate/kiln-pairs.ts';

const settings = { seed: 1, resamples: 200 };

/** Four rows in each of twenty papers. */
function rowsOf(
  text: (wrong: boolean, paper: number) => string,
  evidence: (wrong: boolean) => string,
): ControlRow[] {
  return Array.from({ length: 80 }, (_, i) => {
    const wrong = i % 2 === 1;
    const paper = Math.floor(i / 4);
    return { paper: `p${paper}`, wrong, text: text(wrong, paper), evidence: evidence(wrong) };
  });
}
const found = (rows: readonly ControlRow[]): Record<string, number | null> =>
  Object.fromEntries(shortcutControls(rows, settings).map(({ name, auroc }) => [name, auroc.value]));

describe('shortcut controls', () => {
  it('find nothing where the two classes read alike', () => {
    const rows = rowsOf(
      (_, paper) => `The kiln fires plates in phase ${paper}.`,
      () => 'Kilns.',
    );
    assert.deepEqual(found(rows), { 'length only': 0.5, 'claim only': 0.5, 'evidence only': 0.5 });
  });

  it('find a word that only false sentences have, also where they are as long as the others', () => {
    const rows = rowsOf(
      (wrong) => `The kiln ${wrong ? 'never' : 'often'} fires plates.`,
      () => 'Kilns.',
    );
    assert.deepEqual(found(rows), { 'length only': 0.5, 'claim only': 1, 'evidence only': 0.5 });
  });

  it('find length, and evidence that was written for the label', () => {
    const rows = rowsOf(
      (wrong, paper) =>
        `The kiln fires plates${wrong ? ' in winter and in spring' : ''}${' again'.repeat(paper % 3)}.`,
      (wrong) => (wrong ? 'No kiln was fired.' : 'The kiln was fired.'),
    );
    const figures = found(rows);
    assert.equal(figures['length only'], 1);
    assert.equal(figures['evidence only'], 1);
  });

  it('leave the evidence out where there is none, and papers apart', () => {
    // Each paper has a word of its own in its wrong rows: nothing that helps with another paper.
    const rows = rowsOf(
      (wrong, paper) =>
        `The kiln fires plates${wrong ? ` of type${String.fromCharCode(97 + paper)}x` : ' of stoneware'}.`,
      () => '',
    ).map((row) => ({ ...row, evidence: null }));
    const [length, claim, ...more] = shortcutControls(rows, settings);
    assert.deepEqual(more, []);
    assert.equal(length!.auroc.papers, 20);
    assert.ok(claim!.auroc.value! > 0.9, 'that a word of the right ones is missing does help');
  });

  it('say what they rest on', () => {
    const text = controlsSection(
      shortcutControls(
        rowsOf(
          () => 'A kiln.',
          () => '',
        ),
        settings,
      ),
    ).join('\n');
    assert.match(text, /\| claim only \| 80 \| 20 \| 0\.500 \[0\.500, 0\.500\] \|/);
    assert.equal(shortcutControls([], settings)[0]!.auroc.value, null);
  });
});

describe('sample of pairs', () => {
  const pairs = kilnPairs(2).map((row) => readPair(JSON.stringify(row)));
  const many = (groups: number): PairRow[] =>
    Array.from({ length: groups }, (_, i) =>
      pairs.slice(0, 2).map((row) => ({ ...row, group: `g${i}` })),
    ).flat();

  it('keeps all of few rows, with the evidence', () => {
    const sample = new PairSample(1);
    for (const row of pairs) sample.add(row);
    assert.equal(sample.rows().length, 4);
    assert.deepEqual(sample.rows()[1], {
      paper: 'kiln-1',
      wrong: true,
      text: 'They fire 248 kilns in the Lindau workshop over one winter.',
      evidence: 'We fire 48 kilns in the Lindau workshop over one winter.',
    });
  });

  it('keeps whole changes of many rows, the same by seed', () => {
    const drawn = (seed: number): string[] => {
      const sample = new PairSample(seed);
      for (const row of many(5000)) sample.add(row);
      return sample.rows().map(({ wrong }) => String(wrong));
    };
    const rows = drawn(1);
    assert.ok(rows.length <= mostControlRows && rows.length > mostControlRows * 0.9, `${rows.length}`);
    assert.equal(rows.filter((wrong) => wrong === 'true').length * 2, rows.length);
    assert.deepEqual(drawn(1), rows);
  });
});
