import assert from 'node:assert/strict';
import { cpSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckReport } from '../../src/core/report/schema.ts';
import { filesOf, peerlint } from './cli.ts';

const tiny = fileURLToPath(new URL('../fixtures/onnx/detector', import.meta.url));

describe('peerlint check --detector', function () {
  this.timeout(60_000);
  const at = filesOf({
    'paper.md': '# Plates\n\n## 1 Glazes\n\nThe enamel of each plate is teal. It was brushed on by hand.\n',
    'review.md': '## Summary\n\nThe glaze is mauve.\n',
    'broken/config.json': '{}',
  });
  const check = async (...args: string[]) => {
    const ran = await peerlint(
      'check',
      at('review.md'),
      '--paper',
      at('paper.md'),
      '--format',
      'json',
      ...args,
    );
    return { ...ran, report: ran.out === '' ? null : (JSON.parse(ran.out) as CheckReport) };
  };

  it('reads with the model where it is there, and says what ran', async () => {
    const { status, report, err } = await check('--model', tiny);
    assert.deepEqual(err, []);
    assert.equal(status, 1);
    assert.equal(report!.detector, 'local');
    assert.match(report!.settings.modelSha256!, /^[0-9a-f]{64}$/);
    assert.deepEqual(
      report!.findings.map(({ detector, severity, evidence }) => [detector, severity, evidence[0]!.text]),
      [['local-model', 'information', 'The enamel of each plate is teal.']],
    );
  });

  it('runs rules alone where it is told to', async () => {
    for (const args of [
      ['--detector', 'symbolic'],
      ['--policy', 'rulesOnly'],
    ]) {
      const { status, report, err } = await check('--model', tiny, ...args);
      assert.deepEqual(
        [status, report!.detector, report!.settings.modelSha256, err],
        [0, 'symbolic', null, []],
      );
    }
  });

  it('goes on without a model that cannot be used, and says why', async () => {
    cpSync(tiny, at('cut'), { recursive: true });
    truncateSync(path.join(at('cut'), 'model.onnx'), 99);
    for (const [folder, why] of [
      [
        'cut',
        /^peerlint: The local model was not used: model\.onnx has 99 bytes and not \d+: it is damaged\.$/,
      ],
      ['broken', /^peerlint: The local model was not used: config\.json is not as it should be at schema/],
      ['nowhere', /^peerlint: The local model was not used: config\.json is missing\.$/],
    ] as const) {
      const { status, report, err } = await check('--model', at(folder));
      assert.deepEqual([status, report!.detector, err.length], [0, 'symbolic', 1]);
      assert.match(err[0]!, why);
      assert.ok(report!.coverage.notes.some((note) => err[0]!.endsWith(note)));
    }
  });

  it('refuses in one sentence what was asked for by name and cannot be had', async () => {
    const refused = async (message: RegExp, ...args: string[]): Promise<void> => {
      const { status, out, err } = await check('--detector', 'local', ...args);
      assert.deepEqual([status, out, err.length], [2, '', 1]);
      assert.match(err[0]!, message);
    };
    await refused(/forbidden by --policy rulesOnly/, '--policy', 'rulesOnly', '--model', tiny);
    await refused(
      /nowhere: the local model cannot be used: config\.json is missing\./,
      '--model',
      at('nowhere'),
    );
    await refused(/cut: the local model cannot be used: model\.onnx has 99 bytes/, '--model', at('cut'));
  });
});
