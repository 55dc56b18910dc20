import { describe, expect, test } from 'vitest';
import { describeThrown } from './log-thrown.ts';

const describeIt = (thrown: unknown) => describeThrown(thrown, () => 'ref');
class StorageFull extends Error {}

describe('describeThrown', () => {
  test('names class, system code and the places, the innermost first', () => {
    const thrown = Object.assign(new StorageFull('no room'), { code: 'ENOSPC' });
    const { type, code, frames } = describeIt(thrown);
    expect([type, code]).toEqual(['StorageFull', 'ENOSPC']);
    expect(frames[0]).toMatch(/^at .*src\/server\/log-thrown\.test\.ts:\d+:\d+/);
    expect(frames.length).toBeLessThanOrEqual(16);
  });

  test('follows the causes', () => {
    const thrown = new Error('not placed', { cause: new TypeError('fetch failed') });
    expect(describeIt(thrown)).toMatchObject({
      message: 'not placed',
      cause: { type: 'TypeError', frames: expect.arrayContaining([expect.stringContaining('log-thrown.test.ts')]) },
    });
  });

  test('leaves out every other field of the error', () => {
    const thrown = Object.assign(new Error('rejected'), {
      rejected: ['ann@b.example'],
      code: 'Ann Muster',
      path: '/home/ann',
    });
    expect(JSON.stringify(describeIt(thrown))).not.toMatch(/ann@|Ann|\/home\/ann/);
  });

  test('a line of the message that looks like a place is none', () => {
    const thrown = new Error('sent:\n    at Kanariestraat (here:12:1)\n    at home:1:2');
    expect(describeIt(thrown).frames.join()).not.toMatch(/Kanariestraat|home:1/);
  });

  test.each([['a text of Ann'], [42], [null], [{ name: 'Ann' }]])('of what is no error only the type: %j', (thrown) => {
    expect(describeIt(thrown)).toEqual({ type: typeof thrown, frames: [] });
  });
});
