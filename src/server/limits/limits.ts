import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Bucket, type BucketName, buckets, type Rate } from '#config/buckets.ts';

/** Who asks for what. `address` as a network (`toClientNetwork`); `repeat`: what makes two requests the same one. */
type Asker = {
  address: string;
  /** id of the visitor's basket; null where there is none yet */
  cart?: string | null;
  order?: string | null;
  repeat?: string;
  /** true where a basket is opened if there is none */
  isOpening?: boolean;
};

/** How often one visitor may do a thing (rule request.pace). */
export type Limits = {
  /** 0: it may be done, which then counts; else whole seconds after which it may be tried again. Never rejects. */
  take(bucket: BucketName, asker: Asker): Promise<number>;
};

/** Opens the counter of one bucket by one kind of key; `name` keeps the counts of two apart. */
export type OpenCounter = (options: { name: string } & Rate) => RateLimiterAbstract;

export const openMemoryCounter: OpenCounter = ({ name, most, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds });

/** Seconds that a repeat is free. */
const repeatSeconds = 60;

type Kind = 'address' | 'cart' | 'order' | 'opening';
const kinds: readonly Kind[] = ['order', 'cart', 'opening', 'address'];

async function count(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refused) {
    // never longer than it lasts at most, though the clock was set back in between
    if (refused instanceof RateLimiterRes)
      return Math.min(counter.duration, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    throw refused;
  }
}

function toKey(kind: Kind, { address, cart, order, isOpening = false }: Asker): string | null {
  if (kind === 'address') return address;
  if (kind === 'opening') return isOpening && cart === null ? address : null;
  return (kind === 'cart' ? cart : order) ?? null;
}

type LimitsOptions = {
  openCounter: OpenCounter;
  /** so that no visitor's address is kept */
  blind: (key: string) => string;
  /** so many times what daily work allows, for tests and drills that do an hour's work of many visitors from one address */
  factor?: number;
};

/** One counter for each bucket and kind of key. What one key is refused is not counted for the next, wider one. */
export function createLimits({ openCounter, blind, factor = 1 }: LimitsOptions): Limits {
  const open = (name: string, rate: Rate) =>
    openCounter({ name, most: Math.ceil(rate.most * factor), seconds: rate.seconds });
  const counters = Object.fromEntries(
    Object.entries<Bucket>(buckets).map(([name, bucket]) => [
      name,
      kinds.flatMap((kind) => {
        const rate = bucket[kind];
        return rate === undefined ? [] : [{ kind, counter: open(`${name}:${kind}`, rate) }];
      }),
    ]),
  );
  // what may be asked again for nothing is known to this process, as the answers themselves are
  const seen = new RateLimiterMemory({ keyPrefix: 'seen', points: 1, duration: repeatSeconds });

  async function countAll(bucket: BucketName, asker: Asker): Promise<number> {
    for (const { kind, counter } of counters[bucket] ?? []) {
      const key = toKey(kind, asker);
      const wait = key === null ? 0 : await count(counter, blind(key));
      if (wait > 0) return wait;
    }
    return 0;
  }

  return {
    async take(name, asker) {
      const { areRepeatsFree }: Bucket = buckets[name];
      if (!areRepeatsFree || asker.repeat === undefined) return countAll(name, asker);
      const key = blind(`${name} ${asker.address} ${asker.repeat}`);
      if ((await count(seen, key)) > 0) return 0;
      const wait = await countAll(name, asker);
      if (wait > 0) await seen.delete(key);
      return wait;
    },
  };
}
