import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { followLostScripts, type LostScriptEffects } from './lost-script.ts';

/** What happens on a page on which a script is lost, as often as said. */
async function lose(given: Partial<LostScriptEffects>, before: readonly string[] = [], times = 1): Promise<string[]> {
  const page = new EventTarget();
  const done: string[] = [];
  followLostScripts({
    page,
    path: '/details/AG-1',
    wasReloaded: false,
    hasTyped: () => false,
    isReachable: () => Promise.resolve(true),
    reload: () => done.push('reload'),
    say: () => done.push('say'),
    ...given,
  });
  for (const event of before) page.dispatchEvent(new Event(event));
  for (let time = 0; time < times; time += 1) {
    page.dispatchEvent(new Event('vite:preloadError'));
    await setImmediate();
  }
  return done;
}

// rule page.newer-release
test('a page whose scripts are gone is loaded anew, once', async () => {
  expect(await lose({}, [], 3)).toEqual(['reload']);
  expect(await lose({ wasReloaded: true }, [], 2)).toEqual(['say', 'say']);
});

// rule page.newer-release
test.each<[string, Partial<LostScriptEffects>, string[]]>([
  ['something was typed', {}, ['input']],
  ['a field was filled in before the script came', { hasTyped: () => true }, []],
  ['it is the checkout', { path: '/checkout' }, []],
  ['it is the summary', { path: '/summary' }, []],
  ['it is an order', { path: '/order/4711/success' }, []],
])('where %s, it is said instead', async (_, given, before) => {
  expect(await lose(given, before)).toEqual(['say']);
});

test('without a network nothing is done, and the next time it is looked again', async () => {
  let isThere = false;
  const effects = { isReachable: () => Promise.resolve(isThere) };
  expect(await lose(effects)).toEqual([]);
  const later = { isReachable: () => Promise.resolve(isThere).finally(() => (isThere = true)) };
  expect(await lose(later, [], 2)).toEqual(['reload']);
});
