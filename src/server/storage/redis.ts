import { createClient } from '@redis/client';
import type { Log } from '../log.ts';
import { withTimeout } from '../wait.ts';
import type { Storage } from './storage.ts';

/**
 * An entry is kept as "<end in ms>:<value>": its end is decided by the shop's clock, as in the other drivers; the
 * server's own expiry only clears away what nobody may read any more. Each script is one step for all processes.
 */
const liveEnd = `local held = redis.call('GET', KEYS[1])
local finish = held and tonumber(string.match(held, '^%d+'))
local isLive = finish and finish > tonumber(ARGV[1])`;

/** KEYS: entry; ARGV: now, entry, ms to live. 1 when nothing live was there and the entry is there now. */
export const putScript = `${liveEnd}
if isLive then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** KEYS: entry; ARGV: now, entry, ms to live, expected value. 1 when exactly the expected value was there. */
export const swapScript = `${liveEnd}
if not isLive or string.sub(held, string.find(held, ':', 1, true) + 1) ~= ARGV[4] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** KEYS: entry; ARGV: now, expected value. 1 when exactly the expected value was there, which is gone now. */
export const deleteScript = `${liveEnd}
if not isLive or string.sub(held, string.find(held, ':', 1, true) + 1) ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[1])
return 1`;

/** `isRetriedForever`: a server that is not there at first is tried for ever, and calls reject until it is there. */
type RedisOptions = { url: string; now: () => number; log: Log; isRetriedForever?: boolean };

/** Milliseconds: a shop that cannot remember says so soon, it does not let the buyer wait. */
const connectMs = 3_000;
const answerMs = 3_000;
const longestPauseMs = 2_000;
const firstTries = 4;
/** Other programs may use the same server. */
const namespace = 'race-series:';

type Client = ReturnType<typeof connect>;

/**
 * What is asked while there is no connection fails at once: a write that waits for better times is not a write. A server
 * that was there once is tried again for ever; one that never was, a few times.
 */
function connect({ url, log, isRetriedForever = false }: RedisOptions) {
  let wasThere = isRetriedForever;
  const pauseAfter = (tries: number, cause: Error) =>
    wasThere || tries < firstTries ? Math.min(50 * 2 ** tries, longestPauseMs) : cause;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: answerMs },
    socket: { connectTimeout: connectMs, reconnectStrategy: pauseAfter },
  });
  client.on('ready', () => {
    wasThere = true;
  });
  client.on('error', (error: Error) => log.error('storage-unreachable', {}, error));
  return client;
}

/** A connection that stands, or within a timeout one that is looked for; else throws when it cannot be made at first. */
export async function openRedis(options: RedisOptions): Promise<Client> {
  const client = connect(options);
  const connected = client.connect();
  await (options.isRetriedForever
    ? withTimeout(
        connected.catch(() => undefined),
        connectMs,
        undefined,
      )
    : connected);
  return client;
}

/** Redis keeps a promise of durability only with its append-only file written at each command. */
async function warnUnlessDurable(client: Client, log: Log): Promise<void> {
  const facts = await client.info('persistence').catch(() => '');
  const config = await client.configGet('appendfsync').catch(() => ({}) as Record<string, string>);
  if (!/aof_enabled:1/.test(facts) || config['appendfsync'] !== 'always')
    log.warn('storage-not-durable', { remedy: 'appendonly yes, appendfsync always' });
}

/** Expired or foreign text is nothing. */
function read(held: string | null, now: number): { value: string; endsAt: number } | null {
  const colon = held?.indexOf(':') ?? -1;
  const endsAt = Number(held?.slice(0, colon));
  return held !== null && colon > 0 && endsAt > now ? { value: held.slice(colon + 1), endsAt } : null;
}

async function listKeys(client: Client, prefix: string): Promise<string[]> {
  const literal = (namespace + prefix).replace(/[\\*?[\]^]/g, '\\$&');
  const found = new Set<string>();
  for await (const keys of client.scanIterator({ MATCH: `${literal}*`, COUNT: 500 })) {
    for (const key of keys) found.add(key);
  }
  return [...found].sort();
}

/**
 * Storage in Redis or Valkey, shared by several servers (`STORAGE=redis`, `REDIS_URL`). Connects once; afterwards every
 * call rejects while the server cannot be reached, and the client finds its way back by itself. Throws when the first
 * connection cannot be made. The log warns when the server does not write each change to its disk.
 */
export async function createRedisStorage(options: RedisOptions): Promise<Storage> {
  const { now, log } = options;
  const client = await openRedis(options);
  await warnUnlessDurable(client, log);

  const lasting = (ttlSeconds: number) => Math.max(1, Math.ceil(ttlSeconds * 1000));
  const entry = (value: string, ttlSeconds: number) => `${Math.ceil(now() + lasting(ttlSeconds))}:${value}`;
  const run = async (script: string, key: string, words: string[]) =>
    (await client.eval(script, { keys: [namespace + key], arguments: [String(now()), ...words] })) === 1;
  const toWords = (value: string, ttlSeconds: number) => [entry(value, ttlSeconds), String(lasting(ttlSeconds))];

  return {
    get: async (key) => read(await client.get(namespace + key), now())?.value ?? null,
    set: async (key, value, ttlSeconds) =>
      void (await client.set(namespace + key, entry(value, ttlSeconds), {
        expiration: { type: 'PX', value: lasting(ttlSeconds) },
      })),
    delete: async (key) => void (await client.del(namespace + key)),
    putIfAbsent: (key, value, ttlSeconds) => run(putScript, key, toWords(value, ttlSeconds)),
    compareAndSwap: (key, expected, value, ttlSeconds) =>
      run(swapScript, key, [...toWords(value, ttlSeconds), expected]),
    compareAndDelete: (key, expected) => run(deleteScript, key, [expected]),
    async list(prefix) {
      const keys = await listKeys(client, prefix);
      const held = keys.length === 0 ? [] : await client.mGet(keys);
      return keys.flatMap((key, index) => {
        const found = read(held[index] ?? null, now());
        return found === null ? [] : [{ key: key.slice(namespace.length), ...found }];
      });
    },
    close: () => client.close(),
  };
}
