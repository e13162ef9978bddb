import assert from 'node:assert/strict';
import { ChatError, type ChatModel } from '../../../src/core/llm/chat-model.ts';
import { Budget } from '../../../src/core/opinion/budget.ts';
import { spentText } from '../../../src/core/opinion/opinion-report.ts';
import type { AnswerStore } from '../../../src/core/opinion/second-opinion.ts';
import { ScriptedModel } from '../llm/scripted-model.ts';
import { answered, askedAbout } from './opinion-of.ts';

const mauve = '## Summary\n\nThe enamel of each plate is mauve.\n';
const wrong = {
  n: 1,
  verdict: 'contradicted',
  type: 'Entity',
  span: 'mauve',
  quotation: 'The enamel of each plate is teal.',
  reason: 'It is teal.',
};

describe('the second opinion of a language model', () => {
  it('adds what it finds, as information with the words of the paper, and says whose word it is', async () => {
    const { before, after, review } = await askedAbout(mauve, new ScriptedModel([answered(wrong)]));
    assert.deepEqual(before.findings, []);
    const [finding, ...more] = after.findings;
    assert.deepEqual(more, []);
    assert.equal(review.source.slice(finding!.start, finding!.end), 'mauve');
    assert.deepEqual(
      [finding!.detector, finding!.severity, finding!.type, finding!.evidence.map(({ text }) => text)],
      ['llm', 'information', 'Entity', ['The enamel of each plate is teal']],
    );
    assert.match(
      finding!.reason,
      /^The language model scripted reads this as not matching the paper: compare §2\.$/,
    );
    assert.deepEqual(finding!.secondOpinion, {
      model: 'scripted',
      verdict: 'contradicted',
      reason: 'It is teal.',
    });
    assert.equal(after.detector, 'llm');
    assert.match(
      after.coverage.notes.join('\n'),
      /scripted \(on this machine, 127\.0\.0\.1:1\) was asked about 1/,
    );
  });

  it('writes nothing into fixes, message and reason', async () => {
    const own = { ...wrong, reason: 'A quagga said so.' };
    const { after } = await askedAbout(mauve, new ScriptedModel([answered(own)]));
    const [finding] = after.findings;
    assert.equal(finding!.secondOpinion?.reason, 'A quagga said so.');
    assert.ok(finding!.fixes.length > 0);
    assert.doesNotMatch(JSON.stringify({ ...finding, secondOpinion: undefined }), /quagga/);
  });

  it('never silences what a rule proves', async () => {
    const draft = '## Summary\n\nThe first firing lasts 9.6 hours.\n';
    const supports = {
      n: 1,
      verdict: 'supported',
      quotation: 'The first firing lasts 6.9 hours',
      reason: 'Fine.',
    };
    const { before, after } = await askedAbout(draft, new ScriptedModel([answered(supports)]));
    assert.equal(before.findings.length, 1);
    assert.deepEqual(
      after.findings.map((finding) => ({ ...finding, secondOpinion: undefined })),
      before.findings.map((finding) => ({ ...finding, secondOpinion: undefined })),
    );
    assert.equal(after.findings[0]!.secondOpinion?.verdict, 'supported');
    assert.deepEqual(after.sentences, before.sentences);
  });

  it('drops and counts what it cannot prove, and changes nothing by it', async () => {
    const made = { ...wrong, quotation: 'The enamel of each plate is crimson.' };
    const { before, after, opinion } = await askedAbout(mauve, new ScriptedModel([answered(made)]));
    assert.deepEqual(after.findings, before.findings);
    assert.deepEqual(after.sentences, before.sentences);
    assert.equal(after.detector, 'symbolic');
    assert.deepEqual(opinion.report.dropped, { quotation: 1 });
    assert.match(after.coverage.notes.join('\n'), /1 verdict with a quotation that is not in the paper\./);
  });

  it('drops answers about no sentence, second answers, and sentences without one', async () => {
    const draft = '## Summary\n\nThe enamel of each plate is mauve. The kiln burns beech wood.\n';
    const answers = [wrong, { ...wrong, verdict: 'not-found' }, { ...wrong, n: 7 }, { n: 'x' }, null];
    const { opinion } = await askedAbout(draft, new ScriptedModel([JSON.stringify({ answers })]));
    assert.equal(opinion.report.judged, 1);
    assert.deepEqual(opinion.report.dropped, { form: 1 });
  });

  it('goes on after an answer in no form, and says so', async () => {
    const model = new ScriptedModel(['I think it is fine.', '{"verdict": "perhaps"}']);
    const { before, after, opinion } = await askedAbout(mauve, model);
    assert.deepEqual(after.findings, before.findings);
    assert.deepEqual([opinion.report.failed, opinion.report.judged], [1, 0]);
    assert.match(after.coverage.notes.join('\n'), /did not answer in the form that was asked for/);
  });

  it('stops asking a server that refuses, and after three failures', async () => {
    const draft = `## Summary\n\n${'The enamel of each plate is mauve. The kiln burns beech wood. '.repeat(15)}\n`;
    for (const [kind, requests] of [
      ['refused', 1],
      ['unreachable', 1],
      ['failed', 3],
      ['busy', 3],
      ['slow', 3],
    ] as const) {
      const model = new ScriptedModel(() => new ChatError(kind, `It is ${kind}.`));
      const { before, after, opinion } = await askedAbout(draft, model);
      assert.equal(model.asked.length, requests, kind);
      assert.deepEqual(after.findings, before.findings);
      assert.deepEqual(opinion.report.problems, [`It is ${kind}.`]);
      assert.equal(opinion.report.failed + opinion.report.unasked, opinion.report.chosen);
    }
  });

  it('ends with the reason of its signal, and only then', async () => {
    const stop = new AbortController();
    const model: ChatModel = {
      name: 'slow',
      complete: () => {
        stop.abort(new Error('closed'));
        return Promise.reject(new ChatError('cancelled', 'Cancelled.'));
      },
    };
    await assert.rejects(askedAbout(mauve, model, { signal: stop.signal }), /closed/);
  });

  it('asks no more than its budget, all reviews together', async () => {
    const model = new ScriptedModel(() => answered(wrong));
    const { after } = await askedAbout(mauve, model, { budget: new Budget(50) });
    assert.equal(model.asked.length, 0);
    assert.match(after.coverage.notes.join('\n'), /The budget of 50 tokens is used up\./);
    const budget = new Budget(10_000);
    await askedAbout(mauve, model, { budget });
    assert.ok(budget.spent > 0 && budget.spent < 3000, String(budget.spent));
  });

  it('asks once what an earlier run asked, and holds kept answers against the paper again', async () => {
    const kept = new Map<string, string>();
    const store: AnswerStore = {
      get: (key) => Promise.resolve(kept.get(key) ?? null),
      put: (key, value) => Promise.resolve(void kept.set(key, value)),
    };
    const model = new ScriptedModel([answered(wrong)]);
    const first = await askedAbout(mauve, model, { store });
    const second = await askedAbout(mauve, model, { store });
    assert.equal(model.asked.length, 1);
    assert.deepEqual(second.after.findings, first.after.findings);
    assert.deepEqual([second.opinion.report.requests, second.opinion.report.known], [0, 1]);
    for (const key of kept.keys()) kept.set(key, answered({ ...wrong, quotation: 'It is as I say it is.' }));
    assert.deepEqual((await askedAbout(mauve, model, { store })).opinion.report.dropped, { quotation: 1 });
    for (const key of kept.keys()) kept.set(key, '{broken');
    const last = new ScriptedModel([answered(wrong)]);
    assert.equal((await askedAbout(mauve, last, { store })).after.findings.length, 1);
  });

  it('of another model and another host it knows nothing', async () => {
    const kept = new Map<string, string>();
    const store: AnswerStore = {
      get: (key) => Promise.resolve(kept.get(key) ?? null),
      put: (key, value) => Promise.resolve(void kept.set(key, value)),
    };
    await askedAbout(mauve, new ScriptedModel([answered(wrong)], 'a'), { store });
    await askedAbout(mauve, new ScriptedModel([answered(wrong)], 'b'), { store });
    await askedAbout(mauve, new ScriptedModel([answered(wrong)], 'a'), { store, host: 'b.example:1' });
    assert.equal(kept.size, 3);
  });

  it('confirm asks about what the local check suspects, and about nothing else', async () => {
    const draft = '## Summary\n\nThe first firing lasts 9.6 hours. I enjoyed reading this very much.\n';
    const model = new ScriptedModel(() => answered({ n: 1, verdict: 'not-found' }));
    const { opinion } = await askedAbout(draft, model, { mode: 'confirm' });
    assert.deepEqual([opinion.report.chosen, opinion.flagged.size], [1, 1]);
    assert.match(model.asked[0]!.messages[1]!.content, /9\.6 hours/);
    assert.doesNotMatch(model.asked[0]!.messages[1]!.content, /enjoyed/);
  });

  it('paper shows the whole paper once for many sentences', async () => {
    const model = new ScriptedModel(() => answered(wrong));
    await askedAbout(mauve, model, { mode: 'paper' });
    const [request] = model.asked;
    for (const part of ['fired twice', '912 degrees', 'brushed on by hand', 'remove each glaze'])
      assert.ok(request!.messages[1]!.content.includes(part), part);
  });

  for (const strategy of ['zero-shot', 'few-shot', 'chain-of-thought', 'contrast'] as const)
    it(`can be asked for by ${strategy}`, async () => {
      const model = new ScriptedModel([answered(wrong)]);
      const { after } = await askedAbout(mauve, model, { strategy });
      assert.equal(after.findings.length, 1);
      const text = model.asked[0]!.messages[1]!.content;
      assert.equal(/Examples, of other papers/.test(text), strategy === 'few-shot');
      assert.equal(/differ in a few words/.test(text), strategy === 'contrast');
      assert.equal(/"steps": in a few short sentences/.test(text), strategy === 'chain-of-thought');
    });

  it('tells what it cost', async () => {
    const { opinion } = await askedAbout(mauve, new ScriptedModel([answered(wrong)]));
    const { usage } = opinion.report;
    assert.ok(usage);
    const text = spentText([opinion.report], { read: 1, written: 1000 });
    assert.match(
      text,
      new RegExp(`^1 request; ${usage.promptTokens} tokens read and ${usage.completionTokens} written`),
    );
    const dollars = (usage.promptTokens + 1000 * usage.completionTokens) / 1e6;
    assert.ok(text.includes(`about ${dollars.toFixed(4)} USD`), text);
  });
});
