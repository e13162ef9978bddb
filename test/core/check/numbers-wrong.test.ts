import assert from 'node:assert/strict';
import { ferry } from './numbers-of.ts';

interface Wrong {
  readonly sentence: string;
  /** The words that must be marked, to the character. */
  readonly said: string;
  /** Words of the paper that must be in the quotation. */
  readonly quoted: string;
  readonly node: string;
  /** Null where the paper has no single value to put in its place. */
  readonly repair?: string | null;
  readonly type?: string;
}

/** Each has one wrong number; the right one was read in test/fixtures/markdown/paper.md. */
const wrong: readonly Wrong[] = [
  // Counts in running text.
  {
    sentence: 'The human study has 20 annotators.',
    said: '20',
    quoted: '12 annotators',
    node: 'number/count/people-count',
    // "Two annotators remarked" stands there too.
    repair: null,
  },
  {
    sentence: 'The authors compare against seven baselines.',
    said: 'seven',
    quoted: 'five baselines',
    node: 'number/count/baseline-count',
    repair: 'five',
  },
  {
    sentence: 'The paper evaluates on five datasets.',
    said: 'five',
    quoted: 'three datasets',
    node: 'number/count/dataset-count',
  },
  {
    sentence: 'HearingBench consists of 612 hearings.',
    said: '612',
    quoted: '512',
    node: 'number/count',
    repair: '512',
  },
  {
    sentence: 'The scorer has six layers.',
    said: 'six',
    quoted: 'four layers',
    node: 'number/count/part-count',
    repair: 'four',
  },
  { sentence: 'Each pair received five votes.', said: 'five', quoted: 'three votes', node: 'number/count' },
  {
    sentence: 'The memory has 32 slots.',
    said: '32',
    quoted: '16 slots',
    node: 'number/count',
    repair: '16',
  },
  {
    sentence: 'The paired bootstrap uses 1,000 resamples.',
    said: '1,000',
    quoted: '10,000 resamples',
    node: 'number/count',
    repair: '10,000',
  },
  {
    sentence: 'The hearings come from the archives of nine parliaments.',
    said: 'nine',
    quoted: 'four parliaments',
    node: 'number/count',
    repair: 'four',
  },
  // Table cells by row and column.
  {
    sentence: 'Ferry reaches an F1 of 63.1 on MinuteBook.',
    said: '63.1',
    quoted: '60.1',
    node: 'number/metric-value',
    repair: '60.1',
  },
  {
    sentence: 'Ferry obtains 71.9 F1 on StandupQA.',
    said: '71.9',
    quoted: '68.9',
    node: 'number/metric-value',
    repair: '68.9',
  },
  {
    sentence: 'Sieve reaches 61.5 F1 on average.',
    said: '61.5',
    quoted: '58.4',
    node: 'number/metric-value',
    repair: '58.4',
  },
  {
    sentence: 'StandupQA has 2,916 transcripts.',
    said: '2,916',
    quoted: '2,016',
    node: 'number/metric-value',
    repair: '2,016',
  },
  // A list of settings, where the name of the row alone says which.
  {
    sentence: 'A dropout of 0.3 is used.',
    said: '0.3',
    quoted: 'Dropout',
    node: 'number/setting-value',
    repair: '0.1',
  },
  {
    sentence: 'The learning rate of the scorer is 5e-4.',
    said: '5e-4',
    quoted: '1e-4',
    node: 'number/setting-value',
    repair: '1e-4',
  },
  // Measures with a unit.
  {
    sentence: 'Latency is lowered from 4.10 to 2.52 seconds.',
    said: '2.52 seconds',
    quoted: '1.52 seconds',
    node: 'number/metric-value',
  },
  {
    sentence: 'Ferry is 3.9 times faster than full encoding.',
    said: '3.9 times',
    quoted: '2.7',
    node: 'number/difference',
  },
  {
    sentence: 'It retains 92.6% of the F1 of full encoding.',
    said: '92.6%',
    quoted: '97.6%',
    node: 'number/metric-value',
  },
  { sentence: 'Writers rejected 17% of the pairs.', said: '17%', quoted: '7%', node: 'number/metric-value' },
  {
    sentence: 'Removing the carry memory costs 4.7 points.',
    said: '4.7 points',
    quoted: '2.7 points',
    node: 'number/difference',
  },
  {
    sentence: 'Annotators were paid 28 euros per hour.',
    said: '28 euros',
    quoted: '18 euros',
    node: 'number/metric-value',
  },
  // A size in millions.
  {
    sentence: 'The backbone has 806 million parameters.',
    said: '806 million',
    quoted: '406 million',
    node: 'number/size/model-size',
  },
];

describe('wrong numbers', () => {
  for (const { sentence, said, quoted, node, repair, type = 'Number' } of wrong) {
    it(sentence, () => {
      const [found, ...more] = ferry.marked(sentence);
      assert.ok(found, 'nothing was marked');
      assert.deepEqual(more, []);
      assert.equal(found.said, said);
      assert.ok(found.quoted.includes(quoted), found.quoted);
      assert.equal(found.opinion.node, node);
      assert.equal(found.opinion.type, type);
      assert.equal(found.opinion.absence, false);
      assert.ok(found.opinion.reason.includes(said), found.opinion.reason);
      if (repair !== undefined) assert.equal(found.opinion.repair ?? null, repair);
    });
  }

  it('tells values of one row that changed places from values that are nowhere', () => {
    // 43.7 is Ferry's exact match on MinuteBook, not its F1.
    const [found] = ferry.marked('Ferry reaches 43.7 F1 on MinuteBook.');
    assert.equal(found?.said, '43.7');
    assert.equal(found?.opinion.type, 'False Concatenation');
    assert.equal(found?.opinion.repair ?? null, null);
  });

  it('names row, table and column in the reason', () => {
    const [found] = ferry.marked('Ferry reaches an F1 of 63.1 on MinuteBook.');
    assert.match(found?.opinion.reason ?? '', /60\.1 in the row "Ferry" of Table 2, column "MinuteBook F1"/u);
  });

  it('marks a number in the middle of a sentence that is right otherwise', () => {
    assert.deepEqual(
      ferry.said(
        'For HearingBench the authors collected 612 hearings of committees, and 12 annotators compared 240 pairs.',
      ),
      ['612'],
    );
  });
});
