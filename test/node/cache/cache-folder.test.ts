import assert from 'node:assert/strict';
import { userCacheFolder } from '../../../src/node/cache/cache-folder.ts';

describe('userCacheFolder', () => {
  const cases: [NodeJS.Platform, Record<string, string>, string, string][] = [
    ['linux', {}, '/home/ada', '/home/ada/.cache/peerlint'],
    ['linux', { XDG_CACHE_HOME: '/fast' }, '/home/ada', '/fast/peerlint'],
    ['linux', { XDG_CACHE_HOME: 'relative' }, '/home/ada', '/home/ada/.cache/peerlint'],
    ['linux', { XDG_CACHE_HOME: '' }, '/home/ada', '/home/ada/.cache/peerlint'],
    ['darwin', { XDG_CACHE_HOME: '/fast' }, '/Users/ada', '/Users/ada/Library/Caches/peerlint'],
    ['win32', { LOCALAPPDATA: 'D:\\ada\\Local' }, 'C:\\Users\\ada', 'D:\\ada\\Local\\peerlint'],
    ['win32', {}, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Local\\peerlint'],
  ];
  for (const [platform, env, home, expected] of cases)
    it(`${platform} with ${JSON.stringify(env)}`, () => {
      assert.equal(userCacheFolder(platform, env, home), expected);
    });
});
