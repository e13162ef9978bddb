import assert from 'node:assert/strict';
import { outline, readOne, texts, withoutSentence } from './read.ts';

describe('parseReview, plain text and Markdown', () => {
  it('reads fields by their headings, however they are set', () => {
    const forms = {
      labels: 'Summary: It learns.\n\nStrengths:\n- Fast.\n\nWeaknesses:\n- Dear.\n',
      hashes: '## Summary\n\nIt learns.\n\n## Strengths\n\n- Fast.\n\n## Weaknesses\n\n- Dear.\n',
      bold: '**Summary**\nIt learns.\n\n**Strengths:**\n- Fast.\n\n__Weaknesses__\n* Dear.\n',
      boldInline: '**Summary:** It learns.\n**Strengths**: Fast.\n*Weaknesses:* Dear.\n',
      capitals: 'PAPER SUMMARY\nIt learns.\n\nPROS\n+ Fast.\n\nCONS:\n– Dear.\n',
      arr: 'Summary Of The Paper\nIt learns.\n\nSummary Of Strengths:\n1. Fast.\n\nSummary Of Weaknesses:\n1) Dear.\n',
      reasons:
        'Summary of Contributions\nIt learns.\nReasons To Accept\n• Fast.\nReasons To Reject\n• Dear.\n',
      underlined:
        'Summary\n=======\nIt learns.\n\nStrengths\n---------\nFast.\n\nMain Weaknesses\n---------------\nDear.\n',
      framed:
        '------ Summary ------\nIt learns.\n------ Strengths ------\nFast.\n------ Weaknesses ------\nDear.\n',
      numbered: '1. Summary\nIt learns.\n\n2. Strengths\n(1) Fast.\n\n3. Weaknesses\n(1) Dear.\n',
      crlf: 'Summary: It learns.\r\n\r\nStrengths:\r\n- Fast.\r\n\r\nWeaknesses:\r\n- Dear.\r\n',
    };
    for (const [name, text] of Object.entries(forms)) {
      const review = readOne(text);
      const found = outline(review).map(([role, , sentence]) => [role, sentence]);
      const wanted = [
        ['summary', 'It learns.'],
        ['strengths', 'Fast.'],
        ['weaknesses', 'Dear.'],
      ];
      assert.deepEqual(found, wanted, name);
      assert.equal(review.recognised, true, name);
      for (const { start, end, text: clean } of review.sentences)
        assert.equal(text.slice(start, end), clean, name);
    }
  });

  it('knows the names that venues use', () => {
    const names: [string, string][] = [
      ['Questions for the rebuttal', 'questions'],
      ['Questions For Authors', 'questions'],
      ["Questions for authors' response", 'questions'],
      ['Key questions for authors', 'questions'],
      ['Comments Suggestions And Typos', 'questions'],
      ['Requested Changes', 'questions'],
      ['Limitations and Societal Impact', 'limitations'],
      ['Limitations', 'limitations'],
      ['Details of ethics concerns', 'ethics'],
      ['Ethical Concerns', 'ethics'],
      ['Main Review', 'other'],
      ['Comments for authors', 'other'],
      ['Strengths and Weaknesses', 'other'],
      ['Claims And Evidence', 'other'],
      ['Essential References Not Discussed', 'other'],
      ['Other Strengths And Weaknesses', 'other'],
      ['Three strong points', 'strengths'],
      ['Weak points', 'weaknesses'],
      ['Minor concerns', 'weaknesses'],
      ['Summary of contributions', 'summary'],
    ];
    for (const [name, role] of names) {
      const review = readOne(`${name}\nThe paper has one table.\n`);
      assert.deepEqual(outline(review), [[role, name, 'The paper has one table.']], name);
    }
  });

  it('takes no sentence for a heading', () => {
    const text = 'No weaknesses.\n\nClarity: the text is hard to read.\n\nThe limitations are not given\n';
    const review = readOne(text);
    assert.deepEqual(texts(review), [
      'No weaknesses.',
      'Clarity: the text is hard to read.',
      'The limitations are not given',
    ]);
    assert.deepEqual(
      review.fields.map(({ name }) => name),
      [''],
    );
  });

  it('keeps a heading that says something as a sentence', () => {
    const review = readOne('## Weaknesses\n\n### No comparison with any baseline\n\nI expected two.\n');
    assert.deepEqual(outline(review), [
      ['weaknesses', 'No comparison with any baseline', 'No comparison with any baseline'],
      ['weaknesses', 'No comparison with any baseline', 'I expected two.'],
    ]);
  });

  it('hands the role of a field down to unknown headings below it, not beside it', () => {
    const review = readOne(
      '## Weaknesses\n### Method\nA.\n## Miscellany\nB.\n## Strengths\n**Method**\nC.\n',
    );
    assert.deepEqual(
      outline(review).map(([role, , text]) => `${role} ${text}`),
      ['weaknesses A.', 'other B.', 'strengths Method', 'strengths C.'],
    );
  });

  it('lists ratings as fields without sentences and goes on with the field before', () => {
    const review = readOne(
      'Rating: 6\nConfidence: 4: You are confident in your assessment.\nStrengths:\nFast.\nOverall merit: B+\nSmall.\nRating\n7: Accept\n',
    );
    assert.deepEqual(
      review.fields.map(({ role, name }) => `${role} ${name}`),
      [
        'rating Rating',
        'rating Confidence',
        'strengths Strengths',
        'rating Overall merit',
        'strengths Strengths',
        'rating Rating',
      ],
    );
    assert.deepEqual(texts(review), ['Fast.', 'Small.']);
    const [rating] = review.fields;
    assert.equal(review.source.slice(rating!.start, rating!.end).trim(), '6');
  });

  it('takes "No" for a grade, and "No widths." for prose', () => {
    assert.deepEqual(texts(readOne('Reproducibility: No.\nRecommendation: No widths.\n')), ['No widths.']);
    assert.deepEqual(texts(readOne('Soundness: 2: no, not at all\nReproducibility: none\n')), []);
  });

  it('reads prose under a rating as text', () => {
    const review = readOne('Recommendation: I would accept it, although no ablation is given.\n');
    assert.deepEqual(texts(review), ['I would accept it, although no ablation is given.']);
  });

  it('leaves list markers and labels out of the sentence', () => {
    const items = [
      '- ',
      '* ',
      '• ',
      '+ ',
      '– ',
      '1. ',
      '12) ',
      '(3) ',
      'a) ',
      '(iv) ',
      'W1: ',
      'W2. ',
      '[Q1] ',
      'Q3 ',
      '- W1: ',
      '**W1:** ',
      '**2.** ',
      'Weakness 3: ',
      '   - ',
    ];
    for (const item of items) {
      const text = `Weaknesses:\n${item}The proof is wrong.\n`;
      const [sentence] = readOne(text).sentences;
      assert.equal(sentence?.text, 'The proof is wrong.', item);
      assert.equal(text.slice(sentence.start, sentence.end), 'The proof is wrong.', item);
    }
  });

  it('leaves a label inside emphasis out as well', () => {
    const text = '- **W1: Small data.** Only MNIST is used.';
    const review = readOne(text);
    assert.deepEqual(texts(review), ['Small data.', 'Only MNIST is used.']);
    assert.equal(text.slice(review.sentences[0]!.start).startsWith('Small data.'), true);
  });

  it('leaves numbers inside a paragraph out of the sentences', () => {
    const text = 'It has flaws. (1) It is slow. 2) It is dear. 3. It is old.';
    const review = readOne(text);
    assert.deepEqual(texts(review), ['It has flaws.', 'It is slow.', 'It is dear.', 'It is old.']);
    assert.equal(withoutSentence(review, review.sentences[1]!), 'It has flaws. 2) It is dear. 3. It is old.');
  });

  it('takes places, years and names for content, not for markers', () => {
    for (const line of [
      'L12: a typo.',
      '(2020) is the wrong year.',
      '1.5 points are gained.',
      '**Bold** start.',
      '-0.3 is the gain.',
      '[1] is not cited.',
      '$x$ is undefined.',
    ]) {
      assert.deepEqual(texts(readOne(line)), [line.replaceAll('**', '')], line);
    }
  });

  it('gives list items their lead-in, level by level', () => {
    const text = [
      'The paper lacks:',
      '- an ablation',
      '- baselines, namely:',
      '  - SGD',
      '  - Adam',
      '- code',
      '',
      'It is long.',
      '- a stray item',
    ].join('\n');
    assert.deepEqual(
      readOne(text).sentences.map(({ text: clean, leadIn }) => [clean, leadIn]),
      [
        ['The paper lacks:', ''],
        ['an ablation', 'The paper lacks:'],
        ['baselines, namely:', 'The paper lacks:'],
        ['SGD', 'baselines, namely:'],
        ['Adam', 'baselines, namely:'],
        ['code', 'The paper lacks:'],
        ['It is long.', ''],
        ['a stray item', ''],
      ],
    );
  });

  it('joins lines of hand-wrapped text and splits at line ends elsewhere', () => {
    const wrapped = [
      'The authors train a network on two data sets and report that the accuracy',
      'improves by three points over Stochastic Gradient Descent and',
      'Adam, which is a lot. I could not find the learning rate that was used for',
      'the second data set.',
      '',
    ].join('\n');
    assert.deepEqual(texts(readOne(wrapped)), [
      'The authors train a network on two data sets and report that the accuracy improves by three points over Stochastic Gradient Descent and Adam, which is a lot.',
      'I could not find the learning rate that was used for the second data set.',
    ]);
    assert.deepEqual(texts(readOne('Novel method\nGood results on five data sets\nClear text')), [
      'Novel method',
      'Good results on five data sets',
      'Clear text',
    ]);
  });

  it('marks quoted material and joins its lines', () => {
    const text = '> The model is the first\n> of its kind.\n\nIt is not.\n';
    const review = readOne(text);
    assert.deepEqual(
      review.sentences.map(({ text: clean, quoted }) => [clean, quoted]),
      [
        ['The model is the first of its kind.', true],
        ['It is not.', false],
      ],
    );
    assert.equal(
      text.slice(review.sentences[0]!.start, review.sentences[0]!.end),
      'The model is the first\n> of its kind.',
    );
  });

  it('skips code, comments, rules and table rules, and says so', () => {
    const text =
      'A.\n\n```py\nx = 1. y\n```\n\n<!-- secret. note -->\n\n---\n\n| Model | Acc |\n|---|---|\n| BERT | 3.1 |\n\nB.\n';
    const review = readOne(text, 'review.md');
    assert.deepEqual(texts(review), ['A.', 'Model | Acc |', 'BERT | 3.1 |', 'B.']);
    assert.deepEqual(
      review.skipped.map(({ start, end, reason }) => [text.slice(start, end), reason]),
      [
        ['```py\nx = 1. y\n```', 'code block'],
        ['<!-- secret. note -->', 'comment'],
        ['---', 'rule'],
        ['|---|---|', 'table rule'],
      ],
    );
  });

  it('reads on behind an unclosed fence, comment, bracket or dollar', () => {
    for (const mark of ['```', '<!-- open', '$$', '~~~python', '$x = ', '[a](b', '**bold', '`code']) {
      const found = texts(readOne(`A.\n\n${mark}\n\nThe proof is wrong.\n\nB.`));
      assert.equal(found[0], 'A.', mark);
      assert.deepEqual(found.slice(-2), ['The proof is wrong.', 'B.'], mark);
    }
  });

  it('counts in UTF-16 units with astral and right-to-left characters', () => {
    const text = '😀 Strong paper 🎉. هذا البحث جيد. 𝔽 is a field.';
    const review = readOne(text);
    assert.deepEqual(texts(review), ['😀 Strong paper 🎉.', 'هذا البحث جيد.', '𝔽 is a field.']);
    for (const { start, end, text: clean } of review.sentences) assert.equal(text.slice(start, end), clean);
  });

  it('recognises a review by its headings, not any text with sections', () => {
    assert.equal(readOne('Strengths\nFast.\nQuestions\nWhy?').recognised, true);
    assert.equal(readOne('Questions\nWhy?\nRecommendation: weak accept').recognised, true);
    assert.equal(readOne('COMMENTS FOR AUTHORS\nGood.').recognised, true);
    assert.equal(
      readOne('# PeerTool\n## Summary\nA tool.\n## Limitations\nNone.\n## Questions\nAsk.').recognised,
      false,
    );
    assert.equal(readOne('I read the paper. It is fine.').recognised, false);
    assert.equal(readOne('---\npaper: a.pdf\n---\nI read it.').recognised, true);
  });

  it('reads nothing out of nothing', () => {
    for (const text of ['', '\n\n', '## Strengths\n\n## Weaknesses\n', '- \n- \n', '---\n']) {
      assert.deepEqual(texts(readOne(text)), [], JSON.stringify(text));
    }
  });

  it('sets the codec by the name of the file', () => {
    assert.equal(readOne('A.', 'a.md').codec, 'markdown');
    assert.equal(readOne('A.', 'a.txt').codec, 'plain');
    assert.equal(readOne('A.', '-').codec, 'plain');
  });
});
