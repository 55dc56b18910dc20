import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createMemoryStorage } from './storage/memory.ts';

/** A limit of its own, on a clock that stands still unless one is given; `windowMs` as in daily work. */
export const createTrialLimit = (most: number, windowMs = 1000, now = () => 0): RateLimit =>
  createRateLimit({ name: 'trial', most, windowMs, storage: createMemoryStorage(now), blind: (key) => key });
