import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, confirm, noteBack, noteNotified, stop } from '#domain/stock-alert/stock-alert.ts';
import { createLog } from '../log.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { redisProgram, startRedis } from '../storage/redis-for-tests.ts';
import { createRedisStorage } from '../storage/redis.ts';
import { createSqliteStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { alertLinkSeconds, createStoredAlerts } from './stored-alerts.ts';

const redis = redisProgram === null ? null : await startRedis(redisProgram);
afterAll(() => redis?.stop());

let databases = 0;
const drivers: [string, (now: () => number) => Storage | Promise<Storage>][] = [
  ['memory', createMemoryStorage],
  ['sqlite', (now) => createSqliteStorage(join(mkdtempSync(join(tmpdir(), 'alerts-')), 'shop.db'), now)],
  ...(redis
    ? [
        [
          'redis',
          (now) => createRedisStorage({ url: `${redis.url}/${(databases += 1)}`, now, log: createLog('silent') }),
        ] satisfies (typeof drivers)[number],
      ]
    : []),
];

const request = { slug: 'AG-1', title: 'Gauge', country: 'DE', email: 'ann@buyer.example' };
const day = 86_400_000;

describe.each(drivers)('requests stored in %s', (_name, open) => {
  const begin = async () => {
    const clock = { at: 1_000_000 };
    const storage = await open(() => clock.at);
    const stored = createStoredAlerts({ storage, log: createLog('silent') });
    const sendRequest = () => stored.change('a', (held) => ask(held, request, 'r1'));
    const toState = async () => (await stored.read('a'))?.state ?? null;
    return { clock, stored, sendRequest, toState };
  };

  test('one step is taken once, however many take it at the same time', async () => {
    const { stored, sendRequest, toState } = await begin();
    await Promise.all([sendRequest(), sendRequest(), sendRequest()]);
    expect(await stored.list()).toHaveLength(1);
    for (const step of [confirm, noteBack, noteNotified]) {
      const taken = await Promise.all(Array.from({ length: 10 }, () => stored.change('a', (held) => step(held, 'r1'))));
      expect(taken.filter(({ isChanged }) => isChanged)).toHaveLength(1);
      expect(new Set(taken.map(({ held }) => held?.state)).size).toBe(1);
    }
    expect(await toState()).toBe('told');
    expect(JSON.stringify(await stored.list())).not.toContain(request.email);
  });

  test('stopping and noting at the same time: one comes first, and the mail goes to nobody who stopped', async () => {
    const { stored, sendRequest, toState } = await begin();
    await sendRequest();
    await stored.change('a', (held) => confirm(held, 'r1'));
    await Promise.all([
      stored.change('a', (held) => noteBack(held, 'r1')),
      stored.change('a', (held) => stop(held, 'r1')),
    ]);
    expect(await toState()).toBe('stopped');
  });

  // rules stock-alert.confirmed-first and stock-alert.told-once
  test('48 hours to confirm, counted from the last asking; then 180 days; then nothing is left', async () => {
    const { clock, stored, sendRequest, toState } = await begin();
    await sendRequest();
    clock.at += 1.9 * day;
    await sendRequest();
    clock.at += 1.9 * day;
    expect(await toState()).toBe('asked');
    await stored.change('a', (held) => confirm(held, 'r1'));
    clock.at += 179.9 * day;
    expect(await toState()).toBe('confirmed');
    clock.at += 0.2 * day;
    expect([await toState(), await stored.list()]).toEqual([null, []]);
    // the links of the mails outlive it
    expect(alertLinkSeconds * 1000).toBeGreaterThan(182 * day);
  });
});
