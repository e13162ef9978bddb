import assert from 'node:assert/strict';
import { comparisons } from '../../../src/core/check/comparisons.ts';
import { larderSource, opinionsOf, quotedBy } from './larder-paper.ts';

const shown = 0.6;

function caught(text: string, source = larderSource, field = 'Strengths') {
  return opinionsOf(comparisons, text, source, field).filter(
    ({ verdict, score }) => verdict === 'contradicted' && score >= shown,
  );
}

describe('comparisons', () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    [
      'Larder outperforms all baselines on every dataset.',
      'every dataset',
      /except for SniffTree|most of the food/,
    ],
    [
      'The method achieves top accuracy on all three datasets.',
      'all three datasets',
      /except for SniffTree|92\.6/,
    ],
    ['On Bread-2, the method beats every baseline in each experiment.', 'each experiment', /SniffTree/],
    ['Larder achieves the best accuracy on Bread-2.', 'best accuracy on Bread-2', /92\.6/],
    ['Larder is the best on Bread-2.', 'best on Bread-2', /92\.6/],
    ['On Berry-9, FreshNet outperforms Larder.', 'outperforms Larder', /84\.5/],
    ['Larder is faster than SniffTree.', 'faster than SniffTree', /slightly slower/],
    ['The recurrent filter contributes more than the humidity module.', 'contributes more', /78\.2/],
    ['Removing the humidity module improves the accuracy.', 'Removing the humidity module', /78\.2/],
    ['Larder trails FreshNet on Fish-4 accuracy.', 'trails FreshNet', /80\.2/],
  ];
  for (const [text, span, quotation] of wrong) {
    it(`finds: ${text}`, () => {
      const found = caught(text);
      assert.ok(found.length > 0, 'nothing found');
      assert.ok(
        found.some(({ start, end }) => text.slice(start, end).includes(span)),
        `the span is ${found.map(({ start, end }) => text.slice(start, end)).join(' / ')}`,
      );
      assert.match(quotedBy(found).join(' | '), quotation);
      for (const { reason } of found) assert.match(reason, /\.$/);
    });
  }

  const right = [
    'Larder outperforms all baselines on Berry-9 and Fish-4.',
    'Larder outperforms most baselines on every dataset but Bread-2.',
    'Larder outperforms FreshNet on Berry-9.',
    'Larder achieves the best accuracy on Fish-4.',
    'SniffTree achieves the best accuracy on Bread-2.',
    'Larder outperforms FreshNet on all datasets.',
    'On Bread-2, SniffTree outperforms Larder.',
    'SniffTree is faster than Larder.',
    'Larder is slower than SniffTree.',
    'The humidity module contributes more than the recurrent filter.',
    'Removing the humidity module lowers the accuracy.',
    'Removing the humidity module would help.',
    'Larder trails or matches FreshNet on Fish-4 accuracy.',
    'Larder matches or is faster than SniffTree.',
    'On Berry-9, FreshNet equals or outperforms Larder.',
    'I notice that the variant on Bread-2 seems better than all baselines on every dataset.',
    'Strong results on all datasets.',
    'The paper is clearly written in all sections, which is better than most submissions.',
    'It would be convincing if Larder outperformed all baselines on every dataset.',
    'Does Larder outperform all baselines on every dataset?',
    'Larder does not outperform all baselines on every dataset.',
    'The gain over FreshNet is small.',
    'The authors run each method five times and report the best accuracy.',
  ];
  for (const text of right) {
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(
        caught(text).map(({ reason }) => reason),
        [],
      );
    });
  }

  it('stays quiet where the paper makes the claim itself', () => {
    const source = larderSource
      .replace('on most of the food datasets', 'on all food datasets')
      .replace('Larder outperforms all predictors except for SniffTree on Bread-2. ', '')
      .replace('Human testers preferred the alarms of Larder in 7 of 10 kitchens.', '');
    assert.deepEqual(caught('Larder outperforms earlier predictors on all food datasets.', source), []);
  });

  it('stays quiet where the paper grants the same of another measure', () => {
    const source =
      '# Larder: keeping food\n\n## 1 Results\n\nLarder consistently beats FreshNet in the worst case, but its median delay is slightly higher.\n';
    assert.deepEqual(caught('Larder performs worse than FreshNet on the median.', source), []);
  });

  it('sets a universal win against the table that the sentence names alone', () => {
    const source = larderSource
      .replace('on most of the food datasets', 'on food datasets')
      .replace('Larder outperforms all predictors except for SniffTree on Bread-2. ', '')
      .replace('Human testers preferred the alarms of Larder in 7 of 10 kitchens.', '');
    const claim = 'Larder outperforms all baselines on every dataset.';
    assert.ok(caught(claim, source).length > 0);
    assert.deepEqual(caught(`As Table 47 shows, ${claim}`, source), []);
  });

  it('stays quiet where no table and no reservation speaks of it', () => {
    const source = '# Larder: keeping food\n\n## 1 Method\n\nLarder reads sensors and predicts shelf life.\n';
    assert.deepEqual(caught('Larder outperforms all baselines on every dataset.', source), []);
  });

  it('takes the lower value as the better one where the heading says so', () => {
    const source = larderSource
      .replaceAll(' accuracy |', ' error ↓ |')
      .replace('Accuracy of shelf-life', 'Error of shelf-life')
      .replace('Larder outperforms all predictors except for SniffTree on Bread-2. ', '');
    assert.ok(caught('On Berry-9, Larder outperforms OdourBank in error.', source).length > 0);
    assert.deepEqual(caught('On Berry-9, OdourBank outperforms Larder in error.', source), []);
  });

  it('does not compare rows that stand for different data', () => {
    const source = `# Larder: keeping food\n\n## 1 Results\n\nLarder keeps food.\n\n| Row | Accuracy |\n|---|---|\n| Berry Larder | 60.0 |\n| Fish FreshNet | 90.0 |\n| Berry FreshNet | 50.0 |\n\nTable 1: Accuracy of all methods.\n`;
    assert.deepEqual(caught('Larder outperforms all baselines on every dataset.', source), []);
  });

  it('survives hostile input', () => {
    for (const text of [
      `Larder outperforms ${'all '.repeat(400)}baselines on every dataset.`,
      `${'better than '.repeat(150)}FreshNet.`,
      'outperforms (((((all** [datasets] $\\forall x$ ( every.',
    ])
      assert.ok(Array.isArray(caught(text)));
  });
});
