import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { followLostScripts, mayBeginAnew } from './lost-script.ts';

/** What happens on a page on which these events come by. */
async function follow(events: readonly string[], isReachable = true, isLeaving = false): Promise<string[]> {
  const page = new EventTarget();
  const done: string[] = [];
  followLostScripts(
    page,
    () => isLeaving,
    () => Promise.resolve(isReachable),
    () => done.push('reload'),
    () => done.push('say'),
  );
  for (const event of events) page.dispatchEvent(new Event(event));
  await setImmediate();
  return done;
}

// rule page.newer-release
test.each([
  ['a page whose script is gone', ['vite:preloadError'], ['reload']],
  ['one where something was typed', ['input', 'vite:preloadError'], ['say']],
  ['one where all is there', ['input'], []],
])('%s', async (_, events, done) => {
  expect(await follow(events)).toEqual(done);
});

test('without a network nothing is done: there would be no page at all', async () => {
  expect(await follow(['vite:preloadError'], false)).toEqual([]);
});

test('a page that is being left stays on its way', async () => {
  expect(await follow(['vite:preloadError'], true, true)).toEqual([]);
});

// rule page.newer-release
test.each([
  ['/details/AG-1', 'navigate', true],
  ['/details/AG-1', 'back_forward', true],
  ['/details/AG-1', 'reload', false],
  ['/checkout', 'navigate', false],
  ['/summary', 'navigate', false],
  ['/order/4711/success', 'navigate', false],
  ['/quick-order', 'navigate', true],
])('%s, come to by %s, may begin anew: %s', (path, type, may) => {
  expect(mayBeginAnew(path, [{ type }])).toBe(may);
});
