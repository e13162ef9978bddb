import assert from 'node:assert/strict';
import type { EngineEvent } from '../../../src/core/engine/protocol.ts';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { EngineCore, ReadPaper } from '../../../src/node/engine/engine-core.ts';
import { createEngineCore } from '../../../src/node/engine/engine-core.ts';
import { Engine } from '../../../src/node/engine/engine.ts';
import { layOut } from '../../../src/node/pdf/lay-out.ts';
import type { ReadPages } from '../../../src/node/pdf/read-pages.ts';
import { readPdfPages } from '../../../src/node/pdf/read-pages.ts';
import { line, pagePdf } from '../pdf/page-pdf.ts';
import { job } from './fakes.ts';

const hidden = 'The accuracy on Frisk is 99.7 percent.';
const text = 'The paper reports an accuracy of 87.1 percent on Frisk.';

/** A page of prose, and below it a sentence that is painted white. */
const pdf = pagePdf(
  [
    ...Array.from({ length: 12 }, (_, n) =>
      line(`In study ${n} we count birds with two microphones at the edge of a wood.`, 72, 700 - 14 * n),
    ),
    '1 g',
    line(hidden, 72, 400),
  ].join(' '),
);

function readOf(pages: ReadPages): ReadPaper {
  const paper = assemblePaper([layOut(pages, { path: '/p.pdf', sha256: '', format: 'pdf', pages: null })]);
  return { paper, index: buildPaperIndex(paper) };
}

describe('a paper that is still looked through for hidden text', () => {
  let early: ReadPaper;
  let whole: ReadPaper;
  before(async () => {
    whole = readOf(await readPdfPages(pdf, { onText: (pages) => (early = readOf(pages)) }));
  });

  /** An engine whose paper is whole when the test says so; what it sends. */
  function engineOf() {
    const events: EngineEvent[] = [];
    const waiting = new Map<string, () => void>();
    let finish = (): void => undefined;
    const reading = new Promise<ReadPaper>((resolve) => (finish = () => resolve(whole)));
    const core: EngineCore = {
      ...createEngineCore(),
      read(_paper, _supplements, _passwords, { onEarly }) {
        onEarly?.(early);
        return reading;
      },
    };
    const engine = new Engine(
      core,
      (event) => {
        events.push(event);
        waiting.get(event.kind)?.();
      },
      { stamp: (path) => Promise.resolve(path) },
    );
    const check = (id: number, draft = text) =>
      engine.handle({
        kind: 'check',
        id,
        ...job({
          text: draft,
          settings: {
            detector: 'auto',
            modelPath: null,
            threshold: 'recall',
            policy: 'rulesOnly',
            dismissed: [],
          },
        }),
      });
    const sent = (kind: EngineEvent['kind']): Promise<void> =>
      events.some((event) => event.kind === kind)
        ? Promise.resolve()
        : new Promise((resolve) => waiting.set(kind, resolve));
    return { engine, events, check, sent, finish };
  }

  function quotes(event: EngineEvent | undefined): string[] {
    assert.ok(event?.kind === 'provisional' || event?.kind === 'result');
    return event.reviews.flatMap(({ result }) =>
      result.findings.flatMap(({ evidence }) => evidence.map((each) => each.text)),
    );
  }

  it('supports a finding for the time being, which is withdrawn when its passage proves hidden', async () => {
    const { events, check, sent, finish } = engineOf();
    const checked = check(1);
    await sent('provisional');
    const provisional = events.at(-1);
    assert.ok(quotes(provisional).some((quote) => quote.includes('99.7')));
    finish();
    await checked;
    assert.deepEqual(quotes(events.at(-1)), []);
    assert.deepEqual(
      events.map(({ kind }) => kind).filter((kind) => kind !== 'progress'),
      ['provisional', 'result'],
    );
  });

  it('is not spoken of any more once the whole paper is there', async () => {
    const { events, check, finish } = engineOf();
    const checked = check(1, Array.from({ length: 40 }, () => text).join(' '));
    await new Promise((resolve) => setImmediate(resolve));
    finish();
    await checked;
    assert.ok(!events.some(({ kind }) => kind === 'provisional'));
    assert.equal(events.at(-1)?.kind, 'result');
  });

  it('is not spoken of to a check that was superseded, but to the one that took its place', async () => {
    const { events, check, sent, finish } = engineOf();
    const [older, newer] = [check(1), check(2)];
    await sent('provisional');
    finish();
    await Promise.all([older, newer]);
    const told = events
      .filter((event) => event.kind === 'provisional')
      .map((event) => 'id' in event && event.id);
    assert.deepEqual(told, [2]);
  });
});
