import assert from 'node:assert/strict';
import { ferry } from './numbers-of.ts';

/** Numbers that say nothing of what the paper holds; Ferry's paper has another value for many of their nouns. */
const noClaims: Readonly<Record<string, readonly string[]>> = {
  "the reviewer's own": [
    'Rating: 6',
    'I give a score of 4 and a confidence of 3.',
    'My confidence is 4 out of 5.',
    'I read the paper three times.',
    'I spent five hours on this review.',
    'I have two major concerns and four minor ones.',
    'There are two weaknesses.',
    'I have three questions.',
    'I am 80% confident.',
    'This is a top-50% paper.',
    '70% of the paper is about engineering.',
  ],
  places: [
    'On page 7, line 214, the notation is unclear.',
    'Sections 3.2-3.5 are dense.',
    'Table 2 and Figure 6 have too small fonts.',
    'Equations 1 through 5 define the model.',
    'The references [3, 5, 12-14] are incomplete.',
    'As shown in [17], such methods are old.',
    'The last three paragraphs are repetitive.',
  ],
  'years and sources': [
    'The work of Smith et al. (2019) is not cited.',
    'Since 2017 many works have been published on this.',
  ],
  'list markers': ['1. The evaluation is limited.', '2) The notation is heavy.'],
  'names with a number': [
    'The errors of class 4 are not explained.',
    'In experiment 7 the annotators disagree.',
    'GPT-4 and ResNet-50 are not compared.',
  ],
  requests: [
    'The authors should use 10 seeds.',
    'Please report results with ten seeds.',
    'It would be better to test on seven datasets.',
    'Could the authors evaluate on 6 more datasets?',
    'If the batch size were 64, would the results change?',
    'I wonder whether 20 seeds would change the picture.',
    'For example, a batch size of 128 could be tried.',
    'A search in the archive would return only 40 hearings.',
  ],
  'other work': [
    'Modern LLMs have context windows of 128k tokens.',
    'According to Smith et al., a 12-layer scorer is better.',
    'Prior work reports 75.0 F1 on MinuteBook.',
    'A 7B model as a baseline is missing.',
    'Models with 7B parameters are now common.',
    'No experiments with models larger than 1B parameters are included.',
    'None of the models exceeds 600M parameters.',
  ],
  quotations: ['The paper says "it keeps 55% of the segments", which is odd.'],
  'a part of what there is': [
    'Two of the datasets are public.',
    'The two annotators who remarked on wordy answers deserve a follow-up.',
    'One dataset is new.',
    'Each annotator judged 60 pairs.',
  ],
  formulas: ['The proof yields a factor of 1-1/e (about 0.63).', 'The bound is $1 - 2^{-k}$ for all k.'],
};

describe('numbers that claim nothing of the paper', () => {
  for (const [name, sentences] of Object.entries(noClaims)) {
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
