import { createClient } from '@redis/client';
import { afterEach, describe, expect, test } from 'vitest';
import { buckets } from '#config/buckets.ts';
import { createLog } from '../log.ts';
import { createSeal } from '../seal.ts';
import { redisProgram, type RedisForTests, startRedis } from '../storage/redis-for-tests.ts';
import { type OpenedLimits, openLimits } from './open-limits.ts';

const address = '198.51.100.7';
const { most, seconds } = buckets.enquiry.address;
const seal = createSeal('a secret of thirty-two characters!!', () => Date.now());
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function begin(): Promise<RedisForTests> {
  const redis = await startRedis(String(redisProgram));
  ends.push(() => redis.stop());
  return redis;
}

/** One server of the shop. */
async function open({ url }: RedisForTests): Promise<OpenedLimits['limits']> {
  const env = { STORAGE: 'redis', REDIS_URL: url } as const;
  const opened = await openLimits({ env, now: () => Date.now(), log: createLog('silent'), seal });
  ends.push(() => opened.close().catch(() => undefined));
  return opened.limits;
}

const ask = async (limits: OpenedLimits['limits'], times: number, from = address): Promise<number[]> => {
  const waits: number[] = [];
  for (let turn = 0; turn < times; turn += 1) waits.push(await limits.take('enquiry', { address: from }));
  return waits;
};

// rule request.pace
// only where redis-server is (npm test installs it)
describe.runIf(redisProgram !== null)('limits counted in Redis', () => {
  test('two servers count together, with the same time to wait, and no address is kept', async () => {
    const redis = await begin();
    const [first, second] = [await open(redis), await open(redis)];
    expect(await ask(first, most - 1)).toEqual(Array(most - 1).fill(0));
    expect(await ask(second, 1)).toEqual([0]);
    const [one, other] = [...(await ask(first, 1)), ...(await ask(second, 1))];
    for (const wait of [one, other]) expect(wait).toBeGreaterThan(seconds - 30);
    for (const wait of [one, other]) expect(wait).toBeLessThanOrEqual(seconds);
    expect(await ask(second, 1, '198.51.100.8')).toEqual([0]);

    const client = createClient({ url: redis.url });
    await client.connect();
    ends.push(() => client.close());
    const keys = await client.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !key.startsWith('race-series:pace:') || key.includes(address))).toEqual([]);
    const lasting = await Promise.all(keys.map((key) => client.ttl(key)));
    expect(lasting.every((ttl) => ttl > 0 && ttl <= seconds)).toBe(true);
  });

  test('killed: each server counts for itself, and what was counted is there when it is back', async () => {
    const redis = await begin();
    const limits = await open(redis);
    await ask(limits, most - 1);
    await redis.kill();
    const alone = await ask(limits, most + 1);
    expect(alone.slice(0, most)).toEqual(Array(most).fill(0));
    expect(alone.at(-1)).toBeGreaterThan(0);
    await redis.again();
    const other = await open(redis);
    expect(await ask(other, 1)).toEqual([0]);
    expect((await ask(other, 1))[0]).toBeGreaterThan(0);
  });
});
