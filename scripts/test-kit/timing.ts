import type { ServiceTiming } from '#server/create-services.ts';

/** Short enough that a fault is over soon; the order between them is that of daily work. */
export const testTiming: ServiceTiming = {
  deadlines: { read: 700, search: 700, write: 700, 'create-order': 700 },
  placing: { leaseMs: 600, patienceMs: 6_000, silenceMs: 1_000, settleMs: 2_500, pauseMs: 40 },
};
