import type { Evidence, Finding } from '../findings/finding.ts';
import { coarseTypes } from '../findings/finding.ts';
import type { Paper } from '../paper/model.ts';
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

/** One SARIF 2.1.0 log with one run for all reviews (OASIS Standard, 27 March 2020). */
export function sarifLog(
  checked: readonly CheckedReview[],
  tool: Tool,
  unreadable: readonly Unreadable[],
): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
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
        results: checked.flatMap((one) => one.result.findings.map((finding) => resultOf(one, finding))),
      },
    ],
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

function resultOf({ paper, review }: CheckedReview, finding: Finding): object {
  const { id, claimKey, start, end, type, node, score, severity, absence, message, detector, evidence } =
    finding;
  const from = positionAt(review.source, start);
  const to = positionAt(review.source, end);
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
            startLine: from.line,
            startColumn: from.column,
            endLine: to.line,
            endColumn: to.column,
            snippet: { text: review.source.slice(start, end) },
          },
        },
      },
    ],
    relatedLocations: evidence.map((quote, i) => relatedLocation(paper, quote, i)),
    partialFingerprints: { 'peerlintFinding/v1': id, 'peerlintClaim/v1': claimKey },
    properties: { node, severity, absence, detector, reviewId: review.id },
  };
}

/** SARIF has no region for a page of a PDF: page, rectangles and quotation stand in the property bag. */
function relatedLocation({ documents }: Paper, quote: Evidence, id: number): object {
  const { document, page, section, text, rects } = quote;
  const paths = documents.map(({ path }) => path);
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
