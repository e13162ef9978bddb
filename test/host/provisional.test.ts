import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../node/pdf/hostile-pdf.ts';
import { line } from '../node/pdf/page-pdf.ts';
import * as host from './support.ts';

const claim = 'The paper reports an accuracy of 87.1 percent on Frisk.';

/** Prose, and below it in white what alone speaks against the claim. */
const first = [
  ...Array.from({ length: 12 }, (_, n) =>
    line(`In study ${n} we count birds with two microphones at the edge of a wood.`, 72, 700 - 14 * n),
  ),
  '1 g',
  line('The accuracy on Frisk is 99.7 percent.', 72, 400),
].join(' ');

/** Its text is read at once; to look at all that it paints takes a while. */
const painted = `${line('Plots of the counts follow.', 72, 700)} ${'0 0 m 1 1 l S '.repeat(40_000)}`;

describe('findings in a paper that is still looked through', () => {
  afterEach(host.closeAll);

  it('are shown as provisional, and go when their passage proves hidden', async () => {
    const folder = host.place('main', { 'r.md': host.form(claim) });
    writeFileSync(join(folder, 'r.pdf'), pagesOf([first, painted, painted, painted, painted]));
    const document = await host.open(folder, 'r.md');
    const [mark] = await host.until('a provisional mark', () => {
      const marks = host.marks(document);
      return marks.length > 0 && marks;
    });
    assert.ok(mark);
    assert.match(mark.message, /\(Provisional: /);
    assert.ok(claim.includes(document.getText(mark.range)));
    await host.status(document, 'checked');
    assert.deepEqual(host.markedTexts(document), []);
  });
});
