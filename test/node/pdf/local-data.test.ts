import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { draftFromPdf } from '../../../src/core/paper/layout/draft-from-pdf.ts';
import { localData } from '../../../src/node/pdf/local-data.ts';
import { pdfjs } from '../../../src/node/pdf/pdfjs.ts';

describe('data of pdf.js', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peerlint-data-'));
  after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'UniGB-UCS2-H.bcmap'), 'map');

  it('comes from the folders of this machine', async () => {
    const missing = new Set<string>();
    const data = new (localData({ cMapUrl: folder + sep }, missing))();
    const bytes = await data.fetch({ kind: 'cMapUrl', filename: 'UniGB-UCS2-H.bcmap' });
    assert.equal(new TextDecoder().decode(bytes), 'map');
    assert.equal(missing.size, 0);
  });

  it('is never looked for elsewhere', async () => {
    const missing = new Set<string>();
    const data = new (localData({ cMapUrl: folder + sep }, missing))();
    for (const filename of ['gone.bcmap', '../secret', 'a/b', 'https://example.org/x'])
      await assert.rejects(data.fetch({ kind: 'cMapUrl', filename }));
    assert.ok(missing.has('gone'));
    const none = new (localData({}, missing))();
    await assert.rejects(none.fetch({ kind: 'wasmUrl', filename: 'openjpeg.wasm' }));
    assert.ok(!missing.has('openjpeg.wasm'));
  });

  it('is asked for by a paper that needs it', async () => {
    const data = readFileSync(join(import.meta.dirname, '../../fixtures/pdf/cjk.pdf'));
    const missing = new Set<string>();
    const task = pdfjs.getDocument({
      ...{ data: new Uint8Array(data), cMapPacked: true, useSystemFonts: false, disableFontFace: true },
      BinaryDataFactory: localData({}, missing),
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
    // The second page of the fixture is Japanese, in the encoding of Windows.
    const page = await (await task.promise).getPage(2);
    await page.getTextContent().catch(() => undefined);
    await task.destroy();
    assert.ok(missing.has('90ms-RKSJ-H'), [...missing].join());
  });

  it('that is missing is named in a warning of the paper', () => {
    const read = { pageCount: 0, pages: [], failed: [], outline: [] };
    const document = { path: 'p.pdf', sha256: '', format: 'pdf', pages: 0 } as const;
    const { warnings } = draftFromPdf({ ...read, missingMaps: ['90ms-RKSJ-H', 'evil\u001B[31m'] }, document);
    assert.deepEqual(
      warnings.map(({ kind }) => kind),
      ['character-map-missing'],
    );
    assert.match(warnings[0]!.text, /Japanese.*\(90ms-RKSJ-H, evil31m\); install/);
    assert.deepEqual(draftFromPdf(read, document).warnings, []);
  });
});
