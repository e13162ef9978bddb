import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { checkReview } from '../../src/core/check/check-review.ts';
import { buildPaperIndex } from '../../src/core/evidence/paper-index.ts';
import { answeredNode } from '../../src/core/taxonomy/page.ts';
import { nodeAt } from '../../src/core/taxonomy/taxonomy.ts';
import { readPaper } from '../../src/node/read-paper.ts';
import { readReviewFile } from '../../src/node/read-review.ts';

const folder = 'test/fixtures/sample';

interface Label {
  readonly start: number;
  readonly end: number;
  /** Set on planted errors alone. */
  readonly type?: string;
  /** Of a request: whether the paper has what it asks for, and where. */
  readonly answered?: 'yes' | 'partly' | 'no';
  readonly page?: number | null;
}

/** Labels of a review with offsets in UTF-16 units; the files count code points. */
function labelsOf(name: string): Label[] {
  const points = [...readFileSync(`${folder}/${name}`, 'utf8')];
  const units = (at: number) => points.slice(0, at).join('').length;
  return readFileSync(`${folder}/${name}.labels.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Label)
    .map((label) => ({ ...label, start: units(label.start), end: units(label.end) }));
}

describe('the sample reviews against the sample paper', () => {
  const paper = readPaper({ paper: `${folder}/paper.pdf` });
  const checked = async (name: string) => {
    const [review] = await readReviewFile(`${folder}/${name}`);
    const read = await paper;
    return checkReview(read, buildPaperIndex(read), review!, { threshold: 'balanced', policy: 'localModel' });
  };

  for (const name of ['review.md', 'review-arr.txt', 'review.json', 'review-clean.md']) {
    it(`${name}: marks planted errors only`, async () => {
      const wrong = labelsOf(name).filter(({ type }) => type !== undefined);
      const alarms = (await checked(name)).findings.filter(
        ({ kind, start, end }) =>
          kind === 'error' && !wrong.some((label) => label.start < end && start < label.end),
      );
      assert.deepEqual(
        alarms.map(({ reason }) => reason),
        [],
      );
    });
  }

  it('hints at answers for requests that the labels call answered, and for no others', async () => {
    const pages: (number | null | undefined)[] = [];
    for (const name of ['review.md', 'review-arr.txt', 'review.json', 'review-clean.md']) {
      const labels = labelsOf(name);
      for (const { kind, start, end, evidence, severity } of (await checked(name)).findings) {
        if (kind !== 'answered') continue;
        const label = labels.find((one) => one.start < end && start < one.end);
        assert.ok(label?.answered === 'yes' || label?.answered === 'partly', `${name} ${start}`);
        assert.equal(severity, 'hint');
        pages.push(evidence.some(({ page }) => page === label.page) ? label.page : null);
      }
    }
    // "Please state the batch size": Table 7 of the appendix; the page that the label names.
    assert.ok(pages.includes(7), pages.join(', '));
  });

  it('finds the flat false absences of review.md and quotes the paper with page and section', async () => {
    const { findings } = await checked('review.md');
    const source = readFileSync(`${folder}/review.md`, 'utf8');
    for (const claim of ['No ablation study is reported', 'Hyperparameters']) {
      const at = source.indexOf(claim);
      const finding = findings.find(({ start, end }) => start <= at + 3 && at < end);
      assert.ok(finding?.absence, claim);
      assert.ok(
        finding.evidence.every(({ page, section, text }) => page !== null && section !== null && text !== ''),
      );
    }
  });

  it('finds the figure that does not exist, as information without a quotation', async () => {
    const finding = (await checked('review.md')).findings.find(
      ({ node }) => node === 'number/place-number/missing-place',
    );
    assert.equal(finding?.severity, 'information');
    assert.deepEqual(finding.evidence, []);
  });

  it('finds the wrong count of data sets and quotes the right one', async () => {
    const finding = (await checked('review.json')).findings.find(({ type }) => type === 'Number');
    assert.equal(finding?.evidence[0]?.page, 1);
    assert.match(finding.evidence[0].text, /three datasets/);
  });

  it('names nodes that the taxonomy has', async () => {
    for (const name of ['review.md', 'review-arr.txt', 'review.json']) {
      for (const { node, kind } of (await checked(name)).findings)
        assert.ok(kind === 'answered' ? node === answeredNode : nodeAt(node), node);
    }
  });

  it('quotes the paper word for word', async () => {
    const read = await paper;
    for (const name of ['review.md', 'review.json']) {
      for (const { evidence } of (await checked(name)).findings) {
        for (const { text } of evidence)
          assert.ok(read.passages.some((passage) => passage.text.includes(text)));
      }
    }
  });
});
