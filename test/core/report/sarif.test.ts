import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fileUri, sarifLog } from '../../../src/core/report/sarif.ts';
import { coarseTypes } from '../../../src/core/findings/finding.ts';
import { exampleFinding, exampleReview, source } from './example.ts';

const tool = { name: 'peerlint', version: '1.2.3' } as const;

/** The parts of SARIF 2.1.0 that these tests look at. */
interface Log {
  version: string;
  runs: {
    tool: {
      driver: {
        name: string;
        semanticVersion: string;
        rules: { id: string; fullDescription: { text: string } }[];
      };
    };
    columnKind: string;
    invocations: {
      executionSuccessful: boolean;
      toolExecutionNotifications: { message: { text: string } }[];
    }[];
    results: {
      ruleId: string;
      ruleIndex: number;
      kind: string;
      level: string;
      rank: number;
      message: { text: string };
      locations: {
        physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> };
      }[];
      relatedLocations: {
        physicalLocation: { artifactLocation: { uri: string } };
        message: { text: string };
        properties: { page: number; bbox: number[][]; quote: string };
      }[];
      partialFingerprints: Record<string, string>;
    }[];
  }[];
}
const log = (...args: Parameters<typeof sarifLog>): Log =>
  JSON.parse(JSON.stringify(sarifLog(...args))) as Log;

describe('SARIF report', () => {
  it('has the frame of SARIF 2.1.0 with all types as rules, fired or not', () => {
    const { version, runs } = log([], tool, []);
    assert.equal(version, '2.1.0');
    assert.equal(runs.length, 1);
    const { driver } = runs[0]!.tool;
    assert.equal(driver.semanticVersion, '1.2.3');
    assert.equal(driver.rules.length, coarseTypes.length + 1);
    assert.equal(new Set(driver.rules.map(({ id }) => id)).size, driver.rules.length);
    assert.ok(driver.rules.every(({ fullDescription }) => fullDescription.text.length > 20));
    assert.equal(runs[0]!.columnKind, 'utf16CodeUnits');
    assert.deepEqual(runs[0]!.results, []);
  });

  it('places a finding in the review and its evidence in the paper', () => {
    const [run] = log([exampleReview([exampleFinding()])], tool, []).runs;
    const result = run!.results[0]!;
    assert.equal(result.level, 'warning');
    assert.equal(run!.tool.driver.rules[result.ruleIndex]!.id, result.ruleId);
    assert.equal(result.rank, 90);
    const { artifactLocation, region } = result.locations[0]!.physicalLocation;
    assert.equal(artifactLocation.uri, 'review.md');
    assert.equal(source.slice(region['charOffset'], region['charOffset']! + region['charLength']!), '96');
    assert.deepEqual([region['startLine'], region['startColumn'], region['endColumn']], [4, 1, 3]);
    const related = result.relatedLocations[0]!;
    assert.equal(related.physicalLocation.artifactLocation.uri, 'my%20papers/on%20layers.pdf');
    assert.equal(related.message.text, 'p. 4, 3.1 Model: We use 69 layers.');
    assert.deepEqual(related.properties.bbox, [[10, 20, 110, 32]]);
    assert.deepEqual(Object.values(result.partialFingerprints), ['c1-r1-0', 'c1']);
  });

  it('gives what is not an error no level', () => {
    const answered = exampleFinding({ kind: 'answered', type: null, severity: 'hint' });
    const information = exampleFinding({ severity: 'information' });
    const [run] = log([exampleReview([answered, information])], tool, []).runs;
    // SARIF 3.27.9: a result whose kind is not "fail" has level "none".
    assert.deepEqual(
      run!.results.map(({ kind, level }) => [kind, level]),
      [
        ['informational', 'none'],
        ['fail', 'note'],
      ],
    );
    assert.equal(run!.results[0]!.ruleId, run!.tool.driver.rules.at(-1)!.id);
  });

  it('says which files could not be read', () => {
    const [invocation] = log([], tool, [{ file: 'a.md', message: 'a.md: is empty.' }]).runs[0]!.invocations;
    assert.equal(invocation!.executionSuccessful, false);
    assert.equal(invocation!.toolExecutionNotifications[0]!.message.text, 'a.md: is empty.');
  });

  it('writes paths as URI references', () => {
    assert.equal(fileUri('a b/ü#1.md'), 'a%20b/%C3%BC%231.md');
    assert.equal(fileUri('/tmp/x.md'), 'file:///tmp/x.md');
    assert.equal(fileUri('C:\\x y\\r.md'), 'file:///C:/x%20y/r.md');
    assert.equal(fileUri('-'), 'stdin');
  });
});
