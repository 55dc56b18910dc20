import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { retention } from '#config/retention.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { generalSample } from '#domain/enquiry/samples.ts';
import { recordLog } from './log-for-tests.ts';
import { createLog } from './log.ts';
import { createMemoryStorage } from './storage/memory.ts';
import { redisProgram, startRedis } from './storage/redis-for-tests.ts';
import { createRedisStorage } from './storage/redis.ts';
import { decodeRow, encodeRow, type RowFormat } from './storage/row-format.ts';
import { createSqliteStorage } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { openRows } from './storage/versioned-rows.ts';
import { checkStoredRows, storedRows } from './stored-rows.ts';

const redis = redisProgram === null ? null : await startRedis(redisProgram);
afterAll(() => redis?.stop());

let databases = 0;
const now = () => 1_000_000;
const drivers: [string, () => Storage | Promise<Storage>][] = [
  ['memory', () => createMemoryStorage(now)],
  ['sqlite', () => createSqliteStorage(join(mkdtempSync(join(tmpdir(), 'rows-')), 'shop.db'), now)],
  ...(redis
    ? [
        [
          'redis',
          () => createRedisStorage({ url: `${redis.url}/${(databases += 1)}`, now, log: createLog('silent') }),
        ] satisfies (typeof drivers)[number],
      ]
    : []),
];

const withdrawal = { name: 'Anna', order: 'SO-1', email: 'anna@buyer.example', scope: 'all', goods: '' };
const placing = {
  ...{ cartId: 'cart-1', key: 'k'.repeat(16), shownTotal: { amount: 100, currency: 'eur' }, seen: 'digest' },
  ...{ step: 'converting', shipping: { digest: 'd', ref: 'a1' }, billing: null, attempts: 1, believeNoneFrom: 5 },
  ...{ orderId: null, startedAt: 1, lease: { owner: 'o', until: 2 }, promised: null },
};
const orderTax = {
  ...{ vatNumber: 'DE123456789', numberState: null, reason: 'private-buyer', notes: [], company: '', reference: '' },
};
const promise = {
  ...{ promise: { kind: 'dates', from: '2026-11-30', to: '2026-12-03' }, leaves: '2026-11-23', notes: [] },
  lines: [],
};
const knownStocks = {
  country: 'PT',
  parts: [
    {
      ...{ partId: 'part-1', readAt: 1 },
      stock: {
        default: 1,
        dropship: 0,
        alternative: 0,
        inTransit: [{ eta: '2026-12-04', quantity: 8 }],
        manufacturer: 0,
      },
    },
  ],
};
const noDraft = { draft: emptyCheckoutDraft, saveNumber: 0 };
/** By kind: an id and what one row of it holds. */
const samples: Record<string, [id: string, value: unknown]> = {
  placing: ['cart-1', placing],
  payment: [
    'order-1',
    {
      open: { provider: 'paypal', reference: 'PP-1', amount: { amount: 100, currency: 'eur' }, since: 1 },
      ...{ capture: null, seen: [], replaced: null, replaces: [], declined: false },
    },
  ],
  'placed-order': ['order-1', { number: null, total: { amount: 100, currency: 'eur' }, placedAt: 1 }],
  'unpaid-pieces': ['visitor:cart-1', 24],
  'order-mailbox': ['digest', true],
  'payment-look': ['order-1', { since: 1, looks: 0, dueAt: 2 }],
  'paid-at': ['order-1', 7],
  outbox: ['enquiry:d1', { tries: 1, dueAt: 15, since: 0 }],
  withdrawal: ['d1', { receivedAt: '2026-11-21T17:40:17.123Z', withdrawal, taken: ['withdrawal-receipt:'] }],
  return: [
    'd1',
    { receivedAt: '2026-11-21T17:40:17.123Z', return: { ...withdrawal, reason: '' }, taken: ['return-receipt:'] },
  ],
  enquiry: ['d1', { kind: 'general', enquiry: generalSample }],
  'stock-alert': ['a1', { state: 'stopped', round: 'r1', slug: 'AG-1', title: 'Gauge' }],
  terms: ['cart-1', { isCompany: true, vatNumber: '123456789', vatCountry: 'DE', isUnchecked: false, postcode: null }],
  'cart-holder': ['cart-1', { key: 'k1', seenAt: null }],
  draft: ['cart-1', noDraft],
  'order-draft': ['order-1', emptyCheckoutDraft],
  'put-back': ['order-1', { cartId: 'cart-1', next: 'summary', missing: [], joined: {} }],
  'cart-replaces': ['cart-1', ['order-1']],
  'carried-along': ['cart-1', 'cart-2'],
  'order-vat': ['order-1', orderTax],
  'agreed-tax': ['cart-1', orderTax],
  'cart-country': ['cart-1', 'PT'],
  'cart-promise': ['cart-1', promise],
  'known-stock': ['cart-1', knownStocks],
  'order-promise': ['order-1', promise],
  'cart-engines': ['cart-1', { 'AG-1': 'Honda/K20A' }],
  'order-engines': ['order-1', { 'AG-1': 'Honda/K20A' }],
  opening: ['k'.repeat(16), 'cart-1'],
  country: ['198.51.100.0', 'NL'],
};
const sampleOf = ({ kind }: RowFormat<unknown>) => samples[kind] ?? ['', null];

