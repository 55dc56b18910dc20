import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './store.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(() => void (store = openStore(':memory:')));
afterAll(() => store.close());

describe('the seed', () => {
  test('holds the whole data set, hidden codes and the nameless make included', () => {
    const parts = store.parts.all();
    expect(parts).toHaveLength(2460 + 22);
    expect(store.vehicles.makes()).toHaveLength(54 + 1);
    expect(store.vehicles.makes().filter(({ name }) => name === '')).toHaveLength(1);
    expect(store.vehicles.engines()).toHaveLength(715);
    expect(new Set(parts.slice(0, 2460).map(({ set }) => set)).size).toBe(945);
    expect(parts.filter(({ slug }) => slug === 'MUG-01')).toHaveLength(1);
  });

  test('names pictures that exist', () => {
    const files = readdirSync(new URL('../photos/', import.meta.url)).map((file) => `/photos/${file}`);
    const named = new Set(store.parts.all().flatMap(({ text }) => text.photos.map(({ url }) => url)));
    expect(named.difference(new Set(files))).toEqual(new Set());
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
