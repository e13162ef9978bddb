import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Ran } from '../../../src/core/copy/ai-disclosure.ts';
import { aiDisclosure, arrOption } from '../../../src/core/copy/ai-disclosure.ts';

const rules: Ran = { version: '1.2.3', detector: 'symbolic', modelSha256: null, ocr: false, chat: 'nothing' };
const none = 'I did not use any generative AI tools for this review';
const approved =
  'I used a privacy-preserving tool exclusively for the use case(s) approved by PEC policy, such as language edits';

describe('a disclosure of AI use', () => {
  it('says that rules ran and nothing was sent', () => {
    assert.equal(
      aiDisclosure(rules),
      'I checked this review against the submission with PeerLint 1.2.3, a program on my own computer. ' +
        'It compared the review’s claims with the submission by fixed rules; no language model and no other neural network judged them. ' +
        'PeerLint sent no text of the submission or of the review anywhere. ' +
        'PeerLint writes no criticism: the wording that it offers comes from fixed templates and the submission’s own words. ' +
        'This statement is about PeerLint alone.',
    );
    assert.ok(arrOption(rules).includes(`“${none}” fits`));
  });

  it('names text recognition, which is a neural network', () => {
    assert.match(
      aiDisclosure({ ...rules, ocr: true }),
      /text recognition \(Tesseract\), also on my computer/,
    );
  });

  it('names the small model by its hash', () => {
    const local: Ran = { ...rules, detector: 'local', modelSha256: 'ab12' };
    const said = aiDisclosure(local);
    assert.match(said, /a small classification model \(SHA-256 ab12\) that runs on my computer/);
    assert.match(said, /sent no text/);
    assert.doesNotMatch(said, /no other neural network/);
    assert.doesNotMatch(aiDisclosure({ ...local, modelSha256: null }), /SHA-256|null/);
    assert.ok(arrOption(local).includes(`“${none}” fits`));
  });

  it('never says that nothing was sent where something was', () => {
    for (const ran of [
      { ...rules, detector: 'llm' },
      { ...rules, chat: 'text' },
      { ...rules, detector: 'llm', chat: 'text' },
    ] as const) {
      assert.doesNotMatch(aiDisclosure(ran), /sent no text|no text of/);
      assert.match(aiDisclosure(ran), /passages of the submission/);
      const option = arrOption(ran);
      assert.ok(option.includes(`“${approved}” fits only if`) && !option.includes(none), option);
    }
  });

  it('says what a chat was told where it got no text', () => {
    const ran: Ran = { ...rules, chat: 'places' };
    assert.match(aiDisclosure(ran), /was given the number, types and places of the findings, and no text/);
    assert.ok(!arrOption(ran).includes(none));
  });
});
