import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import { pino, type DestinationStream } from 'pino';
import type { Failure } from '#domain/failure.ts';
import { deriveSecret } from './secret.ts';
import { type Facts, maskFacts } from './log-mask.ts';
import { elapsedMs, openJob, type Origin } from './log-origin.ts';
import { describeThrown } from './log-thrown.ts';

export type { Facts };

/**
 * The log: JSON lines with a code ("order-placed"), not a sentence, and a few facts.
 * Never a body, a name, an e-mail address, a cookie or a cart id.
 * Every line written during a request or a job carries its reference and facts, however deep the code that writes it.
 */
export type Log = {
  debug(code: string, facts?: Facts): void;
  info(code: string, facts?: Facts): void;
  /** `thrown`: its class, masked message and places are added, and the milliseconds since the request or job began */
  warn(code: string, facts?: Facts, thrown?: unknown): void;
  error(code: string, facts?: Facts, thrown?: unknown): void;
  /** does the work as part of this request */
  within<T>(origin: Origin, work: () => T): T;
  /** does the work as a job of this name, with a reference of its own */
  job<T>(name: string, work: () => T): T;
  /** the request or job under way */
  origin(): Origin | undefined;
  /** what every further line of the request or job under way shall carry */
  note(facts: Facts): void;
  /** short name for an id that must not stand in the log: the same for the same id, and without the secret it leads nowhere */
  toRef(id: string): string;
  /** how many warnings and errors were written so far, by code */
  counts(): LineCount[];
};

type LineCount = { level: 'warn' | 'error'; code: string; count: number };

type LogOptions = {
  /** the shop's; without one, short names are good for as long as this log */
  secret?: string;
  /** standard output, when left out */
  destination?: DestinationStream;
};

type Level = 'debug' | 'info' | 'warn' | 'error';

/** Builds the log on pino. The requests under way are known to it alone: code that is bundled twice is handed the one log. */
export function createLog(level: string, { secret, destination }: LogOptions = {}): Log {
  const options = {
    level,
    base: null,
    messageKey: 'code',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  // written at once: the last line before a process ends is the one that is looked for
  const lines = pino(options, destination ?? pino.destination({ dest: 1, sync: true }));
  const origins = new AsyncLocalStorage<Origin>();
  const key = deriveSecret(secret ?? randomBytes(32).toString('hex'), 'log');
  const toRef = (id: string) => createHmac('sha256', key).update(id).digest('hex').slice(0, 12);

  const counted = new Map<string, LineCount>();
  const count = (level: Level, code: string): void => {
    if (level !== 'warn' && level !== 'error') return;
    const key = `${level} ${code}`;
    counted.set(key, { level, code, count: (counted.get(key)?.count ?? 0) + 1 });
  };

  const write =
    (kind: Level) =>
    (code: string, facts: Facts = {}, thrown?: unknown): void => {
      count(kind, code);
      if (!lines.isLevelEnabled(kind)) return;
      const origin = origins.getStore();
      const about = maskFacts(origin ? { ref: origin.ref, ...origin.facts, ...facts } : facts, toRef);
      if (thrown === undefined) return lines[kind](about, code);
      const since = origin ? { ms: elapsedMs(origin) } : {};
      lines[kind]({ ...about, ...since, error: describeThrown(thrown, toRef) }, code);
    };

  return {
    ...{ debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    within: (origin, work) => origins.run(origin, work),
    job: (name, work) => origins.run(openJob(name, origins.getStore()), work),
    origin: () => origins.getStore(),
    note: (facts) => void Object.assign(origins.getStore()?.facts ?? {}, facts),
    toRef,
    counts: () => [...counted.values()],
  };
}

/** The facts of a failure that a log line shall carry; the other side's own words are cut and masked. */
export function failureFacts(failure: Failure): Facts {
  const { kind, operation } = failure;
  if (kind === 'network') return { kind, operation, cause: failure.cause };
  if (kind === 'status') return { kind, operation, status: failure.status };
  if (kind === 'refused') return { kind, operation, reason: failure.reason, detail: failure.detail };
  return { kind, operation, at: failure.at };
}
