import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './store.ts';
import type { Store } from './store.ts';

let store: Store;
let took: number;
beforeAll(() => {
  const start = process.cpuUsage();
  store = openStore(':memory:');
  const { user, system } = process.cpuUsage(start);
  took = (user + system) / 1000;
});
afterAll(() => store.close());

describe('the seed', () => {
  test('is there after less than two seconds of work', () => expect(took).toBeLessThan(2000));

  test('holds the whole data set, hidden codes and the nameless make included', () => {
    const parts = store.parts.all();
    expect(parts).toHaveLength(2460 + 22);
    expect(store.vehicles.makes()).toHaveLength(54 + 1);
    expect(store.vehicles.makes().filter(({ name }) => name === '')).toHaveLength(1);
    expect(store.vehicles.engines()).toHaveLength(715);
    expect(new Set(parts.slice(0, 2460).map(({ set }) => set)).size).toBe(945);
    expect(parts.filter(({ slug }) => slug === 'MUG-01')).toHaveLength(1);
  });

  test('gives every set two or three pictures that exist, the same for every size', () => {
    const files = new Set(readdirSync(new URL('../photos/', import.meta.url)));
    for (const part of store.parts.all().slice(0, 2460)) {
      const names = part.text.photos.map(({ url }) => url.replace('/photos/', ''));
      expect(names.length, part.slug).toBeGreaterThanOrEqual(2);
      expect(names.length, part.slug).toBeLessThanOrEqual(3);
      expect(new Set(names).size, part.slug).toBe(names.length);
      expect(
        names.filter((name) => !files.has(name)),
        part.slug,
      ).toEqual([]);
    }
  });

  test.each([
    ['4B1606H-STD', 'rod-set-4'],
    ['8B663H-STD', 'rod-set-v8'],
    ['8B663HD-STD', 'rod-hd-pair'],
    ['5M1959H-STD', 'main-set-5'],
    ['6M9460HC-STD', 'coated-main-pair'],
    ['10B1580H-STD', 'rod-pair'],
    ['4B1606HC-STD', 'coated-rod-set-4'],
    ['1T1957-STD', 'thrust-pair'],
    ['OPHD1040HP', 'oil-pump-race-1'],
    ['AR-1', 'gauge-red'],
    ['4B1946H+5M1959H+1T1957', 'kit-full'],
  ])('%s is shown by %s', (slug, photo) => {
    const kind = store.parts.bySlug(slug)?.text.photos[0]?._id ?? '';
    expect(kind.replace(/-\d$/, '')).toBe(photo.replace(/-\d$/, ''));
  });
});

describe('reset', () => {
  test('brings stock, price and range back and forgets carts, mails, faults and counts', () => {
    const part = store.parts.bySlug('AG-1');
    if (!part) throw new Error('no AG-1');
    store.parts.save({ ...part, stock: { ...part.stock, default: 0 }, gone: true });
    store.carts.save(store.carts.open());
    store.mails.add({
      from: 'a@shop.example',
      to: ['b@shop.example'],
      replyTo: null,
      subject: 's',
      text: 't',
      html: null,
      raw: '',
      date: '2026-01-01T00:00:00Z',
    });
    store.faults.set({ operation: 'search', mode: 'hang' });
    store.calls.record('search', 'K20A');
    store.parts.save({ ...part, id: 'itm-new', slug: 'AZ-1' });
    const order = store.parts.all().filter(({ slug }) => slug !== 'AZ-1');
    store.reset();
    expect(store.parts.bySlug('AG-1')).toEqual(part);
    expect(store.parts.all().filter(({ slug }) => slug !== 'AG-1')).toEqual(order);
    expect([store.carts.list(), store.mails.list(), store.faults.list(), store.calls.recent()]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect([store.calls.counts(), store.calls.questions()]).toEqual([{}, {}]);
  });
});
