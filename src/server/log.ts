import { createHash } from 'node:crypto';
import { pino, type DestinationStream } from 'pino';
import type { Failure } from '#domain/failure.ts';

/** What a log line may carry besides its code: short technical facts, never what a person typed. */
export type Facts = Record<string, string | number | boolean | null | undefined>;

/**
 * The log: JSON lines with a code ("order-placed"), not a sentence, and a few facts.
 * Never a body, a name, an e-mail address, a cookie or a cart id.
 */
export type Log = {
  debug(code: string, facts?: Facts): void;
  info(code: string, facts?: Facts): void;
  warn(code: string, facts?: Facts): void;
  error(code: string, facts?: Facts): void;
};

/** Names of facts that are personal or a key to something; they are masked whatever they hold. */
const secret =
  /name|mail|address|phone|street|post|zip|city|cart|cookie|token|link|secret|authori[sz]ation|vat|body|query|payload/i;
const mailbox = /[^\s@<>"]+@[^\s@<>"]+/g;
const longest = 200;

const maskValue = (key: string, value: Facts[string]): Facts[string] => {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (secret.test(key)) return '[masked]';
  return typeof value === 'string' ? value.replace(mailbox, '[mailbox]').slice(0, longest) : value;
};

const mask = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, maskValue(key, value)]));

/** Builds the log on pino. `destination` defaults to standard output. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    messageKey: 'code',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const lines = destination ? pino(options, destination) : pino(options);
  const write =
    (kind: 'debug' | 'info' | 'warn' | 'error') =>
    (code: string, facts: Facts = {}) =>
      lines[kind](mask(facts), code);
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

/** A short name for an id that must not stand in the log: the same id has the same one, and it leads nowhere. */
export const toRef = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 12);

/** The words of a thrown error, for a log line. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** The facts of a failure that a log line shall carry; the other side's own words are cut and masked. */
export function failureFacts(failure: Failure): Facts {
  const { kind, operation } = failure;
  if (kind === 'network') return { kind, operation, cause: failure.cause };
  if (kind === 'status') return { kind, operation, status: failure.status };
  if (kind === 'refused') return { kind, operation, reason: failure.reason, detail: failure.detail };
  return { kind, operation, at: failure.at };
}
