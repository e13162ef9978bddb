import assert from 'node:assert/strict';
import { against } from './numbers-of.ts';

/** An invented paper: what it counts, lists, measures and sets is told once or twice and nowhere otherwise. */
const paper = against(`# Lantern: routing hay by moisture

## Abstract

We present Lantern, a two-stage sorter for hay bales. We evaluate Lantern on four leading moisture benchmarks and
compare it with six competing sorters. Lantern sorts up to 3.4× faster than drum sorting and lowers spoilage by 18.6%
in wet seasons.

## 1 Introduction

Hay that is baled wet will spoil. Lantern consists of a probe stage and a routing stage. Our contributions are a
probe, a router and a public corpus of 12,000 labelled bales.

## 2 Experiments

We evaluate Lantern on four leading moisture benchmarks. We compare with these baselines: Drum [4], Sieve [5],
Tumbler [6], and Paddle [7]. The router is a one-hidden-layer network. Twenty farmers rated the sorted bales. We use
six different seeds for every run.

The latency falls from 5.0 to 2.0 seconds per bale. Removing the probe costs 2.9 points of accuracy.

In this experiment we consider two sandy soils. Prior work [8] sorted 90 fields.

| Sorter | Clover | Rye | Oats |
| --- | --- | --- | --- |
| Drum sorter | 61.2 | 58.4 | 49.7 |
| Drum sorter wide | 63.9 | 60.5 | 51.3 |
| Lantern | 70.8 | 66.1 | 57.2 |

Table 1: Accuracy on three crops.
`);

describe('numbers aligned with the paper', () => {
  for (const [sentence, said] of [
    ['The authors evaluate Lantern on nine leading moisture benchmarks.', 'nine'],
    ['They release a public corpus of 50,000 labelled bales.', '50,000'],
    ['Lantern reduces spoilage by up to 38.6% in wet seasons.', '38.6%'],
    ['The router is a network with three hidden layers.', 'three'],
    ['Only 12 farmers rated the sorted bales.', '12'],
    ['Removing the probe costs 7.9 points of accuracy.', '7.9 points'],
  ] as const)
    it(`finds ${said} in: ${sentence}`, () => {
      assert.deepEqual(paper.said(sentence), [said]);
    });

  for (const sentence of [
    'The authors evaluate Lantern on four moisture benchmarks.',
    'They compare with four baselines.',
    'The latency is reduced by 60%.',
    'Lantern is about 3x faster than drum sorting.',
    'The sorter has two stages.',
    // A wish, a case that is thought of, and other work.
    'I would expect at least ten benchmarks.',
    'Could you rate the bales with, say, 100 farmers?',
    'With 500 farmers the result would be convincing.',
    'Prior work sorted 90 fields.',
    // Arguments, not percentage points.
    'Considering these two points, the router needs a clearer motivation.',
    'I have three questions about the probe stage.',
    '@article{ash2020, title={Nine leading moisture benchmarks}, pages={12--19}, year={2020}}',
    // A size and a place.
    'The probe image has 64 \\times 64 pixels.',
    'Table 1 lists three crops and three sorters.',
    // Named one by one.
    'There are two heads, one for the mean and another for the spread.',
  ])
    it(`leaves alone: ${sentence}`, () => {
      assert.deepEqual(paper.said(sentence), []);
    });

  it('quotes the paper and puts its count in place', () => {
    const [found] = paper.marked('They release a public corpus of 50,000 labelled bales.');
    assert.ok(found);
    assert.match(found.quoted, /12,000 labelled bales/u);
    assert.equal(found.opinion.repair, '12,000');
    assert.match(found.opinion.reason, /"50,000"/u);
  });

  it('says nothing where the paper lacks the sentence that proves it', () => {
    const silent = against('# Lantern\n\nLantern sorts hay by moisture. It was tried in wet seasons.\n');
    assert.deepEqual(silent.said('The authors evaluate Lantern on nine leading moisture benchmarks.'), []);
  });
});

describe('values moved between neighbouring cells', () => {
  it('finds a value of another column in the row that the words name', () => {
    assert.deepEqual(paper.said('The drum sorter reaches 58.4 on clover.'), ['58.4']);
  });
  it('leaves the value alone that one of the named rows holds there', () => {
    assert.deepEqual(paper.said('The drum sorter reaches 63.9 on clover.'), []);
  });
  it('leaves a change alone that begins with another row', () => {
    assert.deepEqual(paper.said('Accuracy on clover rises from 61.2 to 70.8 with Lantern.'), []);
  });
});
