import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { absence } from '../../../src/core/check/absence.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** Score from which the default setting shows a finding. */
const shown = 0.6;

/** An invented paper: what it has and what it lacks is read off here. */
const source = `# Sorting Pebbles with a Tilted Sluice

## Abstract

We present TiltSort, a sluice that sorts river pebbles by size. It needs no camera.

## 1 Introduction

Sorting pebbles is tedious. Our contributions are a new sluice and a public set of pebbles. We leave sorting by colour for future work.

## 2 Related Work

Drum sieves such as RollSieve sort gravel in quarries. The robustness of drums to mud was studied before.

## 3 Method

The sluice is tilted by four degrees. A gate opens when the pressure sensor reports a heavy pebble.

### 3.1 Preemption

A running pass can be preempted: the gate checks a stop flag at the start of every pebble and drains the channel.

## 4 Experiments

We evaluate TiltSort on 1,200 pebbles from three rivers. The gate threshold was tuned by grid search on a validation set.

We compare TiltSort with the baselines GravelNet and HandPick; TiltSort outperforms both.

| Method | Accuracy |
|---|---|
| GravelNet | 81.2 |
| HandPick | 77.5 |
| TiltSort | 90.3 |

Table 1: Comparison with other sorters. Mean and standard deviation over five runs.

### 4.1 Ablation Study

We ablate the gate and the tilt. Without the gate the accuracy drops from 90.3 to 71.0, and without the tilt to 66.4.

### 4.2 Running Time and Memory

Sorting 1,000 pebbles takes 12 minutes on one core and 2 GB of memory.

## 5 Limitations

Our sluice has two limitations. It fails on flat pebbles, and it cannot sort wet clay. We do not provide a theoretical analysis of convergence.

## References

Stone, A. (2001). RollSieve: drums for gravel.

## A Hyperparameters

We use a learning rate of 0.01, a batch size of 32 and train for 40 epochs with Adam.
`;

const document = { path: 'paper.md', sha256: '', format: 'markdown' as const, pages: null };

function opinionsOn(text: string, paper: Paper): { sentence: string; opinions: readonly Opinion[] }[] {
  const index = buildPaperIndex(paper);
  const [review] = parseReview(text, { path: 'review.md', sha256: '' });
  return review!.sentences.map((sentence) => ({
    sentence: sentence.text,
    opinions: absence.check(sentence, { paper, index, review: review! }),
  }));
}

const paper = paperFromMarkdown(source, document);

function best(claim: string): Opinion | undefined {
  return opinionsOn(`Weaknesses:\n\n${claim}\n`, paper)
    .flatMap(({ opinions }) => opinions)
    .sort((a, b) => b.score - a.score)[0];
}

function quoted(opinion: Opinion): string[] {
  return opinion.quotes.map(({ passage, start, end }) => paper.passages[passage]!.text.slice(start, end));
}

