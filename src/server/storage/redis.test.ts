import { createClient } from '@redis/client';
import { afterEach, describe, expect, test } from 'vitest';
import { recordLog } from '../log-for-tests.ts';
import { createLog } from '../log.ts';
import { diagnoseRedis } from './diagnose.ts';
import { holdStorage, isStorageSick } from './held-storage.ts';
import { type RedisForTests, redisProgram, startRedis } from './redis-for-tests.ts';
import { createRedisStorage } from './redis.ts';

const log = createLog('silent');
const now = () => 1_000_000;
const running: RedisForTests[] = [];
const begin = async () => {
  const redis = await startRedis(String(redisProgram));
  running.push(redis);
  return { redis, open: () => createRedisStorage({ url: redis.url, now, log }) };
};
afterEach(() => Promise.all(running.splice(0).map((redis) => redis.stop())));

// only where redis-server is (npm test installs it)
describe.runIf(redisProgram !== null)('storage on Redis', () => {
  test('is one for all servers: of two that take the same key one gets it', async () => {
    const { open } = await begin();
    const [first, second] = [await open(), await open()];
    const puts = await Promise.all([first.putIfAbsent('a', '1', 10), second.putIfAbsent('a', '2', 10)]);
    expect(puts.filter(Boolean)).toHaveLength(1);
    const held = (await first.get('a')) ?? '';
    const swaps = await Promise.all([
      first.compareAndSwap('a', held, '3', 10),
      second.compareAndSwap('a', held, '4', 10),
    ]);
    expect(swaps.filter(Boolean)).toHaveLength(1);
  });

  test('a prefix with signs of a pattern is taken to the letter', async () => {
    const { open } = await begin();
    const storage = await open();
    for (const key of ['a*:1', 'ab:1', 'a[b]:1', 'a?:1']) await storage.set(key, 'x', 10);
    expect((await storage.list('a*:')).map(({ key }) => key)).toEqual(['a*:1']);
    expect((await storage.list('a[b]:')).map(({ key }) => key)).toEqual(['a[b]:1']);
  });

  test('what resolved is there after the server was killed; while it is away every call rejects soon', async () => {
    const { redis, open } = await begin();
    const storage = await open();
    await storage.set('order', 'placed', 1000);
    await redis.kill();
    await expect(storage.get('order')).rejects.toThrow();
    await expect(storage.putIfAbsent('other', '1', 10)).rejects.toThrow();
    await redis.again();
    await expect.poll(() => storage.get('order').catch(() => null), { timeout: 10_000 }).toBe('placed');
  });

  // rule operation.metrics: what is wrong is told with what to do
  test.each([
    ['has no memory left', ['CONFIG', 'SET', 'maxmemory', '1'], 'memory-full', /maxmemory/],
    ['is a copy that is only read', ['REPLICAOF', '127.0.0.1', '9'], 'not-writable', /written to/],
    ['may not be written by this user', ['ACL', 'SETUSER', 'default', '-set', '-eval'], 'not-allowed', /let the user/],
  ])('a server that %s is told so, once; what is there is read until then', async (_, command, fault, remedy) => {
    const { redis } = await begin();
    const { log: storageLog, lines } = recordLog();
    const open = () => createRedisStorage({ url: redis.url, now, log });
    const storage = await holdStorage({ open, diagnose: diagnoseRedis, place: redis.url, log: storageLog });
    await storage.set('order', 'placed', 1000);
    const client = await createClient({ url: redis.url }).connect();
    await client.sendCommand(command);
    client.destroy();
    expect(await storage.get('order')).toBe('placed');
    for (const write of [() => storage.set('a', '1', 10), () => storage.putIfAbsent('a', '1', 10)])
      expect(isStorageSick(await write().catch((error: unknown) => error))).toBe(true);
    const sick = lines().filter(({ code }) => code === 'storage-sick');
    expect(sick).toMatchObject([{ fault, remedy: expect.stringMatching(remedy) }]);
    await storage.close();
  });

  test('a row that another program made something else of is one that cannot be read, no sick storage', async () => {
    const { redis } = await begin();
    const open = () => createRedisStorage({ url: redis.url, now, log });
    const storage = await holdStorage({ open, diagnose: diagnoseRedis, place: redis.url, log: createLog('silent') });
    const client = await createClient({ url: redis.url }).connect();
    await client.lPush('race-series:order', 'x');
    client.destroy();
    await expect(storage.get('order')).rejects.not.toSatisfy(isStorageSick);
    await storage.set('other', '1', 10);
    expect([await storage.get('other'), storage.condition()]).toEqual(['1', 'good']);
    await storage.close();
  });

  test('no server at start is an error, not a wait', async () => {
    await expect(createRedisStorage({ url: 'redis://127.0.0.1:9', now, log })).rejects.toThrow();
  });
});
