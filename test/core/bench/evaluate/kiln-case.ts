import type {
  LabelledCase,
  PaperCases,
  PaperSource,
} from '../../../../src/core/bench/evaluate/labelled-case.ts';
import { kilnPaper } from '../inject/paper-of-kilns.ts';

export const kilnSource: PaperSource = { id: 'kiln', title: 'Kilnet', text: kilnPaper, format: 'markdown' };

/** A right sentence that stands alone, with whatever a test says otherwise. */
export function kilnCase(more: Partial<LabelledCase>): LabelledCase {
  return {
    sets: ['pairs'],
    review: 'r',
    text: 'The planner reaches a success rate of 91.5% on stoneware plates.',
    role: 'summary',
    wrong: false,
    type: null,
    gold: [],
    operator: null,
    maker: null,
    context: null,
    windows: null,
    quotation: '',
    patches: [],
    group: null,
    file: 'rows.jsonl',
    line: 1,
    ...more,
  };
}

export function kilnJob(cases: readonly LabelledCase[], more: Partial<PaperCases> = {}): PaperCases {
  return { paper: 'kiln', part: 'fit', source: kilnSource, cases, ...more };
}