describe('false absence claims', () => {
  const refuted: readonly (readonly [claim: string, quotation: RegExp])[] = [
    ['The paper does not contain an ablation study.', /Ablation Study|ablate the gate/],
    ['There is no ablation of the gate.', /Ablation Study|ablate the gate/],
    ['The authors do not discuss any limitations.', /Limitations|two limitations/],
    ['The hyperparameters are not reported.', /Hyperparameters|learning rate of 0\.01/],
    ['The running time is not reported.', /Running Time|12 minutes/],
  ];
  for (const [claim, quotation] of refuted) {
    it(`refutes: ${claim}`, () => {
      const opinion = best(claim);
      assert.ok(opinion, 'no opinion');
      assert.ok(opinion.score >= shown, `score ${opinion.score}`);
      assert.equal(opinion.verdict, 'contradicted');
      assert.equal(opinion.severity, 'warning');
      assert.equal(opinion.absence, true);
      assert.match(quoted(opinion).join(' | '), quotation);
    });
  }

  it('points at a section titled after what is denied', () => {
    const opinion = best('How a running pass can be preempted is not dealt with.');
    assert.ok(opinion && opinion.score >= shown, `score ${opinion?.score}`);
    assert.equal(opinion.severity, 'information');
    assert.match(quoted(opinion).join(' | '), /Preemption|preempted/);
  });

  const named: readonly (readonly [claim: string, quotation: RegExp])[] = [
    ['The paper does not compare with GravelNet.', /GravelNet 81\.2/],
    ['GravelNet is left out of the experiments.', /GravelNet 81\.2/],
    ['Why is HandPick not compared with?', /HandPick 77\.5/],
  ];
  for (const [claim, quotation] of named) {
    it(`refutes by the name's own row: ${claim}`, () => {
      const opinion = best(claim);
      assert.ok(opinion, 'no opinion');
      assert.match(quoted(opinion).join(' | '), quotation);
    });
  }

  for (const claim of [
    'Why is the running time not reported?',
    'Where is the ablation study?',
    'No mention is made of the limitations.',
    'The authors should have discussed the limitations.',
    'Although the paper claims to be efficient, the running time is not measured.',
  ]) {
    it(`refutes what is denied by the way: ${claim}`, () => {
      const opinion = best(claim);
      assert.ok(opinion && opinion.score >= shown, `score ${opinion?.score}`);
    });
  }

  const right = [
    'There is no user study.',
    'The paper does not compare with SandMaster.',
    'Is there no ablation study?',
    'There is no comparison with stronger baselines, in particular learned ones.',
    'The authors clearly state a few limitations in Section 5.',
    'Because the gate lacks a camera, the sluice is cheap.',
    'Missing ablation: a sluice that is not tilted but shaken would be the natural choice.',
    'The derivation of the sluice is lacking, particularly in rigour.',
    'Within the ablation study, the colour of the pebbles is not reported.',
    'The paper does not report error bars for the rainfall.',
    'The paper lacks a theoretical analysis of convergence.',
    'No experiment sorts pebbles by colour.',
    'The paper does not compare with RollSieve.',
    'No ablation of the pressure sensor is given.',
    'The paper does not discuss societal impact.',
    'The code is not released.',
    'The memory taken by the drum is not measured.',
    'The method does not need a camera.',
    'Please add an ablation of the gate.',
    'Does it work without any hyperparameters?',
    'The paper has an ablation study and discusses its limitations.',
  ];
  for (const claim of right) {
    it(`leaves alone: ${claim}`, () => {
      const score = best(claim)?.score ?? 0;
      assert.ok(score < shown, `score ${score}`);
    });
  }

  it('makes a graded denial no more than information', () => {
    for (const claim of [
      'The limitations are not discussed in enough depth.',
      'The paper lacks a thorough ablation study.',
      'Insufficient details on the hyperparameters.',
    ]) {
      const opinion = best(claim);
      if (opinion) assert.notEqual(opinion.severity, 'warning', claim);
    }
  });

  it('quotes the heading and the sentence that tells most, word for word', () => {
    const opinion = best('There is no ablation study.')!;
    assert.deepEqual(quoted(opinion), ['4.1 Ablation Study', 'We ablate the gate and the tilt.']);
  });

  it('names the section in one sentence', () => {
    assert.equal(
      best('There is no ablation study.')!.reason,
      'The paper has an ablation: 4.1 Ablation Study.',
    );
  });

  it('covers the cue and the thing, and of a half-true denial the false half', () => {
    const cut = (claim: string) => {
      const { start, end } = best(claim)!;
      return claim.slice(start, end);
    };
    assert.equal(cut('Sadly, there is no ablation study.'), 'no ablation study');
    assert.equal(cut('The limitations are not discussed at all.'), 'limitations are not discussed');
    assert.equal(
      cut('The paper does not discuss the limitations or the societal impact.'),
      'does not discuss the limitations',
    );
  });

  it('reads a list item with its lead-in', () => {
    const [item] = opinionsOn(
      'Weaknesses:\n\nThe paper lacks:\n\n- an ablation study\n- a user study\n',
      paper,
    ).filter(({ sentence }) => sentence === 'an ablation study');
    const opinion = item!.opinions[0];
    assert.ok(opinion && opinion.score >= shown, `score ${opinion?.score}`);
    assert.equal(item!.sentence.slice(opinion.start, opinion.end), 'ablation study');
  });

  it('does not take what only a checklist, the references or related work hold for the paper', () => {
    const bare = paperFromMarkdown(
      `# Gravel\n\n## 1 Introduction\n\nWe sort gravel.\n\n## 2 Related Work\n\nOthers give an ablation study of sieves.\n\n## 3 Method\n\nWe tilt a sluice.\n\n## References\n\nStone, A. (2001). An ablation study of gravel.\n\n## NeurIPS Paper Checklist\n\n## 2. Limitations\n\nQuestion: Does the paper discuss the limitations of the work?\n\nAnswer: [No]\n`,
      document,
    );
    for (const claim of ['There is no ablation study.', 'The limitations are not discussed.'])
      assert.deepEqual(
        opinionsOn(`Weaknesses:\n\n${claim}\n`, bare).flatMap(({ opinions }) =>
          opinions.filter(({ score }) => score >= shown),
        ),
        [],
        claim,
      );
  });

  it('says nothing of an empty paper', () => {
    const empty = paperFromMarkdown('', document);
    assert.deepEqual(
      opinionsOn('Weaknesses:\n\nThere is no ablation study.\n', empty).flatMap(({ opinions }) => opinions),
      [],
    );
  });

  it('keeps spans inside the sentence and quotations inside their passages', () => {
    for (const { sentence, opinions } of opinionsOn(
      'Weaknesses:\n\nNo “ablation”, no limitations (e.g. flat pebbles), no hyper-parameters — and no 🪨 baselines are given.\n',
      paper,
    )) {
      for (const { start, end, quotes, score } of opinions) {
        assert.ok(start >= 0 && start < end && end <= sentence.length);
        assert.ok(score >= 0 && score <= 1);
        for (const quote of quotes) {
          const { text } = paper.passages[quote.passage]!;
          assert.ok(quote.start < quote.end && quote.end <= text.length);
        }
      }
    }
  });
});
