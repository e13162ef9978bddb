import assert from 'node:assert/strict';
import type { Evidence, Finding } from '../../../src/core/findings/finding.ts';
import { evidenceId, evidenceItems } from '../../../src/extension/viewer/evidence-items.ts';

const quotation = (page: number | null, y: number, more: Partial<Evidence> = {}): Evidence => ({
  document: 0,
  page,
  section: '4.2 Delays',
  text: 'Trams wait.',
  rects: [[10, y, 90, y + 9]],
  score: 1,
  ...more,
});

const finding = (id: string, ...evidence: Evidence[]) =>
  ({ id, message: 'No delays are given', reason: 'They are.', evidence }) as unknown as Finding;

const documents = ['/a/paper.pdf', '/a/more.pdf'];

describe('the evidence that a viewer shows', () => {
  it('comes in the order of the paper', () => {
    const findings = [finding('f', quotation(7, 20), quotation(2, 300)), finding('g', quotation(2, 40))];
    const items = evidenceItems(findings, documents, '/a/paper.pdf');
    assert.deepEqual(
      items.map(({ id, page }) => [id, page]),
      [
        [evidenceId('g', 0), 2],
        [evidenceId('f', 1), 2],
        [evidenceId('f', 0), 7],
      ],
    );
    assert.equal(items[0]?.place, 'p. 2, 4.2 Delays');
    assert.deepEqual(items[0]?.rects, [[10, 40, 90, 49]]);
  });

  it('is of the shown document alone, and has a page', () => {
    const all = [finding('f', quotation(1, 5, { document: 1 }), quotation(null, 5), quotation(1, 5))];
    assert.deepEqual(
      evidenceItems(all, documents, '/a/paper.pdf').map(({ id }) => id),
      [evidenceId('f', 2)],
    );
    assert.deepEqual(
      evidenceItems(all, documents, '/a/more.pdf').map(({ place }) => place),
      ['more.pdf, p. 1, 4.2 Delays'],
    );
    assert.deepEqual(evidenceItems(all, [], '/a/paper.pdf'), []);
  });

  it('keeps evidence without a place on its page, behind the others of it', () => {
    const items = evidenceItems(
      [finding('f', quotation(2, 0, { rects: [] }), quotation(2, 9))],
      documents,
      documents[0]!,
    );
    assert.deepEqual(
      items.map(({ id }) => id),
      [evidenceId('f', 1), evidenceId('f', 0)],
    );
  });

  it('shows nothing that would turn the text around', () => {
    const [item] = evidenceItems(
      [finding('f', quotation(1, 0, { text: 'a\u202Eb\u0007' }))],
      documents,
      documents[0]!,
    );
    assert.equal(item?.quote, 'ab');
  });
});
