import assert from 'node:assert/strict';
import type { PageItems, Run } from '../../../src/core/paper/layout/page-items.ts';
import { layOut } from '../../../src/node/pdf/lay-out.ts';
import type { LeftOut } from '../../../src/node/pdf/left-out.ts';
import { leftOutWarnings, uncheckedWarnings } from '../../../src/node/pdf/left-out.ts';

const file = { path: 'paper.pdf', sha256: '', format: 'pdf', pages: null } as const;

function page(number: number, text: string): PageItems {
  const run: Run = { text, x: 72, y: 100, width: 200, size: 10, angle: 0, font: 'F', space: false };
  return { page: number, width: 612, height: 792, runs: [run] };
}

function read(pages: readonly PageItems[], leftOut: readonly LeftOut[] = []) {
  return { pageCount: 9, pages, failed: [], leftOut, outline: [] };
}

describe('pages that were left out', () => {
  it('are named together where they follow each other for one reason', () => {
    const pages: readonly LeftOut[] = [
      { page: 8, reason: 'late' },
      { page: 2, reason: 'damaged' },
      { page: 3, reason: 'memory' },
      { page: 9, reason: 'late' },
    ];
    assert.deepEqual(leftOutWarnings(pages), [
      { kind: 'page-failed', page: 2, text: 'Page 2 is damaged and could not be read.' },
      { kind: 'page-given-up', page: 3, text: 'Page 3 needs too much memory and was left out.' },
      {
        kind: 'page-given-up',
        page: 8,
        text: 'Pages 8 to 9 were not read, because the file takes too long to read.',
      },
    ]);
  });

  it('so are those that were not looked at', () => {
    assert.deepEqual(
      uncheckedWarnings([1, 2, 5]).map(({ page: first, text }) => [first, text.split(' could')[0]]),
      [
        [1, 'Pages 1 to 2'],
        [5, 'Page 5'],
      ],
    );
  });

  it('count as pages without text', () => {
    const draft = layOut(read([page(1, 'Some words of the paper.')], [{ page: 2, reason: 'time' }]), file);
    assert.deepEqual(draft.pagesWithoutText, [2]);
    assert.equal(draft.document.pages, 9);
  });

  it('are those too that the layout cannot follow', () => {
    const odd = page(2, 'x');
    const broken = { ...odd, runs: [{ ...odd.runs[0]!, text: undefined as unknown as string }] };
    const draft = layOut(read([page(1, 'Some words of the paper.'), broken]), file);
    assert.deepEqual(
      draft.warnings.map(({ kind, page: number }) => [kind, number]),
      [['page-failed', 2]],
    );
    assert.ok(draft.blocks.some(({ text }) => text === 'Some words of the paper.'));
  });
});
