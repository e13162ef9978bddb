import assert from 'node:assert/strict';
import { commandLink } from '../../src/extension/views/command-link.ts';

describe('link to a command', () => {
  it('holds no bracket that would end it in markdown, and gives the argument back', () => {
    const argument = { uri: 'file:///reviews (1)/r.md', text: 'Loss (lower is better) [3])' };
    const link = commandLink('peerlint.openPlace', argument);
    assert.match(link, /^command:peerlint\.openPlace\?[^()[\]\s<>]+$/u);
    assert.deepEqual(JSON.parse(decodeURIComponent(link.split('?')[1]!)), [argument]);
  });
});
