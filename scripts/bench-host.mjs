/**
 * Measures the extension inside a real VS Code: the CPU time of its activation, and the delays of the extension host's
 * event loop while someone types into a draft that is checked. `--starts N` fresh hosts (5), `--no-build` takes dist/ as it
 * is, `--activation` leaves the typing out. The bars are those of the best of five; status 1 where one is missed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleForHost, runInHost } from './lib/run-in-host.mjs';
import { runNode } from './lib/run.mjs';
import { findChromium, root, supported } from './vscode-host.mjs';

/** Milliseconds: CPU of an activation; the 99th percentile of the event loop's delay, one frame of a screen at 60 Hz. */
const bars = { activation: 50, delay: 16 };
const out = path.join(root, 'out/host-bench');
const option = (name, fallback) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};

/** The sample's review again and again, up to 300 kB: more than ten times the longest review of any venue. */
function longDraft(review) {
  const matter = '---\npaper: paper.pdf\n---\n\n';
  const body = review.replace(/^---\n[\s\S]*?\n---\n/, '');
  const whole = Math.floor((300_000 - matter.length) / body.length);
  return matter + body.repeat(whole);
}

async function measured(chromium, typing) {
  const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'peerlint-bench-')));
  const report = path.join(base, 'report');
  const sample = path.join(root, 'test/fixtures/sample');
  const workspace = path.join(base, 'work');
  fs.mkdirSync(workspace);
  fs.copyFileSync(path.join(sample, 'paper.pdf'), path.join(workspace, 'paper.pdf'));
  fs.writeFileSync(report, '');
  const review = fs.readFileSync(path.join(sample, 'review.md'), 'utf8');
  fs.writeFileSync(path.join(base, 'long.md'), longDraft(review));
  try {
    const { errors } = await runInHost({
      chromium,
      workspace,
      tests: path.join(out, 'index.cjs'),
      limit: 900_000,
      server: {
        env: {
          PEERLINT_BENCH: typing ? 'typing' : 'activation',
          PEERLINT_BENCH_REPORT: report,
          PEERLINT_BENCH_BASE: workspace,
          PEERLINT_BENCH_REVIEW: path.join(sample, 'review.md'),
          PEERLINT_BENCH_LONG: path.join(base, 'long.md'),
        },
      },
    });
    const figures = fs.readFileSync(report, 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse);
    if (figures.at(-1)?.kind !== 'end')
      throw new Error(`The host ended without its figures.\n${errors.slice(-5).join('\n')}`);
    return figures.slice(0, -1);
  } finally {
    fs.rmSync(base, { recursive: true, force: true });
  }
}

const load = () => `load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} CPUs`;
const ms = (value) => `${value.toFixed(1)} ms`;

function printActivation(figures) {
  const cpu = figures.map((figure) => figure.cpu).sort((a, b) => a - b);
  for (const one of figures)
    console.log(`activation: ${ms(one.cpu)} CPU, ${ms(one.wall)} wall (idle host: ${ms(one.idle)} CPU)`);
  const median = cpu[Math.floor(cpu.length / 2)];
  const reached = cpu[0] <= bars.activation;
  console.log(
    `activation: best ${ms(cpu[0])}, median ${ms(median)} CPU of ${cpu.length} fresh hosts; ${load()}; ` +
      `bar ${bars.activation} ms: ${reached ? 'reached' : 'MISSED'}`,
  );
  return reached;
}

function printDelays(figures) {
  let reached = true;
  for (const what of new Set(figures.map((figure) => figure.what))) {
    const all = figures.filter((figure) => figure.what === what).sort((a, b) => a.p99 - b.p99);
    const [best] = all;
    const judged = what.includes('checked');
    const ok = best.p99 <= bars.delay;
    if (judged) reached &&= ok;
    const checking = judged ? `, a check ran ${Math.round(best.checking * 100)} % of the time` : '';
    console.log(
      `${what}: p50 ${ms(best.p50)}, p99 ${ms(best.p99)}, max ${ms(best.max)} (best of ${all.length}, ` +
        `p99 of all: ${all.map(({ p99 }) => p99.toFixed(1)).join(', ')})${checking}` +
        (judged ? `; bar ${bars.delay} ms: ${ok ? 'reached' : 'MISSED'}` : ''),
    );
  }
  return reached;
}

const chromium = supported ? findChromium() : { missing: 'VS Code’s server build runs on Linux x64 alone.' };
if ('missing' in chromium) {
  console.log(`skipped: ${chromium.missing}`);
} else {
  if (!process.argv.includes('--no-build')) await runNode('scripts/build.mjs');
  fs.rmSync(out, { recursive: true, force: true });
  await bundleForHost([path.join(root, 'scripts/host-bench/index.ts')], out);
  const starts = option('--starts', 5);
  const figures = [];
  for (let start = 1; start <= starts; start += 1) {
    const typing = start === starts && !process.argv.includes('--activation');
    figures.push(...(await measured(chromium.path, typing)));
  }
  const activated = printActivation(figures.filter(({ kind }) => kind === 'activation'));
  const delays = figures.filter(({ kind }) => kind === 'delays');
  if (delays.length > 0) console.log(`event loop of the extension host, ${load()}:`);
  const typed = printDelays(delays);
  if (!activated || !typed) process.exitCode = 1;
}
