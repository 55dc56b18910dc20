import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createMemoryStorage } from './storage/memory.ts';

/** A limit of its own, on a clock that stands still unless one is given; `windowMs` as in daily work. */
export const createTestLimit = (most: number, windowMs = 1000, now = () => 0): RateLimit =>
  createRateLimit({ name: 'test', most, windowMs, storage: createMemoryStorage(now), blind: (key) => key });
