import path from 'node:path';
import Mocha from 'mocha';
import { closingLine, tally } from './tally.mjs';

/** Files that take longer are named, since all of `npm test` is to take ten minutes; seconds. */
const slow = 15;

/** Dots while running, then failures, slow files, skipped tests by name, and the closing line that `npm test` adds up. */
export default class ClosingLineReporter extends Mocha.reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    const skipped = [];
    const seconds = new Map();
    runner.on('pending', (test) => skipped.push(test.fullTitle()));
    runner.on('test end', ({ file = '', duration = 0 }) =>
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000),
    );
    runner.on('end', () => {
      const slowest = [...seconds].filter(([, took]) => took >= slow).sort(([, a], [, b]) => b - a);
      for (const [file, took] of slowest)
        console.log(`  ${took.toFixed(0)} s: ${path.relative(process.cwd(), file)}`);
      for (const title of skipped) console.log(`  skipped: ${title}`);
      const { passes, failures } = runner.stats;
      console.log(closingLine(tally(passes, failures, skipped.length)));
    });
  }
}
