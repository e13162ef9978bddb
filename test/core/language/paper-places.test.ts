import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { namedPlaces, numberedPlaces } from '../../../src/core/language/paper-places.ts';
import { placeNumbers } from '../../../src/core/language/place-numbers.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';

const paper = paperFromMarkdown(
  readFileSync(new URL('../../fixtures/markdown/paper.md', import.meta.url), 'utf8'),
  { path: 'paper.md', sha256: '0', format: 'markdown', pages: null },
);
const named = (text: string) => namedPlaces(paper, text).map(({ start, end }) => text.slice(start, end));

describe('places of a paper', () => {
  it('are its tables, figures, sections and statements, with the words that name them', () => {
    const places = numberedPlaces(paper);
    const label = (kind: string, number: string) =>
      places.find((place) => place.kind === kind && place.number === number)?.title;
    assert.match(label('figure', '1') ?? '', /^Figure 1: Overview of Ferry\./);
    assert.equal(label('section', '3.2'), '3.2 Segment Scorer');
    assert.equal(label('section', '2'), '2 Related Work');
  });

  it('are quoted word for word', () => {
    const texts = paper.passages.map(({ text }) => text);
    for (const { evidence, title, number } of numberedPlaces(paper)) {
      assert.ok(
        texts.some((text) => text.includes(evidence.text)),
        `${number} ${title}`,
      );
      assert.equal(evidence.document, 0);
    }
  });

  it('say how a section begins', () => {
    const [section] = namedPlaces(paper, 'Section 3.2 is short.');
    assert.match(section?.detail ?? '', /^The scorer is a transformer with four layers/);
    assert.equal(section?.evidence.section, '3.2 Segment Scorer');
  });

  it('are found by what a draft names', () => {
    assert.deepEqual(named('Figure 1, Section 2 and Section 3.3 help.'), [
      'Figure 1',
      'Section 2',
      'Section 3.3',
    ]);
  });

  it('are none where the paper has none, or another work is meant', () => {
    assert.deepEqual(named('Figure 77 helps.'), []);
    assert.deepEqual(named('Figure 1 of [4] helps.'), []);
    assert.deepEqual(named('It helps [4, Figure 1].'), []);
    assert.deepEqual(named('Figure 1 shows more than [400].'), ['Figure 1']);
    assert.deepEqual(named('Figure 1 of Oakes et al. (2019) helps.'), []);
    assert.deepEqual(named('No place at all.'), []);
    assert.deepEqual(named(''), []);
  });

  it('complete the number behind their word, sections those of the appendix, too', () => {
    const places = numberedPlaces(paper);
    const figures = placeNumbers(places, { kind: 'place', of: 'figure', word: 'figure', from: 0 });
    assert.deepEqual(figures[0]?.label, 'Figure 1');
    assert.ok(figures.every(({ label }) => label.startsWith('Figure ')));
    const sections = placeNumbers(places, { kind: 'place', of: 'section', word: 'section', from: 0 });
    assert.ok(sections.some(({ number }) => number === '3.2'));
    assert.ok(sections.every(({ label }) => /^(?:Section|Appendix) /.test(label)));
  });
});
