import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { importReviews } from '../../src/core/import/import-reviews.ts';

const script = path.join(import.meta.dirname, '../../scripts/fetch-openreview.py');
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Runs the script with a client in place of openreview-py's, which answers from a list and notes what it was asked. */
function fetched(...args: string[]): { out: string; err: string; status: number | null } {
  const driver = `
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("fetch", sys.argv[1])
fetch = importlib.util.module_from_spec(spec)
spec.loader.exec_module(fetch)
review = {"id": "r", "forum": "f1", "invitations": ["K/Submission4/-/Official_Review"], "content": {"summary": {"value": "It sorts kelp."}}}
class Note:
    def __init__(self, value, details=None):
        self.value, self.details = value, details
    def to_json(self):
        return self.value
class Client:
    def get_all_notes(self, **asked):
        print(json.dumps(asked), file=sys.stderr)
        if "forum" in asked:
            return [Note(review)]
        paper = {"id": "f1", "forum": "f1", "number": 4, "invitations": [asked["invitation"]], "content": {"title": {"value": "Kelp"}}}
        return [Note(paper, {"replies": [review]})]
fetch.main(sys.argv[2:], Client())
`;
  const { stdout, stderr, status } = spawnSync(python!, ['-c', driver, script, ...args], {
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, status };
}

describe('scripts/fetch-openreview.py', function () {
  before(function () {
    // A machine without Python cannot run it, and need not.
    if (!python) this.skip();
  });

  it('writes a thread, and a venue with replies, that import reads', () => {
    const thread = fetched('f1');
    assert.match(thread.err, /\{"forum": "f1"\}[\s\S]*1 notes/);
    assert.deepEqual(
      importReviews(thread.out).reviews.map(({ id }) => id),
      ['r'],
    );
    const venue = fetched('--venue', 'K');
    assert.match(venue.err, /\{"invitation": "K\/-\/Submission", "details": "replies"\}/);
    assert.deepEqual(
      importReviews(venue.out).reviews.map(({ id, paper }) => [id, paper.number, paper.title]),
      [['r', '4', 'Kelp']],
    );
  });

  it('asks for either forums or a venue, and says what is missing', () => {
    assert.match(fetched().err, /Give ids of forums, or --venue/);
    const { stderr } = spawnSync(python!, [script, 'f1', '--address', 'http://127.0.0.1:9'], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: '' },
    });
    assert.match(stderr, /openreview-py is not installed|did not answer/);
    assert.doesNotMatch(stderr, /Traceback/);
  });
});
