import assert from 'node:assert/strict';
import type { Coverage } from '../../../src/core/findings/finding.ts';
import type { DraftStatus } from '../../../src/extension/findings/draft-state.ts';
import { statusPlain, statusText } from '../../../src/extension/views/status-text.ts';

const coverage: Coverage = {
  pagesRead: 9,
  pagesWithoutText: [],
  sentencesChecked: 27,
  sentencesSkipped: [],
  notes: [],
};
const paper = { path: '/w/p.pdf', documents: [], title: null, pages: 9, key: 'k', warnings: [] };
const of = (status: DraftStatus, shown = 0, stale = false, provisional = false) =>
  statusText({ status, stale, provisional }, shown);

describe('statusText', () => {
  it('counts findings', () => {
    const checked = { kind: 'checked', paper, coverage: [coverage], byModel: false } as const;
    assert.equal(of(checked, 0).text, 'No findings');
    assert.equal(of(checked, 1).text, '1 finding');
    assert.equal(of(checked, 3).text, '3 findings');
    assert.equal(of(checked, 3, true).text, '3 findings (before the last edits)');
    assert.equal(of(checked).detail, 'p.pdf · 27 sentences checked · 9 pages read · rules alone');
  });

  it('never hides an unread page or a skipped sentence behind "No findings"', () => {
    const partial = {
      ...coverage,
      pagesWithoutText: [3, 5],
      sentencesSkipped: [{ start: 0, end: 1, reason: 'quoted text' }],
      notes: ['The paper speaks of an appendix that its text does not hold.'],
    };
    const { detail } = of({ kind: 'checked', paper, coverage: [partial], byModel: false });
    assert.match(detail, /1 skipped/);
    assert.match(detail, /pages 3, 5 without text/);
    assert.match(detail, /appendix/);
  });

  it('tells on which page the reading is', () => {
    const at = (stage: 'reading-paper' | 'looking', done: number, total: number) =>
      of({ kind: 'checking', paper: '/w/p.pdf', stage, done, total }).text;
    assert.equal(at('reading-paper', 0, 1), 'Reading the paper…');
    assert.equal(at('reading-paper', 3, 12), 'Reading the paper… page 3 of 12');
    assert.equal(at('looking', 4, 12), 'Looking for hidden text… page 4 of 12');
  });

  it('says what judged the draft, and why the model did not', () => {
    const checked = { kind: 'checked', paper, coverage: [coverage], byModel: true } as const;
    assert.match(of(checked).detail, /27 sentences checked · 9 pages read · rules and local model$/);
    const why = 'The local model was not used: model.onnx is missing.';
    const without = { ...checked, byModel: false, coverage: [{ ...coverage, notes: [why] }] };
    assert.match(of(without).detail, /model\.onnx is missing\. · rules alone$/);
  });

  it('says what the model reads', () => {
    const at = (stage: 'model-paper' | 'model', done: number, total: number): string =>
      of({ kind: 'checking', paper: '/w/p.pdf', stage, done, total }, 2).text;
    assert.equal(at('model-paper', 40, 100), 'The local model reads the paper… 40 %');
    assert.equal(at('model', 3, 27), 'The local model reads the draft… 3 of 27 sentences');
    assert.equal(at('model', 0, 0), 'The local model reads the draft…');
  });

  it('says that findings are provisional', () => {
    const looking = { kind: 'checking', paper: '/w/p.pdf', stage: 'looking', done: 4, total: 12 } as const;
    const { text, busy } = of(looking, 2, false, true);
    assert.equal(text, '2 findings so far: looking for hidden text in the paper…');
    assert.ok(busy);
  });

  it('counts the pages that were read, where the paper has pages', () => {
    const partial = { ...coverage, pagesRead: 7, pagesWithoutText: [3, 5] };
    const checked = { kind: 'checked', paper, coverage: [partial], byModel: false } as const;
    assert.match(of(checked).detail, /7 of 9 pages read/);
    assert.doesNotMatch(of({ ...checked, paper: { ...paper, pages: null } }).detail, /pages read/);
  });

  it('turns yellow over the time budget and says what was slow', () => {
    const took = { total: 14_200, parts: { rules: 1600, paper: 12_000, model: 600 } };
    const checked = { kind: 'checked', paper, coverage: [coverage], byModel: false } as const;
    const slow = of({ ...checked, took }, 2);
    assert.equal(slow.severity, 'warning');
    assert.equal(slow.text, '2 findings');
    assert.match(slow.detail, / · slow: 14 s \(reading the paper 12 s, rules 2 s\)$/);
    const quick = of({ ...checked, took: { total: 10_000, parts: { ocr: 10_000 } } });
    assert.equal(quick.severity, 'information');
    assert.doesNotMatch(quick.detail, /slow/);
  });

  it('can be cancelled while it is busy, and says that it was', () => {
    const checking = { kind: 'checking', paper: '/w/p.pdf', stage: 'ocr', done: 2, total: 9 } as const;
    assert.equal(of(checking).command, 'peerlint.cancelCheck');
    assert.equal(of(checking).text, 'Reading scanned pages… page 2 of 9');
    const cancelled = of({ kind: 'cancelled', paper: '/w/p.pdf' });
    assert.deepEqual([cancelled.text, cancelled.command], ['Not checked: cancelled', 'peerlint.checkNow']);
    const deleted = of({ kind: 'data-deleted', paper: '/w/p.pdf' });
    assert.deepEqual(
      [deleted.text, deleted.command],
      ['Not checked: you deleted its data', 'peerlint.checkNow'],
    );
  });

  it('adds up the reviews of a file', () => {
    const { detail } = of({ kind: 'checked', paper, coverage: [coverage, coverage], byModel: false });
    assert.match(detail, /54 sentences checked/);
  });

  it('offers to link a paper and names the PDFs beside the draft', () => {
    const { text, detail, command } = of({ kind: 'not-linked', candidates: ['/w/a.pdf', '/w/b.pdf'] });
    assert.equal(text, 'No paper linked');
    assert.equal(detail, 'beside it: a.pdf, b.pdf');
    assert.equal(command, 'peerlint.linkPaper');
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => `/w/${name}.pdf`);
    assert.match(of({ kind: 'not-linked', candidates: many }).detail, /a\.pdf, b\.pdf, c\.pdf, 2 more$/);
  });

  it('is busy while it checks, and says how far it is', () => {
    const checking = { kind: 'checking', paper: '/w/p.pdf', stage: 'checking', done: 12, total: 27 } as const;
    assert.deepEqual([of(checking).busy, of(checking).text], [true, 'Checking… 12 of 27 sentences']);
    assert.match(of({ ...checking, stage: 'reading-paper' }).text, /Reading the paper/);
  });

  it('gives a reason and a way out for every state in which nothing is checked', () => {
    const states: [DraftStatus, string][] = [
      [{ kind: 'paper-missing', paper: '/w/p.pdf' }, 'peerlint.linkPaper'],
      [{ kind: 'not-trusted', paper: '/etc/p.pdf' }, 'peerlint.linkPaper'],
      [{ kind: 'unreadable', paper: '/w/p.pdf', message: '/w/p.pdf: is encrypted.' }, 'peerlint.checkNow'],
      [{ kind: 'locked', paper: '/w/p.pdf', document: '/w/p.pdf', wrong: false }, 'peerlint.enterPassword'],
      [{ kind: 'failed', paper: '/w/p.pdf' }, 'peerlint.showLog'],
      [
        { kind: 'engine-down', paper: '/w/p.pdf', message: 'the engine ended with exit code 1' },
        'peerlint.checkNow',
      ],
      [{ kind: 'quarantined', paper: '/w/p.pdf', message: 'the engine ended twice' }, 'peerlint.checkNow'],
    ];
    for (const [state, command] of states) {
      const status = of(state);
      assert.match(status.text, /^Not checked/, state.kind);
      assert.notEqual(status.detail, '', state.kind);
      assert.notEqual(status.severity, 'information', state.kind);
      assert.equal(status.command, command, state.kind);
      assert.equal(status.busy, false);
    }
  });

  it('names a paper that cannot be read by its name alone', () => {
    const { detail } = of({ kind: 'unreadable', paper: '/w/p.pdf', message: '/w/p.pdf: is encrypted.' });
    assert.equal(detail, 'p.pdf: is encrypted.');
  });

  it('names the document that is encrypted, and says when its password was wrong', () => {
    const locked = { kind: 'locked', paper: '/w/p.pdf', document: '/w/s.pdf', wrong: false } as const;
    assert.match(of(locked).text, /paper is encrypted/);
    assert.match(of(locked).detail, /^s\.pdf .*password/);
    assert.match(of({ ...locked, wrong: true }).detail, /does not open s\.pdf/);
  });

  it('lets the name of a file make neither link nor icon', () => {
    const { detail } = of({ kind: 'paper-missing', paper: '/w/[x](command:evil) $(bug).pdf' });
    assert.ok(!detail.includes(']('));
    assert.ok(!detail.includes('$('));
    assert.equal(statusPlain('A [plain] title (2020)'), 'A [plain] title (2020)');
  });
});