const canary = 'canary@buyer.example';
/** Texts that no version of the shop can have meant. */
const unreadable: [string, string][] = [
  ['not-json', `{"v":1,"data":{"email":"${canary}"`],
  ['later-version', `{"v":9,"data":{"email":"${canary}"}}`],
  ['wrong-shape', `{"v":1,"data":{"email":"${canary}"}}`],
];

async function begin(open: () => Storage | Promise<Storage>) {
  const storage = await open();
  const { log, lines, text } = recordLog();
  return { storage, lines, text, deps: { storage, log } };
}

test('every kind of row has a sample here', () => {
  expect(Object.keys(samples).toSorted()).toEqual(storedRows.map(({ kind }) => kind).toSorted());
});

// rule privacy.retention
test('every kind of row has its time and its reason in one place', () => {
  const times = new Map(Object.entries(retention).map(([kind, { seconds }]) => [kind, seconds]));
  for (const { kind, keptSeconds } of storedRows) expect(times.get(kind), kind).toBeGreaterThanOrEqual(keptSeconds);
});

test('no row of one kind is listed with those of another', () => {
  for (const { prefix } of storedRows)
    expect(storedRows.filter((other) => other.prefix.startsWith(prefix))).toHaveLength(1);
});

test.each(storedRows.map((format) => [format.kind, format] as const))('a row of %s is read back', (_kind, format) => {
  const [, value] = sampleOf(format);
  expect(decodeRow(format, encodeRow(format, value))).toEqual({ ok: true, value });
});

describe.each(drivers)('rows that cannot be read, in %s', (_driver, open) => {
  test.each(unreadable)('%s: set aside, logged without a word of it, and counted', async (fault, text) => {
    const { storage, lines, text: logged, deps } = await begin(open);
    for (const format of storedRows) await storage.set(format.prefix + sampleOf(format)[0], text, 60);
    for (const format of storedRows) {
      const key = format.prefix + sampleOf(format)[0];
      expect(await openRows(format, deps).read(sampleOf(format)[0])).toBeNull();
      expect(await storage.get(`unreadable:${key}`)).toBe(text);
      expect(await storage.get(key)).toBe(format.staysInPlace ? text : null);
    }
    await checkStoredRows(deps);
    const kinds = storedRows.map((format) => ({
      code: 'row-unreadable',
      kind: format.kind,
      fault,
      row: expect.stringMatching(/^[0-9a-f]{12}$/),
    }));
    const [noted, counts] = ['row-unreadable', 'rows-unreadable'].map((wanted) =>
      lines().filter(({ code }) => code === wanted),
    );
    expect(noted).toMatchObject(kinds);
    expect(counts?.map(({ level, kind, count }) => `${level} ${kind} ${count}`).toSorted()).toEqual(
      storedRows.map(({ kind }) => `warn ${kind} 1`).toSorted(),
    );
    expect(logged()).not.toContain(canary);
    expect(logged()).not.toContain('cart-1');
  });
});

test('one line at start says that all is well', async () => {
  const { lines, deps } = await begin(() => createMemoryStorage(now));
  for (const format of storedRows) await openRows(format, deps).write(...sampleOf(format));
  await checkStoredRows(deps);
  expect(lines()).toMatchObject([{ level: 'info', code: 'rows-readable' }]);
});

test('what is put in the place of an unreadable row while it is set aside stays', async () => {
  const { storage, deps } = await begin(() => createMemoryStorage(now));
  const format = storedRows.find(({ kind }) => kind === 'draft');
  if (!format) throw new Error('no drafts');
  await storage.set('draft:cart-1', 'broken', 60);
  const raced = {
    ...storage,
    set: async (...entry: Parameters<Storage['set']>) => {
      await storage.set('draft:cart-1', encodeRow(format, noDraft), 60);
      await storage.set(...entry);
    },
  };
  await openRows(format, { ...deps, storage: raced }).read('cart-1');
  expect(await openRows(format, deps).read('cart-1')).toEqual(noDraft);
});

test('where nothing can be set aside, the row stays and reading it throws nothing', async () => {
  const { storage, lines, deps } = await begin(() => createMemoryStorage(now));
  const [format] = storedRows.filter(({ kind }) => kind === 'draft');
  if (!format) throw new Error('no drafts');
  await storage.set('draft:cart-1', 'broken', 60);
  const full = { ...storage, set: () => Promise.reject(new Error('disk full')) };
  expect(await openRows(format, { ...deps, storage: full }).read('cart-1')).toBeNull();
  expect(await storage.get('draft:cart-1')).toBe('broken');
  expect(lines()).toMatchObject([{ code: 'row-not-set-aside', kind: 'draft', error: { message: 'disk full' } }]);
});
