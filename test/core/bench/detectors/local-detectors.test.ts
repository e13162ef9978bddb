import assert from 'node:assert/strict';
import type { DetectorItem, DetectorOutput } from '../../../../src/core/bench/detectors/detector.ts';
import {
  localDetector,
  localDetectors,
  type LocalDetector,
} from '../../../../src/core/bench/detectors/local-detectors.ts';
import { buildPaperIndex } from '../../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../../src/core/paper/from-text.ts';
import { kilnPaper } from '../inject/paper-of-kilns.ts';

const paper = paperFromMarkdown(kilnPaper, { path: 'kiln', sha256: '', format: 'markdown', pages: null });
const batchPaper = { paper, index: buildPaperIndex(paper) };
const sentence = (text: string, more: Partial<DetectorItem> = {}): DetectorItem => ({
  text,
  role: 'summary',
  evidence: null,
  review: null,
  ...more,
});
const window = (text: string) => ({ passage: 0, section: null, text });

async function ask(name: LocalDetector, ...items: DetectorItem[]): Promise<DetectorOutput[]> {
  const outputs = await localDetector(name, 7).detect({ paperId: 'kiln', paper: batchPaper, items });
  return outputs.map((output) => output!);
}

describe('local detectors', () => {
  const right = 'The planner reaches a success rate of 91.5% on stoneware plates.';
  const wrong = 'The planner reaches a success rate of 64.2% on stoneware plates.';

  it('answer each item in its order, with scores in 0..1 and spans in the text', async () => {
    for (const name of localDetectors) {
      const outputs = await ask(name, sentence(right), sentence('?'), sentence(wrong));
      assert.equal(outputs.length, 3, name);
      for (const { score } of outputs) assert.ok(score >= 0 && score <= 1, name);
      for (const { start, end } of outputs[2]!.spans) assert.ok(start < end && end <= wrong.length, name);
    }
  });

  it('without a paper use the windows, or say that they have no answer', async () => {
    const items = [sentence(right, { evidence: [window('We fire kilns.')] }), sentence(right)];
    for (const name of localDetectors) {
      const outputs = await localDetector(name, 7).detect({ paperId: 'kiln', paper: null, items });
      const answered =
        name === 'symbolic'
          ? [false, false]
          : name === 'all-negative' || name === 'random-spans'
            ? [true, true]
            : [true, false];
      assert.deepEqual(
        outputs.map((output) => output !== null),
        answered,
        name,
      );
    }
  });

  it('all-negative never flags; random spans guess alike for one seed only', async () => {
    assert.deepEqual((await ask('all-negative', sentence(wrong)))[0], {
      score: 0,
      type: null,
      spans: [],
      shown: false,
      reviewScore: 0,
    });
    const [first] = await ask('random-spans', sentence(wrong));
    assert.deepEqual(await ask('random-spans', sentence(wrong)), [first]);
    const [other] = await localDetector('random-spans', 8).detect({
      paperId: 'kiln',
      paper: null,
      items: [sentence(wrong)],
    });
    assert.notEqual(other!.score, first!.score);
  });

  it('lexical overlap marks the longest run of words that the text does not have', async () => {
    const evidence = [window('The planner fires plates.')];
    const text = 'The planner melts soft gold plates slowly.';
    const [out] = await ask('lexical-overlap', sentence(text, { evidence }));
    const [span] = out!.spans;
    assert.equal(text.slice(span!.start, span!.end), 'melts soft gold');
    const [known] = await ask('lexical-overlap', sentence('The plates are fired.', { evidence }));
    assert.deepEqual([known!.score, known!.spans], [0, []]);
    const [strange] = await ask('lexical-overlap', sentence('Gold melts.', { evidence }));
    assert.equal(strange!.score, 1);
  });

  it('BM25 puts what no passage speaks of above what one says, whatever its length', async () => {
    const [said, unsaid, short] = await ask(
      'bm25-top',
      sentence(right),
      sentence('Tropical orchids photosynthesise violently at midnight.'),
      sentence('The planner reaches a success rate.'),
    );
    assert.equal(unsaid!.score, 1);
    assert.ok(said!.score < 0.8 && short!.score < 0.8, `${said!.score} ${short!.score}`);
  });

  it('the product judges a sentence alone and within its review, and gives the review a score', async () => {
    const [ok, bad] = await ask('symbolic', sentence(right), sentence(wrong));
    assert.ok(bad!.score > ok!.score + 0.2, `${bad!.score} ${ok!.score}`);
    assert.equal(bad!.type, 'Number');
    assert.equal(bad!.shown, true);
    assert.equal(ok!.shown, false);
    const [span] = bad!.spans;
    assert.equal(wrong.slice(span!.start, span!.end), '64.2%');
    assert.equal(bad!.reviewScore, undefined);
    const source = `# Summary\n\n${right} ${wrong}\n`;
    const at = (text: string) => ({
      id: 'r1',
      source,
      start: source.indexOf(text),
      end: source.indexOf(text) + text.length,
    });
    const within = await ask(
      'symbolic',
      sentence(right, { review: at(right) }),
      sentence(wrong, { review: at(wrong) }),
    );
    assert.deepEqual(
      within.map(({ shown }) => shown),
      [false, true],
    );
    assert.equal(within[0]!.reviewScore, within[1]!.reviewScore);
    assert.ok(within[0]!.reviewScore! > 0.5);
  });

  it('stops when it is cancelled', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await assert.rejects(
      localDetector('symbolic', 1).detect(
        { paperId: 'kiln', paper: batchPaper, items: [sentence(right)] },
        stop.signal,
      ),
      /enough/,
    );
  });
});
