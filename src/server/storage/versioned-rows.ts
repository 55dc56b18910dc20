import type { Log } from '../log.ts';
import { decodeRow, encodeRow, type RowFault, type RowFormat } from './row-format.ts';
import type { Storage } from './storage.ts';

export type RowDependencies = { storage: Storage; log: Pick<Log, 'error' | 'toRef'> };

/** A row as it was found; its value is null where it cannot be read and stays where it is (`staysInPlace`). */
export type StoredRow<T> = { id: string; text: string; value: T | null };

/** The rows of one kind. A row that cannot be read is quarantined and logged, and then counts as missing. */
type Rows<T> = {
  /** null for none, and for one that cannot be read */
  read(id: string): Promise<T | null>;
  /** as `read`, with what is needed to replace exactly this row */
  find(id: string): Promise<StoredRow<T> | null>;
  list(): Promise<StoredRow<T>[]>;
  write(id: string, value: T, seconds?: number): Promise<void>;
  /** true when nothing was there and the value is there now */
  add(id: string, value: T, seconds?: number): Promise<boolean>;
  /** true when exactly the row that was found, or none, was there and the value is there now */
  replace(found: Pick<StoredRow<T>, 'id'> & { text: string | null }, value: T, seconds?: number): Promise<boolean>;
};

const asidePrefix = 'unreadable:';

type Unreadable = { key: string; text: string; fault: RowFault | 'unknown-id' };
type Kind = Pick<RowFormat<unknown>, 'kind' | 'keptSeconds'>;

/**
 * Copies a row that cannot be read to `unreadable:{key}`, where a person finds it, and logs that once for the same text. False where
 * the copy cannot be written; the row must then stay where it is.
 */
export async function quarantine(
  { storage, log }: RowDependencies,
  { kind, keptSeconds }: Kind,
  { key, text, fault }: Unreadable,
): Promise<boolean> {
  const facts = { kind, fault, row: log.toRef(key) };
  try {
    if ((await storage.get(asidePrefix + key)) === text) return true;
    await storage.set(asidePrefix + key, text, keptSeconds);
    log.error('row-unreadable', facts);
    return true;
  } catch (error) {
    log.error('row-not-set-aside', facts, error);
    return false;
  }
}

/** As `quarantine`, and removes the row from its place, unless somebody has changed it meanwhile. */
export async function quarantineAndRemove(
  dependencies: RowDependencies,
  kind: Kind,
  unreadable: Unreadable,
): Promise<void> {
  const { key, text } = unreadable;
  if (!(await quarantine(dependencies, kind, unreadable))) return;
  await dependencies.storage.compareAndDelete(key, text).catch(() => false);
}

/** Opens the rows of a kind. Every call rejects when the storage cannot be asked, never because of what is in it. */
export function openRows<T>(format: RowFormat<T>, dependencies: RowDependencies): Rows<T> {
  const { storage } = dependencies;
  const { prefix, keptSeconds } = format;

  async function readRow(id: string, text: string): Promise<StoredRow<T> | null> {
    const decoded = decodeRow(format, text);
    if (decoded.ok) return { id, text, value: decoded.value };
    const unreadable = { key: prefix + id, text, fault: decoded.fault };
    await (format.staysInPlace ? quarantine : quarantineAndRemove)(dependencies, format, unreadable);
    return format.staysInPlace ? { id, text, value: null } : null;
  }

  const find = async (id: string) => {
    const text = await storage.get(prefix + id);
    return text === null ? null : readRow(id, text);
  };

  return {
    find,
    read: async (id) => (await find(id))?.value ?? null,
    async list() {
      const entries = await storage.list(prefix);
      const rows = await Promise.all(entries.map(({ key, value }) => readRow(key.slice(prefix.length), value)));
      return rows.filter((row) => row !== null);
    },
    write: (id, value, seconds = keptSeconds) => storage.set(prefix + id, encodeRow(format, value), seconds),
    add: (id, value, seconds = keptSeconds) => storage.putIfAbsent(prefix + id, encodeRow(format, value), seconds),
    replace({ id, text }, value, seconds = keptSeconds) {
      const next = encodeRow(format, value);
      return text === null
        ? storage.putIfAbsent(prefix + id, next, seconds)
        : storage.compareAndSwap(prefix + id, text, next, seconds);
    },
  };
}

/** How many rows of each kind lie aside, the kinds without any left out; `other` for kinds that this program does not know. */
export async function countQuarantined(
  { storage }: Pick<RowDependencies, 'storage'>,
  formats: readonly Pick<RowFormat<unknown>, 'kind' | 'prefix'>[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { key } of await storage.list(asidePrefix)) {
    const { kind } = formats.find(({ prefix }) => key.startsWith(asidePrefix + prefix)) ?? { kind: 'other' };
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
