import assert from 'node:assert/strict';
import type { Checker, Opinion } from '../../../src/core/check/checker.ts';
import { checkReview, type CheckSettings } from '../../../src/core/check/check-review.ts';
import { readReview } from '../../../src/core/check/model-voice.ts';
import { SentenceCache } from '../../../src/core/check/sentence-cache.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { CheckResult, Finding } from '../../../src/core/findings/finding.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { ScriptedModel, type Answer } from '../model/scripted-model.ts';

const paper = paperFromMarkdown(
  `# Plates

## 4 Glazes

### 4.2 Colours

The enamel of each plate is teal in daylight. It was brushed on by hand.

## 5 Firing

Plates are fired for nine hours.
`,
  { path: 'p.md', sha256: '', format: 'markdown', pages: null },
);
const index = buildPaperIndex(paper);
const source = `## Summary

The authors paint plates in a mauve colour. The plates are fired for nine hours.

## Weaknesses

- No ablation of the brush is given.
- Die Teller werden neun Stunden lang gebrannt und danach von Hand mit Schmelz bemalt.

Rating: 4
`;
const [review] = parseReview(source, { path: 'r.md', sha256: '' });
assert.ok(review);

type Script = Readonly<Record<string, Answer>>;

/** By a word of the sentence; all others are right. */
function scripted(script: Script): ScriptedModel {
  return new ScriptedModel(
    ({ sentence }) =>
      Object.entries(script).find(([word]) => sentence.includes(word))?.[1] ?? {
        wrong: -5,
        state: 'supported',
      },
    [/enamel|mauve/i, /fired/i, /brush/i],
  );
}

async function check(script: Script, more: Partial<CheckSettings> = {}, of = paper): Promise<CheckResult> {
  const at = of === paper ? index : buildPaperIndex(of);
  const model = await readReview(scripted(script), at, review!);
  return checkReview(of, at, review!, {
    threshold: 'balanced',
    policy: 'localModel',
    checkers: [],
    model,
    ...more,
  });
}

const words = ({ start, end }: { start: number; end: number }): string => source.slice(start, end);
const mauve: Answer = { wrong: 2, type: 'Entity', state: 'contradicted', span: 'mauve' };

/** Says that "mauve" is wrong, with the score. */
const rule = (score: number, more: Partial<Opinion> = {}): Checker => ({
  name: 'rule',
  check: ({ text }) => {
    const start = text.indexOf('mauve');
    if (start < 0) return [];
    return [
      {
        start,
        end: start + 5,
        verdict: 'contradicted',
        type: 'Attribution Failure',
        node: 'attribution-failure',
        score,
        severity: 'warning',
        absence: false,
        reason: 'The paper says teal.',
        quotes: [{ passage: 1, start: 0, end: 10, score: 1 }],
        ...more,
      },
    ];
  },
});

