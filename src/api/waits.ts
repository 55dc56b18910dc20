/**
 * Until when the shop answers a question with "too often", as its last refusal told: by the path that was asked, in
 * milliseconds since 1970. It is a fact of the path, not of one press: whatever island asks there has to wait.
 */
const waits = new Map<string, number>();

const secondMs = 1000;
const withoutQuery = (path: string): string => path.split('?')[0] ?? path;

/** Keeps that `path` may be asked again in so many seconds; undefined where the shop has not said when. */
export function noteWait(path: string, seconds: number | undefined): void {
  if (seconds === undefined) waits.delete(withoutQuery(path));
  else waits.set(withoutQuery(path), Date.now() + seconds * secondMs);
}

/** A page that has asked nothing so far; for tests, which share one. */
export const forgetWaits = (): void => waits.clear();

/**
 * `until`: when all that lies at and below `path` may be asked again, 0 where it was never refused; a moment that has passed
 * stays known. `seconds`: how long that is from now, 0 when it may be asked.
 */
export function readWait(path: string): { until: number; seconds: number } {
  const until = Math.max(0, ...[...waits].filter(([asked]) => asked.startsWith(path)).map(([, end]) => end));
  return { until, seconds: Math.max(0, Math.ceil((until - Date.now()) / secondMs)) };
}
