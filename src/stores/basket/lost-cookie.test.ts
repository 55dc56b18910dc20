import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok, offline, openShop, settled } from './basket-for-tests.ts';
import { type CookieSigns, isCookieLost } from './lost-cookie.ts';
import { sampleBasket } from './sample.ts';

const lost: CookieSigns = { sent: 1, read: 0, isExplained: false, counted: [1, 1] };

// rule basket.blocked-cookies
describe('isCookieLost', () => {
  test.each<[string, Partial<CookieSigns>, boolean]>([
    ['a part was added, and the next answer knows of none', {}, true],
    ['many were added', { sent: 40, counted: [40, 40] }, true],
    ['the badge was counted by the page alone', { counted: [1, 2] }, true],
    ['this page has added nothing', { sent: 0 }, false],
    ['this page has taken the last line out', { sent: 0, counted: [0, 0] }, false],
    ['the part is there', { read: 1 }, false],
    ['fewer are there than were added', { sent: 3, read: 1 }, false],
    ['the basket has expired, or was ordered', { isExplained: true }, false],
    ['another tab had emptied it before', { counted: [0, 0] }, false],
    ['another tab emptied or ordered it meanwhile', { counted: [1, 0] }, false],
    ['another tab began the next one', { counted: [0, 1] }, false],
  ])('%s: %j', (_case, signs, isLost) => expect(isCookieLost({ ...lost, ...signs })).toBe(isLost));

  test('a basket with pieces is never lost', () => {
    const count = fc.nat(999);
    fc.assert(
      fc.property(
        count,
        fc.integer({ min: 1, max: 999 }),
        fc.boolean(),
        fc.tuple(count, count),
        (sent, read, isExplained, counted) => !isCookieLost({ sent, read, isExplained, counted }),
      ),
    );
  });
});

const blocked = { ok: false, problem: { code: 'cookies-blocked', ref: '' } };
const empty = sampleBasket([]);

describe('a basket of a browser that blocks cookies', () => {
  test('is neither asked for nor written to, and says why', async () => {
    const { store, calls, done } = openShop({ cookies: { areBlocked: () => true, countPieces: () => 0 } });
    expect(await store.addPart('4B1606H-STD', 1)).toEqual(blocked);
    await store.loadBasket();
    expect([store.$basketState.get(), store.$basketProblem.get(), store.$isAdding.get()]).toEqual([
      'failed',
      'cookies-blocked',
      false,
    ]);
    expect([calls, done]).toEqual([[], []]);
  });

  test('is there as soon as they are allowed', async () => {
    let areBlocked = true;
    const { store, last } = openShop({ cookies: { areBlocked: () => areBlocked, countPieces: () => 0 } });
    await store.loadBasket();
    areBlocked = false;
    void store.loadBasket();
    await last().answer(ok(sampleBasket()));
    expect([store.$basketState.get(), store.$basketProblem.get()]).toEqual(['ready', null]);
  });

  test('one that is empty after the first part is told apart, until it is not', async () => {
    const { store, last } = openShop({ cookies: { areBlocked: () => false, countPieces: () => 1 } });
    void store.addPart('4B1606H-STD', 1);
    await settled();
    await last().answer(ok(sampleBasket()));
    void store.loadBasket();
    await last().answer(ok(empty));
    expect([store.$basketState.get(), store.$basketProblem.get()]).toEqual(['failed', 'cookies-blocked']);
    void store.loadBasket();
    await last().answer(offline);
    expect(store.$basketProblem.get()).toBe('offline');
    void store.loadBasket();
    await last().answer(ok(sampleBasket()));
    expect([store.$basketState.get(), store.$basketProblem.get()]).toEqual(['ready', null]);
  });

  test('one that is empty from the beginning is empty', async () => {
    const { store, last } = openShop({ cookies: { areBlocked: () => false, countPieces: () => 1 } });
    void store.loadBasket();
    await last().answer(ok(empty));
    expect([store.$basketState.get(), store.$basketProblem.get()]).toEqual(['ready', null]);
  });
});
