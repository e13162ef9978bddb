import assert from 'node:assert/strict';
import { checkReview, type CheckSettings } from '../../../src/core/check/check-review.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { Finding } from '../../../src/core/findings/finding.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** An invented paper; what it has and lacks is read off here. */
const source = `# Counting Puffins from Kites

## Abstract

We present KiteCount, which counts puffins in pictures that a kite takes.

## 1 Introduction

Puffins nest in burrows and are hard to count. We fly a kite and count them in pictures.

## 2 Method

A camera hangs below the kite. A small network marks each puffin.

### 2.1 Burrow Matching

Burrow matching joins the marks of one puffin in several pictures by the burrow in front of which it stands.

## 3 Experiments

We compare KiteCount with the counters ShoreScope and BoatEye on three islands.

| Counter | Error |
|---|---|
| ShoreScope | 21.0 |
| BoatEye | 18.4 |
| KiteCount | 7.5 |

Table 1: Comparison of counters; mean error on three islands.

### 3.1 Ablation Study

We remove burrow matching, and the error rises from 7.5 to 12.9. Without the kite's tilt correction it rises to 9.8.

## 4 Limitations

KiteCount cannot be used in rain, and it misses birds inside of their burrows.

## A Hyperparameters

We train the network with a learning rate of 0.001 and a batch size of 16 for 40 epochs on one laptop.
`;
const paper = paperFromMarkdown(source, { path: 'paper.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

function findings(question: string, settings: Partial<CheckSettings> = {}): readonly Finding[] {
  const text = `## Questions\n\n${question}\n`;
  const [review] = parseReview(text, { path: 'review.md', sha256: '' });
  return checkReview(paper, index, review!, { threshold: 'balanced', policy: 'localModel', ...settings })
    .findings;
}

const answers = (question: string): readonly Finding[] =>
  findings(question).filter(({ kind }) => kind === 'answered');

describe('answered requests', () => {
  const answered: [question: string, section: RegExp][] = [
    ['Could the authors provide an ablation study?', /^3\.1 /],
    ['Please report the hyperparameters used for training.', /^A /],
    ['What are the limitations of the method?', /^4 /],
    ['It would be helpful to discuss the limitations of this approach.', /^4 /],
    ['Can you explain how burrow matching is done?', /^2\.1 /],
    ['Have the authors conducted an ablation study?', /^3\.1 /],
    ['I suggest adding an ablation study.', /^3\.1 /],
    ['An ablation study would be very helpful.', /^3\.1 /],
  ];
  for (const [question, section] of answered)
    it(`points at the place for "${question}"`, () => {
      const [hint, ...more] = answers(question);
      assert.ok(hint, 'no hint');
      assert.deepEqual(more, []);
      assert.match(hint.evidence[0]?.section ?? '', section);
      assert.equal(hint.severity, 'hint');
      assert.equal(hint.type, null);
      assert.equal(hint.absence, false);
      assert.ok(hint.evidence.every(({ text }) => source.includes(text)));
    });

  const open = [
    'Could the authors report the confidence intervals of the errors?',
    'Can you provide a user study with ornithologists?',
    'Could you release the code?',
    'Please compare with the counter DroneTally.',
    'How does the method behave in heavy fog?',
    'Could the authors discuss the societal impact of their work?',
    'Please add an ablation of the camera lens.',
    'What is the training time?',
  ];
  for (const question of open)
    it(`is silent on "${question}", which the paper does not answer`, () => {
      assert.deepEqual(answers(question), []);
    });

  it('is silent on statements and on what is no request', () => {
    assert.deepEqual(answers('The ablation study is convincing.'), []);
    assert.deepEqual(answers('I enjoyed the section on burrow matching.'), []);
  });

  it('is off at the strict threshold and never an error', () => {
    assert.deepEqual(findings('Could the authors provide an ablation study?', { threshold: 'strict' }), []);
    assert.ok(
      findings('Could the authors provide an ablation study?').every(({ kind }) => kind === 'answered'),
    );
  });

  it('is remembered as no problem', () => {
    const [hint] = answers('Could the authors provide an ablation study?');
    const rest = findings('Could the authors provide an ablation study?', { dismissed: [hint!.claimKey] });
    assert.deepEqual(rest, []);
  });

  it('gives two hints at the most', () => {
    const all = answers(
      'Please report the hyperparameters, the limitations, an ablation study, burrow matching and a comparison with BoatEye.',
    );
    assert.ok(all.length <= 2, `${all.length} hints`);
  });

  it('takes time that grows with the length of a request alone', () => {
    const long = `Please report ${'the ablation study and the limitations of the kite, '.repeat(40)}and more?`;
    const start = process.cpuUsage();
    answers(long);
    const { user } = process.cpuUsage(start);
    assert.ok(user < 2_000_000, `${user / 1000} ms`);
  });
});
