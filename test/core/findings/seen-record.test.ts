import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { newFindings, nextSeen, readSeen, writeSeen } from '../../../src/core/findings/seen-record.ts';

const review = (name: string, ...findings: string[]) => ({ review: name, id: '1', findings });
const [first, second, third] = [
  '2026-01-01T00:00:00Z',
  '2026-02-01T00:00:00Z',
  '2026-03-01T00:00:00Z',
] as const;

describe('the record of what was seen', () => {
  it('calls nothing new at the first scan, then what the scan before had not', () => {
    const one = nextSeen(null, [review('a.md', 'f1')], first);
    assert.deepEqual([...newFindings(one)], []);
    const two = nextSeen(one, [review('a.md', 'f1', 'f2'), review('b.md', 'f3')], second);
    assert.deepEqual([...newFindings(two)], ['f2', 'f3']);
    const three = nextSeen(two, [review('a.md', 'f1', 'f2'), review('b.md')], third);
    assert.deepEqual([...newFindings(three)], []);
    assert.equal(three.before, second);
  });

  it('calls a finding new that went and is back', () => {
    const one = nextSeen(null, [review('a.md', 'f1')], first);
    const two = nextSeen(one, [review('a.md')], second);
    assert.deepEqual([...newFindings(nextSeen(two, [review('a.md', 'f1')], third))], ['f1']);
  });

  it('is read as it was written, one review a line in the order of their names', () => {
    const record = nextSeen(null, [review('b.md', 'f2', 'f1'), review('a.md')], first);
    const text = writeSeen(record);
    assert.equal(text.split('\n').length, 4);
    assert.ok(text.indexOf('a.md') < text.indexOf('b.md'));
    const read = readSeen(text);
    assert.deepEqual(
      read?.reviews.map((one) => one.review),
      ['a.md', 'b.md'],
    );
    assert.equal(read?.scan, first);
  });

  it('leaves out lines that a merge has broken, and is none where the first is no record', () => {
    const text = writeSeen(nextSeen(null, [review('a.md', 'f1')], first));
    assert.equal(readSeen(`${text}<<<<<<< ours\n{"x":1}\n`)?.reviews.length, 1);
    for (const bad of ['', '[]', '{"schema":2,"scan":"x","before":null}', 'x'])
      assert.equal(readSeen(bad), null);
  });
});
