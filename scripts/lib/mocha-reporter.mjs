import Mocha from 'mocha';
import { closingLine, tally } from './tally.mjs';

/** Dots while running, then failures, skipped tests by name, and the closing line that `npm test` adds up. */
export default class ClosingLineReporter extends Mocha.reporters.Dot {
  constructor(runner, options) {
    super(runner, options);
    const skipped = [];
    runner.on('pending', (test) => skipped.push(test.fullTitle()));
    runner.on('end', () => {
      for (const title of skipped) console.log(`  skipped: ${title}`);
      const { passes, failures } = runner.stats;
      console.log(closingLine(tally(passes, failures, skipped.length)));
    });
  }
}
