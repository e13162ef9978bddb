import type { Evidence, Finding } from '../findings/finding.ts';
import { coarseTypes } from '../findings/finding.ts';
import { taxonomy } from '../taxonomy/taxonomy.ts';
import type { CheckedReview, Tool } from './checked-review.ts';
import { placeOf } from './place.ts';
import { positionAt } from './position.ts';

/** A file that could not be read: SARIF says so beside the results. */
export interface Unreadable {
  readonly file: string;
  readonly message: string;
}

/** "False Concatenation" -> "false-concatenation". */
const ruleId = (type: string | null): string =>
  type?.toLowerCase().replaceAll(' ', '-') ?? 'already-answered';

/** A finding with the place that SARIF wants of it. */
export interface SarifFinding extends Pick<
  Finding,
  | 'id'
  | 'claimKey'
  | 'kind'
  | 'start'
  | 'end'
  | 'type'
  | 'node'
  | 'score'
  | 'severity'
  | 'absence'
  | 'message'
> {
  readonly detector: string;
  readonly evidence: readonly QuotedEvidence[];
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The marked words. */
  readonly text: string;
}
type QuotedEvidence = Omit<Evidence, 'rects'> & { readonly rects: readonly (readonly number[])[] };

export interface SarifReview {
  readonly path: string;
  readonly id: string;
  /** Paths of the paper's documents. */
  readonly documents: readonly string[];
}

/** One SARIF 2.1.0 log with one run for all reviews (OASIS Standard, 27 March 2020). */
export function sarifLog(
  checked: readonly CheckedReview[],
  tool: Tool,
  unreadable: readonly Unreadable[],
): object {
  const { frame, run } = sarifFrame(tool, unreadable);
  const results = checked.flatMap(({ paper, review, result }) => {
    const of = { path: review.path, id: review.id, documents: paper.documents.map(({ path }) => path) };
    return result.findings.map((finding) => sarifResult(of, placed(review.source, finding)));
  });
  return { ...frame, runs: [{ ...run, results }] };
}

/** The log and its run without the results. */
export function sarifFrame(
  tool: Tool,
  unreadable: readonly Unreadable[],
): { readonly frame: object; readonly run: object } {
  return {
    frame: { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0' },
    run: {
      tool: { driver: { name: 'PeerLint', semanticVersion: tool.version, rules: rules() } },
      columnKind: 'utf16CodeUnits',
      invocations: [
        {
          executionSuccessful: unreadable.length === 0,
          toolExecutionNotifications: unreadable.map(({ file, message }) => ({
            level: 'error',
            message: { text: message },
            locations: [{ physicalLocation: { artifactLocation: { uri: fileUri(file) } } }],
          })),
        },
      ],
    },
  };
}

function placed(source: string, finding: Finding): SarifFinding {
  const { start, end } = finding;
  const [from, to] = [positionAt(source, start), positionAt(source, end)];
  return {
    ...finding,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    text: source.slice(start, end),
  };
}

/** All nine types, whether they occur or not, and the hint for questions that the paper answers. */
function rules(): object[] {
  const types = coarseTypes.map((name) => ({
    id: ruleId(name),
    name: name.replaceAll(/[ -]/g, ''),
    shortDescription: { text: name },
    fullDescription: { text: taxonomy.children.find((node) => node.name === name)?.description ?? name },
    defaultConfiguration: { level: 'warning' },
  }));
  return [
    ...types,
    {
      id: ruleId(null),
      name: 'AlreadyAnswered',
      shortDescription: { text: 'Already answered' },
      fullDescription: { text: 'The paper already has what the reviewer asks for.' },
      defaultConfiguration: { level: 'none' },
    },
  ];
}

export function sarifResult(review: SarifReview, finding: SarifFinding): object {
  const { id, claimKey, start, end, type, node, score, severity, absence, message, detector, evidence } =
    finding;
  const answered = finding.kind === 'answered';
  return {
    ruleId: ruleId(type),
    ruleIndex: type === null ? coarseTypes.length : coarseTypes.indexOf(type),
    kind: answered ? 'informational' : 'fail',
    level: answered ? 'none' : severity === 'warning' ? 'warning' : 'note',
    message: { text: message },
    rank: Math.round(score * 1000) / 10,
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: fileUri(review.path) },
          region: {
            charOffset: start,
            charLength: end - start,
            startLine: finding.line,
            startColumn: finding.column,
            endLine: finding.endLine,
            endColumn: finding.endColumn,
            snippet: { text: finding.text },
          },
        },
      },
    ],
    relatedLocations: evidence.map((quote, i) => relatedLocation(review.documents, quote, i)),
    partialFingerprints: { 'peerlintFinding/v1': id, 'peerlintClaim/v1': claimKey },
    properties: { node, severity, absence, detector, reviewId: review.id },
  };
}

/** SARIF has no region for a page of a PDF: page, rectangles and quotation stand in the property bag. */
function relatedLocation(
  paths: readonly string[],
  quote: SarifFinding['evidence'][number],
  id: number,
): object {
  const { document, page, section, text, rects } = quote;
  const place = placeOf(quote, paths);
  return {
    id,
    physicalLocation: { artifactLocation: { uri: fileUri(paths[document] ?? '') } },
    message: { text: place === '' ? text : `${place}: ${text}` },
    properties: { page, section, bbox: rects, quote: text },
  };
}

/** Path as a URI reference: relative paths stay relative, a drive or a leading slash makes it absolute. */
export function fileUri(path: string): string {
  if (path === '-') return 'stdin';
  const slashed = path.replaceAll('\\', '/');
  const encoded = slashed.split('/').map(encodeURIComponent).join('/');
  if (/^[a-z]:\//i.test(slashed))
    return `file:///${slashed.slice(0, 2)}${encoded.slice(encoded.indexOf('/'))}`;
  return slashed.startsWith('/') ? `file://${encoded}` : encoded;
}
