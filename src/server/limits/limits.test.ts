import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bucket, type BucketName, buckets } from '#config/buckets.ts';
import { createLimits, type Limits, openMemoryCounter } from './limits.ts';

const open = () => createLimits({ openCounter: openMemoryCounter, blind: (key) => `blind ${key}` });
const address = '198.51.100.7';

const takeOften = async (limits: Limits, times: number, take: (turn: number) => Parameters<Limits['take']>) => {
  const waits: number[] = [];
  for (let turn = 0; turn < times; turn += 1) waits.push(await limits.take(...take(turn)));
  return waits;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

// rule request.pace
describe('limits', () => {
  test('tell the seconds to wait, and let through when they have passed', async () => {
    const limits = open();
    const { most, seconds } = buckets.enquiry.address;
    const waits = await takeOften(limits, most + 1, () => ['enquiry', { address }]);
    expect(waits).toEqual([...Array<number>(most).fill(0), seconds]);
    vi.advanceTimersByTime((seconds - 10) * 1000);
    expect(await limits.take('enquiry', { address })).toBe(10);
    vi.advanceTimersByTime(10_001);
    expect(await limits.take('enquiry', { address })).toBe(0);
  });

  test('a clock that is set back lets nobody wait longer, and is forgotten when the time is over', async () => {
    const limits = open();
    const { most, seconds } = buckets.enquiry.address;
    await takeOften(limits, most, () => ['enquiry', { address }]);
    vi.setSystemTime(Date.now() - 5 * 3_600_000);
    expect(await limits.take('enquiry', { address })).toBe(seconds);
    vi.advanceTimersByTime(seconds * 1000);
    expect(await limits.take('enquiry', { address })).toBe(0);
  });

  test('each visitor for himself, each bucket for itself', async () => {
    const limits = open();
    await takeOften(limits, 10, () => ['enquiry', { address }]);
    expect(await limits.take('enquiry', { address: '198.51.100.8' })).toBe(0);
    expect(await limits.take('withdrawal', { address })).toBe(0);
  });

  test('a basket is refused for itself, also from many addresses, and the next basket of an address is not', async () => {
    const limits = open();
    const waits = await takeOften(limits, 11, (turn) => ['promo', { address: `198.51.100.${turn}`, cart: 'c1' }]);
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect(await limits.take('promo', { address, cart: 'c2' })).toBe(0);
  });

  test('what is refused for a basket is not counted for its address', async () => {
    const limits = open();
    await takeOften(limits, 500, () => ['promo', { address, cart: 'c1' }]);
    expect(await limits.take('promo', { address, cart: 'c2' })).toBe(0);
  });

  test('baskets that an address opens are counted, parts put into one are not among them', async () => {
    const limits = open();
    const opening = { address, cart: null, isOpening: true };
    const waits = await takeOften(limits, 41, () => ['line', opening]);
    expect(waits.slice(0, 40).every((wait) => wait === 0)).toBe(true);
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect(await limits.take('line', { ...opening, cart: 'c1' })).toBe(0);
  });

  test('the same part again within the minute costs nothing; one that was refused is not free afterwards', async () => {
    const limits = open();
    const again = await takeOften(limits, 2_000, () => ['part', { address, repeat: '/api/part/A' }]);
    expect(again.every((wait) => wait === 0)).toBe(true);
    const { most } = buckets.part.address;
    const others = await takeOften(limits, most, (turn) => ['part', { address, repeat: `/api/part/${turn}` }]);
    expect(others.filter((wait) => wait > 0)).toHaveLength(1);
    expect(await limits.take('part', { address, repeat: `/api/part/${most - 1}` })).toBeGreaterThan(0);
  });

  test('no address is kept as it is', async () => {
    const keys: string[] = [];
    const limits = createLimits({
      blind: () => 'blind',
      openCounter(options) {
        const counter = openMemoryCounter(options);
        const consume = counter.consume.bind(counter);
        counter.consume = (key, ...rest) => (keys.push(String(key)), consume(key, ...rest));
        return counter;
      },
    });
    await limits.take('search', { address, repeat: '/x' });
    expect(keys).toEqual(['blind']);
  });
});

/** What one buyer does in a busy minute. */
const busyMinute: [BucketName, number][] = [
  ['reading', 15],
  ['part', 10],
  ['parts', 2],
  ['drawn', 20],
  ['offers', 4],
  ['refused', 2],
  ['search', 4],
  ['line', 6],
  ['choice', 25],
  ['vat', 2],
  ['promo', 2],
  ['order', 2],
  ['payment', 3],
  ['confirm', 10],
  ['orderRead', 3],
];

describe('the figures', () => {
  test('serve thirty buyers of one workshop in the same minute, each with a basket opened then', async () => {
    const limits = open();
    for (let buyer = 0; buyer < 30; buyer += 1) {
      const own = { address, cart: `c${buyer}`, order: `o${buyer}` };
      expect(await limits.take('line', { address, cart: null, isOpening: true })).toBe(0);
      for (const [bucket, times] of busyMinute) {
        const waits = await takeOften(limits, times, (turn) => [bucket, { ...own, repeat: `${buyer}/${turn}` }]);
        expect([bucket, Math.max(...waits)]).toEqual([bucket, 0]);
      }
    }
  });

  test('a basket is let go before its address, so that a neighbour never waits for one basket', () => {
    for (const bucket of Object.values<Bucket>(buckets)) {
      const own = bucket.cart ?? bucket.order;
      if (own && bucket.address) expect(own.most).toBeLessThan(bucket.address.most);
    }
  });
});
