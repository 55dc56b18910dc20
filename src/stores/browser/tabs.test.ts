import { afterEach, describe, expect, test, vi } from 'vitest';
import { alone, createTabs } from './tabs.ts';

afterEach(() => vi.unstubAllGlobals());

const denied = () => new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
const locks: [string, object][] = [
  ['has none', {}],
  ['says that they are nothing', { locks: null }],
  [
    'throws when they are looked at',
    {
      get locks() {
        throw denied();
      },
    },
  ],
  [
    'throws when one is asked for',
    {
      locks: {
        request() {
          throw denied();
        },
      },
    },
  ],
  ['refuses one later, as where cookies are blocked', { locks: { request: () => Promise.reject(denied()) } }],
  [
    'refuses one after the work',
    { locks: { request: async (_: string, work: () => Promise<void>) => (await work(), Promise.reject(denied())) } },
  ],
];

// rule basket.blocked-cookies
describe('alone', () => {
  test.each(locks)('the work is done once where a browser %s', async (_case, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const work = vi.fn(() => Promise.resolve('done'));
    expect(await alone('basket', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test.each(locks)('work that fails is not done again where a browser %s', async (_case, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const work = vi.fn(() => Promise.reject(new Error('no')));
    await expect(alone('basket', work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('with locks it waits for its turn', async () => {
    let grant = () => {};
    const request = async (_: string, work: () => Promise<string>) => {
      await new Promise<void>((resolve) => (grant = resolve));
      return work();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn(() => Promise.resolve('done'));
    const result = alone('basket', work);
    await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
    grant();
    expect(await result).toBe('done');
  });
});

describe('createTabs', () => {
  const throwing = (name: string) => {
    throw new DOMException(name, 'SecurityError');
  };

  test.each([
    ['has none', undefined],
    [
      'refuses them',
      class {
        constructor() {
          throwing('open');
        }
      },
    ],
    [
      'closes them',
      class {
        addEventListener() {}
        postMessage() {
          throwing('closed');
        }
      },
    ],
  ])('nothing is thrown where a browser %s', (_case, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const tabs = createTabs('basket');
    expect(() => {
      tabs.listen(() => {}, new AbortController().signal);
      tabs.notify();
      tabs.notify();
    }).not.toThrow();
  });

  test('another tab hears it, this one does not', async () => {
    const [here, there] = [createTabs('a-name'), createTabs('a-name')];
    const end = new AbortController();
    const heard: string[] = [];
    here.listen(() => heard.push('here'), end.signal);
    await new Promise<void>((resolve) => {
      there.listen(() => (heard.push('there'), resolve()), end.signal);
      here.notify();
    });
    end.abort();
    expect(heard).toEqual(['there']);
  });
});
