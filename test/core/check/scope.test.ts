import assert from 'node:assert/strict';
import { scope } from '../../../src/core/check/scope.ts';
import { larderSource, opinionsOf, quotedBy } from './larder-paper.ts';

function caught(text: string, source = larderSource, field = 'Strengths') {
  return opinionsOf(scope, text, source, field).filter(
    ({ verdict, score }) => verdict === 'contradicted' && score >= 0.6,
  );
}

describe('scope', () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    [
      'All fermented foods can be judged without opening the jar.',
      'All fermented foods',
      /Certain fermented foods/,
    ],
    [
      'The authors show without any assumption on the packages that the shelf-life estimator is consistent at the rate of the sensor noise.',
      'without any assumption',
      /sealed packages/,
    ],
    ['Larder is evaluated on fish and on frozen poultry.', 'frozen', /not been tested on frozen poultry/],
    ['The method is applied to odour sensors and underwater cameras.', 'underwater', /Future work/],
  ];
  for (const [text, span, quotation] of wrong) {
    it(`finds: ${text}`, () => {
      const found = caught(text);
      assert.ok(found.length > 0, 'nothing found');
      assert.ok(found.some(({ start, end }) => text.slice(start, end).includes(span)));
      assert.match(quotedBy(found).join(' | '), quotation);
      assert.ok(found.every(({ severity }) => severity === 'information'));
    });
  }

  const right = [
    'Certain fermented foods can be judged without opening the jar.',
    'Not all fermented foods can be judged without opening the jar.',
    'Under the assumption of sealed packages the estimator is shown to be consistent.',
    'The authors do not test the method on frozen poultry.',
    'Larder is evaluated on fish and on diverse poultry.',
    'Larder is evaluated on fish and frozen cherries.',
    'Tests on frozen poultry would strengthen the paper.',
    'Underwater cameras are left for future work.',
    'Could the method be applied to underwater cameras?',
    'The paper is well written and all figures are clear.',
    'Larder reads six odour sensors.',
    'Each section is easy to follow.',
    'Any reader interested in cold stores will enjoy this.',
  ];
  for (const text of right) {
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(
        caught(text).map(({ reason }) => reason),
        [],
      );
    });
  }

  it('stays quiet where the paper says it of all of them', () => {
    const source = larderSource.replace('Certain fermented foods', 'All fermented foods');
    assert.deepEqual(caught('All fermented foods can be judged without opening the jar.', source), []);
  });

  it('stays quiet where the paper reports what it also plans', () => {
    const source = larderSource.replace(
      '## 5 Limitations',
      'On frozen poultry, Larder is accurate.\n\n## 5 Limitations',
    );
    assert.deepEqual(caught('Larder is evaluated on fish and on frozen poultry.', source), []);
  });

  it('stays quiet where the paper has no such sentence', () => {
    const source = '# Larder: keeping food\n\n## 1 Method\n\nLarder reads sensors.\n';
    assert.deepEqual(caught('All fermented foods can be judged without opening the jar.', source), []);
  });

  it('survives hostile input', () => {
    for (const text of [
      `${'all '.repeat(300)}foods.`,
      'without any assumption on **(((',
      'every each any arbitrary all of the.',
    ])
      assert.ok(Array.isArray(caught(text)));
  });
});
