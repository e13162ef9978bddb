import type { CheckedReview } from '../core/report/checked-review.ts';
import { checkReportOf } from '../core/report/json.ts';
import type { Unreadable } from '../core/report/sarif.ts';
import type { CheckReport } from '../core/report/schema.ts';
import { checkText } from '../core/report/text.ts';
import type { Host } from './host.ts';
import { tool } from '../node/version.ts';

/** Takes results as they come and prints them in one format. Prints nothing where nothing could be checked. */
export interface Reporter {
  /** @param several the review's file holds more than one */
  add(checked: CheckedReview, several: boolean): Promise<void>;
  unreadable(input: Unreadable): void;
  /** @param several more than one file was asked for */
  end(several: boolean): Promise<void>;
}

type Start = (host: Host, allSentences: boolean) => Reporter;

export const reporters: Readonly<Record<'text' | 'json' | 'sarif', Start>> = {
  text: textReporter,
  json: jsonReporter,
  sarif: sarifReporter,
};

function textReporter({ out, colour, width }: Host): Reporter {
  let first = true;
  return {
    async add(checked, named) {
      await out((first ? '' : '\n') + checkText(checked, { colour, width, named }));
      first = false;
    },
    unreadable: () => undefined,
    end: () => Promise.resolve(),
  };
}

function jsonReporter({ out }: Host, allSentences: boolean): Reporter {
  const reports: CheckReport[] = [];
  return {
    add(checked) {
      reports.push(checkReportOf(checked, tool, allSentences));
      return Promise.resolve();
    },
    unreadable: () => undefined,
    async end(several) {
      const [only] = reports;
      if (only) await out(json(several || reports.length > 1 ? reports : only));
    },
  };
}

function sarifReporter({ out }: Host): Reporter {
  const all: CheckedReview[] = [];
  const unreadable: Unreadable[] = [];
  return {
    add(checked) {
      all.push(checked);
      return Promise.resolve();
    },
    unreadable: (input) => void unreadable.push(input),
    async end() {
      if (all.length === 0) return;
      // The rules' descriptions come from the taxonomy, which only this format needs.
      const { sarifLog } = await import('../core/report/sarif.ts');
      await out(json(sarifLog(all, tool, unreadable)));
    },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
