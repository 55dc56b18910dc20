import type { ServiceTiming } from '#server/create-services.ts';

/**
 * Short enough that a dead process is soon forgotten; the order between them is that of daily work. The deadlines of
 * calls are those of daily work: short ones would take a busy machine for a fault (`endHeldCalls` lets them pass instead).
 */
export const testTiming: ServiceTiming = {
  pace: 1_000,
  // tests change stock, and let calls fail, at a pace that no day knows: each asks for itself, and nobody is left alone
  live: { freshMs: 0, staleMs: 0, silenceMs: 0, placeMs: 0 },
  breaks: false,
  placing: { leaseMs: 600, silenceMs: 1_000, settleMs: 2_500, pauseMs: 40 },
};
