import { buildPaperIndex } from '../../evidence/paper-index.ts';
import type { DetectorModel } from '../../model/detector-model.ts';
import { PaperReader, paperReaderOf } from '../../model/paper-reader.ts';
import type { Reading } from '../../model/reading.ts';
import { sigmoid } from '../../model/softmax.ts';
import { unitsOf } from '../../model/units.ts';
import type { EvidenceWindow } from '../inject/row.ts';
import type { Detector, DetectorItem, DetectorOutput, DetectorPaper } from './detector.ts';
import { paperOfWindows } from './readable-index.ts';

/** The small model alone, without any rule: the calibrated probability that it gives to a sentence. */
export function localModel(model: DetectorModel): Detector {
  return {
    name: 'local',
    needs: ['model-file'],
    settings: JSON.stringify([model.sha256, model.config]),
    async detect({ paper, items }, signal) {
      const outputs: (DetectorOutput | null)[] = [];
      for (const item of items) {
        const reader = readerOf(model, item, paper);
        const [reading] = reader ? await reader.read([item], { signal }) : [];
        outputs.push(reading ? outputOf(reading) : null);
      }
      return outputs;
    },
  };
}

/** Reads what an item may read: its windows, or the paper; null where there is neither. */
function readerOf(
  model: DetectorModel,
  { evidence }: DetectorItem,
  paper: DetectorPaper | null,
): PaperReader | null {
  if (evidence) return windowReader(model, evidence);
  return paper && paperReaderOf(model, paper.index);
}

function windowReader(model: DetectorModel, windows: readonly EvidenceWindow[]): PaperReader {
  const index = buildPaperIndex(paperOfWindows(windows));
  const units = unitsOf(index).map((unit) => ({ ...unit, section: windows[unit.passage]?.section ?? '' }));
  return new PaperReader(model, index, units);
}

function outputOf({ wrong, types, spans }: Reading): DetectorOutput {
  const [best] = Object.entries(types).sort(([, a], [, b]) => b - a);
  return {
    score: sigmoid(wrong),
    type: (best?.[0] as DetectorOutput['type']) ?? null,
    spans: spans.slice(0, 1),
  };
}
