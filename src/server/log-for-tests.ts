import { Writable } from 'node:stream';
import { createLog, type Log } from './log.ts';

export type Line = { level: string; code: string; ref?: string } & Record<string, unknown>;

/** A log whose lines can be read: `text` as they were written, `lines` taken apart. */
type RecordedLog = { log: Log; text(): string; lines(): Line[] };

/** A log of its own with a fixed secret, on the lowest level unless another is given. */
export function recordLog(level = 'debug', secret = 'secret-for-tests-secret-for-tests-0'): RecordedLog {
  const chunks: string[] = [];
  const destination = new Writable({ write: (chunk, _encoding, done) => (chunks.push(String(chunk)), done()) });
  const text = () => chunks.join('');
  const lines = () =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  return { log: createLog(level, { secret, destination }), text, lines };
}
