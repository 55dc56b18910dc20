/** Milliseconds of the memory for live answers (rule availability.shared). */
export type MemoryTimes = {
  /** so long an answer counts as that of the moment */
  freshMs: number;
  /** so long it is better than none, where none can be had; it is then said to be older */
  staleMs: number;
  /** longest wait of a visitor who has nothing else to read: the deadline of a read */
  timeoutMs: number;
  /** the same where an older answer is at hand */
  knownTimeoutMs: number;
  /** the same where the last that was heard was silence */
  silentTimeoutMs: number;
  /** so long silence is remembered */
  silenceMs: number;
  /** so long the place of a network is not looked up again */
  placeMs: number;
};

export const memoryTimes: MemoryTimes = {
  freshMs: 3_000,
  staleMs: 60_000,
  timeoutMs: 5_000,
  knownTimeoutMs: 1_000,
  // with those of basket and country (`live-answers.ts`) less than 300
  silentTimeoutMs: 140,
  silenceMs: 30_000,
  placeMs: 60_000,
};

/** What is known when somebody asks; times in milliseconds since 1970. */
export type Known = {
  /** when the last answer came; null: there is none */
  answeredAt: number | null;
  /** a question for it is under way */
  isPending: boolean;
  /** when a question was last met with silence, and no answer has come since; null: never */
  silentAt: number | null;
};

export type Wait =
  /** the answer at hand is that of the moment */
  | { kind: 'none' }
  /** wait so long, then say what is known; `asks`: a question of one's own has to be put first */
  | { kind: 'some'; asks: boolean; ms: number };

/** True when less than `ms` milliseconds have passed since then. */
export const isWithin = (ms: number, since: number | null, now: number): boolean =>
  // a clock that was set back makes no answer young
  since !== null && now >= since && now - since < ms;

/** Whether an answer at hand will do, and how long one that is better is waited for. */
export function decideWait(known: Known, now: number, times: MemoryTimes): Wait {
  if (isWithin(times.freshMs, known.answeredAt, now)) return { kind: 'none' };
  const isKnown = isWithin(times.staleMs, known.answeredAt, now);
  const isSilent = isWithin(times.silenceMs, known.silentAt, now);
  const ms = isKnown ? times.knownTimeoutMs : times.timeoutMs;
  return { kind: 'some', asks: !known.isPending, ms: isSilent ? Math.min(ms, times.silentTimeoutMs) : ms };
}
