import type { Sample, ShownFinding } from './sample.ts';
import { shared } from './sample.ts';

/** Which sentences to read: all wrong ones, the wrong ones that were missed, or the false alarms. */
export type Showing = 'wrong' | 'missed' | 'false';

/**
 * @param onSpan a finding beside the labelled span of a wrong sentence is a false alarm, too
 */
export function samplesToShow(
  samples: readonly Sample[],
  showing: Showing,
  count: number,
  onSpan = false,
): Sample[] {
  const wanted = {
    wrong: ({ gold }: Sample) => gold === 'wrong',
    missed: ({ gold, shown }: Sample) => gold === 'wrong' && shown.length === 0,
    false: ({ gold, shown, span }: Sample) =>
      gold === 'clean'
        ? shown.length > 0
        : onSpan && shown.some((finding) => span === null || shared(finding, span) === 0),
  }[showing];
  return samples.filter(wanted).slice(0, count);
}

/** A sentence with its label, what is shown on it and the evidence, for reading errors. */
export function formatSample(sample: Sample): string {
  const { review, index, source, kind, gold, type, absence, text, why, score, predictedType } = sample;
  const label = [source, kind, gold, type, absence ? 'absence' : null]
    .filter((part) => part !== null)
    .join(', ');
  return [
    `${review} ${index} (${label}) score ${score.toFixed(2)}${predictedType ? ` ${predictedType}` : ''}`,
    `  ${marked(sample)}`,
    ...(why ? [`  label: ${why}`] : []),
    ...(sample.shown.length === 0
      ? ['  nothing shown']
      : sample.shown.flatMap((finding) => formatFinding(finding, text))),
  ].join('\n');
}

export function formatFinding(finding: ShownFinding, text: string): string[] {
  const { detector, severity, type, node, score, reason, evidence } = finding;
  return [
    `  ${severity} ${type ?? ''} (${detector}, ${node}, ${score.toFixed(2)}): "${oneLine(text.slice(Math.max(0, finding.start), finding.end))}"`,
    `    ${reason}`,
    ...evidence.map(
      ({ page, section, text: quote }) =>
        `    > ${[page === null ? null : `p. ${page}`, section].filter(Boolean).join(', ')}: ${oneLine(quote)}`,
    ),
  ];
}

/** The sentence on one line with the labelled span in brackets. */
function marked({ text, span }: Sample): string {
  if (!span) return oneLine(text);
  return oneLine(
    `${text.slice(0, span.start)}[[${text.slice(span.start, span.end)}]]${text.slice(span.end)}`,
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
