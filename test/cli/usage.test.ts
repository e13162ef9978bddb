import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fairReview, filesOf, paper, peerlint } from './cli.ts';

describe('command line: usage', () => {
  const at = filesOf({ 'paper.md': paper, 'review.md': fairReview });
  const good = ['check', at('review.md'), '--paper', at('paper.md')];

  it('names the contract’s options in its help, which is a result', async () => {
    const { status, out, err } = await peerlint('check', '--help');
    assert.equal(status, 0);
    assert.deepEqual(err, []);
    for (const option of [
      '--paper',
      '--supplement',
      '--format',
      '--detector',
      '--threshold',
      '--all-sentences',
      '--policy',
      '--password-file',
      '--no-cache',
    ])
      assert.ok(out.includes(option), option);
  });

  it('prints its version', async () => {
    const { status, out } = await peerlint('--version');
    assert.equal(status, 0);
    assert.match(out, /^\d+\.\d+\.\d+\n$/);
  });

  it('shows help on standard error when asked for nothing', async () => {
    const { status, out, err } = await peerlint();
    assert.equal(status, 2);
    assert.equal(out, '');
    assert.match(err.join('\n'), /Usage: peerlint/);
  });

  const mistakes: readonly (readonly [string, string[], RegExp])[] = [
    ['an unknown command', ['chek', 'folder'], /unknown command 'chek'.*peerlint --help/],
    [
      'an unknown option',
      [...good, '--frmat', 'json'],
      /'--frmat' \(Did you mean --format\?\).*peerlint check --help/,
    ],
    ['a missing value', ['check', at('review.md'), '--paper'], /--paper.* argument missing/],
    [
      'an option for a value',
      ['check', at('review.md'), '--paper', '--format', 'json'],
      /'--format' is invalid\. Name a file/,
    ],
    [
      'a format that is none',
      [...good, '--format', 'xml'],
      /'xml' is invalid. Allowed choices are text, json, sarif\./,
    ],
    [
      'a threshold that is none',
      [...good, '--threshold', '0.5'],
      /Allowed choices are strict, balanced, recall\./,
    ],
    [
      'a policy that is none',
      [...good, '--policy', 'cloud'],
      /Allowed choices are rulesOnly, localModel, cloudAllowed\./,
    ],
    ['no review', ['check', '--paper', at('paper.md')], /missing required argument 'review'/],
    ['two papers', ['paper', at('paper.md'), at('paper.md')], /too many arguments.*peerlint paper --help/],
    [
      'the missing local model',
      [...good, '--detector', 'local', '--model', at('nowhere')],
      /the local model cannot be used: config\.json is missing\. Use --detector symbolic/,
    ],
    [
      'the missing LLM',
      [...good, '--detector', 'llm'],
      /--detector llm: needs a model\. Give --llm-url and --llm-model/,
    ],
    ['a part that is none', ['scan', '.', '--shard', '3/2'], /Give part and number of parts, as in 1\/4\./],
    ['a paper without a name', ['paper', ''], /''.*Name a file\./],
    ['a review without a name', ['check', '', '--paper', at('paper.md')], /''.*Name a file\./],
    [
      'a file that begins with a dash',
      ['paper', '-dash.pdf'],
      /unknown option '-dash\.pdf'\. Write \.\/-dash\.pdf for a file of this name\.$/,
    ],
    ['an option with control characters', ['paper', '--\u001b[31mred\n'], /unknown option '-- \[31mred '/],
    [
      'standard input twice',
      ['check', '-', '-', '--paper', at('paper.md')],
      /standard input: can be read once\. Give "-" once/,
    ],
  ];
  for (const [what, args, message] of mistakes) {
    it(`ends with status 2 and one clear line for ${what}`, async () => {
      const { status, out, err } = await peerlint(...args);
      assert.equal(status, 2);
      assert.equal(out, '');
      assert.equal(err.length, 1, err.join('\n'));
      assert.match(err[0]!, message);
      assert.match(err[0]!, /^peerlint: .*[.?)]$/);
      assert.doesNotMatch(err[0]!, /\p{Cc}/u);
    });
  }
});
