import { afterEach, describe, expect, test, vi } from 'vitest';
import { followMedia, matches, watchSight } from './window.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new Error('not here');
};

describe('a browser that lacks or refuses', () => {
  test.each([
    ['lacks', undefined],
    ['refuses', refuse],
    ['answers with nothing from', () => null],
    ['has an old', () => ({ matches: false })],
  ])('%s media queries: none holds, and none is followed', (_case, matchMedia) => {
    vi.stubGlobal('matchMedia', matchMedia);
    const look = vi.fn();
    expect(matches('(pointer: coarse)')).toBe(false);
    expect(() => followMedia('(pointer: coarse)', look)).not.toThrow();
    expect(look).not.toHaveBeenCalled();
  });

  test.each([
    ['lacks', undefined],
    [
      'refuses',
      class {
        constructor() {
          refuse();
        }
      },
    ],
    [
      'breaks',
      class {
        observe = refuse;
      },
    ],
  ])('%s what tells of sight: nothing is told, and the end can be called', (_case, observer) => {
    vi.stubGlobal('IntersectionObserver', observer);
    const look = vi.fn();
    expect(() => watchSight({} as Element, look)()).not.toThrow();
    expect(look).not.toHaveBeenCalled();
  });
});

test('what is in sight is told, and not after its end', () => {
  let tell: (entries: object[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(hear: (entries: object[]) => void) {
        tell = hear;
      }
    },
  );
  const look = vi.fn();
  const end = watchSight({} as Element, look);
  tell([]);
  expect(look).not.toHaveBeenCalled();
  tell([{ isIntersecting: true }]);
  expect(look.mock.calls[0]?.[0]).toEqual({ isIntersecting: true });
  end();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
