import assert from 'node:assert/strict';
import { ferry } from './numbers-of.ts';

/** Sentences that test/fixtures/markdown/paper.md bears out: read there, table by table. */
const right: Readonly<Record<string, readonly string[]>> = {
  'as printed': [
    'Ferry reaches an average F1 of 60.7.',
    'The method attains 60.1 F1 on MinuteBook and 68.9 on StandupQA.',
    'EM/F1 of Ferry on StandupQA are 53.8/68.9.',
    'HearingBench has 512 hearings and 6,144 questions.',
    'It retains 97.6% of the F1 of full encoding.',
  ],
  rounded: [
    'Ferry reaches an average F1 of 61.',
    'Ferry reaches an average F1 of about 61 points.',
    'Latency drops from 4.1 s to 1.5 s.',
    'HearingBench has about 6K questions.',
    'HearingBench has roughly 6,000 questions.',
    'The three datasets hold about 27k questions in total.',
    'The datasets hold 27.3k questions.',
    'HearingBench transcripts average 31.5k tokens.',
  ],
  'in another notation': [
    'HearingBench has 512 hearings and 6144 questions.',
    'Latency drops to 1520 ms per question.',
    'Dropout is set to 10%.',
    'The learning rate of the encoder is 3 × 10^-5.',
    'The learning rate of the encoder is 3·10⁻⁵.',
    'The learning rate is $3\\times 10^{-5}$ for the encoder.',
    'The paired bootstrap uses 10^4 resamples.',
    'The paired bootstrap uses 10k resamples.',
    'Removing the carry memory costs −2.7 points.',
    'The scorer has four layers and 14M parameters.',
    'Annotators were paid €18 per hour.',
    'The warm-up takes 500 steps, and the gradient is clipped at 1.',
  ],
  'in words': [
    'Twelve annotators judged 240 pairs.',
    'The paper evaluates on three datasets with five baselines.',
    'Training runs for eight epochs.',
    'It encodes three tenths of the segments.',
    'Speaker roles contribute only 0.5 points.',
    'A four-layer transformer ranks the segments.',
  ],
  hedged: [
    'Ferry is nearly three times as fast as full encoding.',
    'It encodes less than a third of the segments.',
    'It retains more than 97% of the F1 of full encoding.',
    'It retains almost 98% of the F1 of full encoding.',
    'HearingBench has over 6k questions.',
    'Segments of up to 128 tokens are used.',
    'Nearly half of the errors come from skipped segments.',
  ],
  ranges: [
    'The gain over Sieve ranges from 1.8 to 2.9 points.',
    'Gains of 1.8-2.9 points over Sieve are small.',
    'The budgets range from 10% to 50%.',
    'The controller keeps 24% to 35% of segments.',
    'The standard deviations are between 0.3 and 1.2.',
    'Ferry gets 52.4 ± 0.9 at a 10% budget.',
    'Hearings took place from 2009 to 2021.',
  ],
  computed: [
    // 60.1 - 57.9, 43.7 - 41.6 and 60.1 - 38.7 in Table 2.
    'Ferry improves by 2.2 points over Sieve on MinuteBook.',
    'On MinuteBook Ferry improves EM by 2.1 points over Sieve.',
    'On MinuteBook, the gain over Random is 21.4 points.',
    // 4.10 / 0.94 and 1 - 1.52 / 4.10.
    'Ferry-small is 4.4 times faster than full encoding.',
    'The latency is reduced by 63% compared with full encoding.',
    'The latency is 37% of that of full encoding.',
    // 118 - 52 hours of 118; 39.5 - 17.8 GB of 39.5.
    'Ferry uses 56% fewer GPU hours than full encoding.',
    'Ferry needs only 44% of the GPU hours.',
    'Ferry cuts memory from 39.5 to 17.8 GB, i.e., by 55%.',
    // Sums and means of a column.
    'The training set comprises about 3,776 transcripts.',
    'The average EM of Ferry is 44.8.',
  ],
  'from a list of settings alone': [
    'A batch size of 32 is used.',
    'A weight decay of 0.01 and a dropout of 0.1 are used.',
    'The temperature τ is 0.5.',
    'λ = 2.0 and α = 0.5 are set without justification.',
  ],
  'in the unit of a header': ['Peak memory is 17.8 GB.', 'Ferry has 427M parameters in total.'],
};

describe('right numbers', () => {
  for (const [name, sentences] of Object.entries(right)) {
    for (const sentence of sentences) {
      it(`${name}: ${sentence}`, () => {
        assert.deepEqual(
          ferry.marked(sentence).map(({ opinion }) => opinion.reason),
          [],
        );
      });
    }
  }
});