describe('rules and model together', () => {
  it('show as information what the model alone finds, with the place that it read', async () => {
    const result = await check({ mauve });
    assert.equal(result.detector, 'local');
    assert.match(result.settings.modelSha256!, /^a{64}$/);
    const [finding, ...others] = result.findings;
    assert.equal(others.length, 0);
    assert.equal(words(finding!), 'mauve');
    assert.deepEqual(
      [finding!.kind, finding!.severity, finding!.type, finding!.node, finding!.detector],
      ['error', 'information', 'Entity', 'entity', 'local-model'],
    );
    assert.ok(Math.abs(finding!.score - 1 / (1 + Math.exp(-2))) < 1e-9);
    assert.equal(finding!.reason, 'The local model reads this as not matching the paper: compare §4.2.');
    assert.equal(finding!.evidence[0]!.text, 'The enamel of each plate is teal in daylight.');
    assert.equal(finding!.evidence[0]!.section, '4.2 Colours');
    // Word for word.
    for (const { text } of finding!.evidence)
      assert.ok(
        paper.passages.some((passage) => passage.text.includes(text)),
        text,
      );
  });

  it('quote words as they stand, whatever signs they hold', async () => {
    const said = 'The pre-fired enamel (see [3], $x^2$ | a\\b) of the plate* is {teal} + "deep"?';
    const odd = paperFromMarkdown(`# Plates\n\n## Colours\n\n${said}\n`, {
      path: 'p.md',
      sha256: '',
      format: 'markdown',
      pages: null,
    });
    const [finding] = (await check({ mauve }, {}, odd)).findings;
    const [passage] = odd.passages.filter(({ text }) => text.includes('enamel'));
    assert.ok(passage!.text.includes(finding!.evidence[0]!.text));
    assert.match(finding!.evidence[0]!.text, /^The pre-fired enamel/);
    assert.match(finding!.reason, /compare Colours\.$/);
  });

  it('score every sentence, whatever is shown', async () => {
    const { sentences, score } = await check({ mauve }, { threshold: 'strict' });
    const [wrong, right] = sentences;
    assert.ok(Math.abs(wrong!.score - 0.881) < 0.001);
    assert.deepEqual([wrong!.verdict, wrong!.type], ['contradicted', 'Entity']);
    assert.deepEqual(wrong!.spans.map(words), ['mauve']);
    assert.deepEqual([right!.verdict, right!.score < 0.01], ['supported', true]);
    assert.ok(Math.abs(score - wrong!.score) < 1e-9);
    assert.equal((await check({ mauve }, { threshold: 'strict' })).findings.length, 0, '0.88 is below 0.9');
    assert.equal(
      (await check({ mauve: { ...mauve, wrong: 0.5 } }, { threshold: 'recall' })).findings.length,
      1,
    );
  });

  it('never show what the paper only does not speak of', async () => {
    const { findings, sentences } = await check({ mauve: { ...mauve, wrong: 9, state: 'not-found' } });
    assert.deepEqual(findings, []);
    assert.notEqual(sentences[0]!.verdict, 'contradicted');
    assert.ok(sentences[0]!.score > 0.99);
  });

  it('take a rule that agrees, though it would not be shown alone', async () => {
    const { findings, sentences } = await check({ mauve }, { checkers: [rule(0.5)] });
    assert.deepEqual(
      findings.map(({ severity, type, detector, reason }) => [severity, type, detector, reason]),
      [['warning', 'Attribution Failure', 'rule', 'The paper says teal.']],
    );
    assert.equal(sentences[0]!.type, 'Attribution Failure');
    // A rule that is no better than a guess is none.
    const [alone] = (await check({ mauve }, { checkers: [rule(0.2)] })).findings;
    assert.deepEqual([alone!.detector, alone!.severity], ['local-model', 'information']);
  });

  it('take type and span of a rule that speaks of the sentence, else of the model', async () => {
    const [unsure] = (await check({ mauve }, { checkers: [rule(0.2)] })).sentences;
    assert.deepEqual([unsure!.type, unsure!.spans.map(words)], ['Attribution Failure', ['mauve']]);
    assert.ok(unsure!.score > 0.8, 'the score is the fused one');
    const [silent] = (await check({ mauve })).sentences;
    assert.equal(silent!.type, 'Entity');
  });

  it('never silence or lower a rule', async () => {
    const sure = { mauve: { wrong: -9, state: 'supported' } as const };
    const { findings, sentences, score } = await check(sure, { checkers: [rule(0.8)] });
    assert.deepEqual(
      findings.map(({ detector, score: of, severity }: Finding) => [detector, of, severity]),
      [['rule', 0.8, 'warning']],
    );
    assert.equal(sentences[0]!.score, 0.8);
    assert.ok(score >= 0.8);
  });

  it('leave a sentence alone whose finding was dismissed', async () => {
    const [finding] = (await check({ mauve }, { checkers: [rule(0.8)] })).findings;
    const again = await check({ mauve }, { checkers: [rule(0.8)], dismissed: [finding!.claimKey] });
    assert.deepEqual(again.findings, []);
    const [own] = (await check({ mauve })).findings;
    assert.deepEqual((await check({ mauve }, { dismissed: [own!.claimKey] })).findings, []);
  });

  it('say nothing of a denial by the model alone, at any setting, and score it all the same', async () => {
    const brush: Answer = { wrong: 9, type: 'Entity', state: 'contradicted', span: 'brush' };
    for (const threshold of ['strict', 'balanced', 'recall'] as const) {
      const { findings, sentences } = await check({ brush }, { threshold });
      assert.deepEqual(findings, []);
      assert.ok(sentences[2]!.score > 0.99);
    }
  });

  it('rank what a rule is sure of at a setting with what the model is sure of at it', async () => {
    const sure = { mauve: { wrong: -9, state: 'supported' } as const };
    const scoreOf = async (ruled: number): Promise<number> =>
      (await check(sure, { checkers: [rule(ruled)] })).sentences[0]!.score;
    // The thresholds of the scripted model against .85, .6 and .4 of the rules.
    const { strict, balanced, recall } = scripted({}).config.thresholds;
    assert.equal(await scoreOf(0.86), Math.max(strict, 0.86));
    assert.equal(await scoreOf(0.61), Math.max(balanced, 0.61));
    assert.equal(await scoreOf(0.41), Math.max(recall, 0.41));
    assert.ok((await scoreOf(0.3)) < 0.01);
  });

  it('read no rating and no other language', async () => {
    const model = scripted({});
    const { readings } = await readReview(model, index, review!);
    assert.deepEqual(
      [...readings.keys()].map(({ text }) => text),
      [
        'The authors paint plates in a mauve colour.',
        'The plates are fired for nine hours.',
        'No ablation of the brush is given.',
      ],
    );
    assert.deepEqual(
      model.asked.map(({ role }) => role),
      ['summary', 'summary', 'weaknesses'],
    );
  });

  it('weigh the features of the rules with the outputs of the model', async () => {
    const voice = await readReview(scripted({ mauve }), index, review!);
    const features = new SentenceCache<Readonly<Record<string, number>>>();
    const weighed = (weights: Record<string, number>): number =>
      checkReview(paper, index, review!, {
        threshold: 'balanced',
        policy: 'localModel',
        model: { ...voice, features, config: { ...voice.config, fusion: { bias: -1, weights } } },
      }).sentences[0]!.score;
    const logit = (score: number): number => Math.log(score / (1 - score));
    assert.ok(Math.abs(logit(weighed({})) + 1) < 1e-9);
    assert.ok(Math.abs(logit(weighed({ 'kind:fact': 0.25, 'no such feature': 7 })) + 0.75) < 1e-9);
    assert.ok(Math.abs(logit(weighed({ 'model:wrong': 0.5 })) - 0) < 1e-9);
    // Five of nine types' logits is the scripted one: e^5 / (e^5 + 8).
    const share = Math.exp(5) / (Math.exp(5) + 8);
    assert.ok(Math.abs(logit(weighed({ 'model:type:Entity': 1 })) + 1 - share) < 1e-9);
  });

  it('are rules alone where there is no model', async () => {
    const plain = checkReview(paper, index, review!, { threshold: 'balanced', policy: 'localModel' });
    assert.equal(plain.detector, 'symbolic');
    assert.equal(plain.settings.modelSha256, null);
  });
});
