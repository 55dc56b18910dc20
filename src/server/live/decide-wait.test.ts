import { describe, expect, test } from 'vitest';
import { decideWait, type Known, memoryTimes, type Wait } from './decide-wait.ts';

const now = 1_000_000;
const known = (over: Partial<Known> = {}): Known => ({ answeredAt: null, isPending: false, silentAt: null, ...over });
const some = (ms: number, asks = true): Wait => ({ kind: 'some', asks, ms });

// rule availability.shared
describe('decideWait', () => {
  test.each<[string, Partial<Known>, Wait]>([
    ['nothing is known', {}, some(5_000)],
    ['nothing is known and somebody asks', { isPending: true }, some(5_000, false)],
    ['told just now', { answeredAt: now }, { kind: 'none' }],
    ['told 2.999 s ago', { answeredAt: now - 2_999 }, { kind: 'none' }],
    ['told 3 s ago', { answeredAt: now - 3_000 }, some(1_000)],
    ['told 59.999 s ago', { answeredAt: now - 59_999 }, some(1_000)],
    ['told a minute ago', { answeredAt: now - 60_000 }, some(5_000)],
    ['told after now, by a clock that was set back', { answeredAt: now + 1 }, some(5_000)],
    ['silence, nothing known', { silentAt: now }, some(140)],
    ['silence, and somebody asks', { silentAt: now - 1, isPending: true }, some(140, false)],
    ['silence, an older answer known', { silentAt: now, answeredAt: now - 10_000 }, some(140)],
    ['silence half a minute ago', { silentAt: now - 30_000 }, some(5_000)],
    ['told just now, silence since', { silentAt: now, answeredAt: now - 1 }, { kind: 'none' }],
  ])('%s', (_case, over, wait) => {
    expect(decideWait(known(over), now, memoryTimes)).toEqual(wait);
  });
});
