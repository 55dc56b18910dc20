import { useEffect, useReducer } from 'react';
import { readWait } from '#api/call.ts';
import { writeRetry } from '#config/copy/errors.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** "2:05 pm": a minute that has begun by then, so that nobody who comes at it is too early. */
function writeClock(until: number): string {
  const minute = new Date(Math.ceil(until / minuteMs) * minuteMs);
  const hour = minute.getHours();
  return `${hour % 12 || 12}:${String(minute.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

export type Wait = {
  /** when it may be asked again, in milliseconds since 1970; 0 where it was never refused for being asked too often */
  until: number;
  /** "Try again in 40 seconds", "Try again at 2:05 pm"; null when it may be asked now */
  retry: string | null;
};

/** The wait of what lies at and below `path`; counts down by itself and is null in time (rule request.pace). */
export function useWait(path: string): Wait {
  const [, renew] = useReducer((turn: number) => turn + 1, 0);
  const { until, seconds } = readWait(path);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    // the page may have slept: every turn looks at the clock anew
    const timer = setInterval(renew, secondMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { until, retry: isWaiting ? writeRetry(seconds, writeClock(until)) : null };
}

/** Why a button that asks there cannot act now, for its `reason`; null when it can. */
export const useWaitReason = (path: string): string | null => useWait(path).retry;
