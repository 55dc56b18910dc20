import type { Log } from '../log.ts';
import { createLeases, type Held, type LeaseWait } from '../storage/lease.ts';
import { decodeRow, encodeRow } from '../storage/row-format.ts';
import type { Storage } from '../storage/storage.ts';
import { quarantine } from '../storage/versioned-rows.ts';
import { keptForPlacing, type PlacingRecord, placingRows, toUnsettledRecord } from './placing-record.ts';

export type LeasedRecord = Held<PlacingRecord>;

/**
 * The journal of orders being placed, one record for each cart. A row that cannot be read is never taken for none: it counts
 * as `converting`, so that the cart is asked for its order before anything else is done with it.
 */
export type Journal = {
  read(cartId: string): Promise<PlacingRecord | null>;
  /** null while somebody else holds it; `blank` is the record to begin with where there is none */
  take(cartId: string, blank: Omit<PlacingRecord, 'lease'>, wait?: LeaseWait): Promise<LeasedRecord | null>;
  list(): Promise<PlacingRecord[]>;
};

type JournalOptions = {
  storage: Storage;
  log: Pick<Log, 'error' | 'toRef'>;
  now: () => number;
  /** how long a right outlives a dead process */
  leaseMs: number;
  /** how long a createOrder that somebody has sent may still be under way */
  silenceMs: number;
  /** called whenever a row is found that cannot be read, with what it counts as */
  onUnreadable?: (record: PlacingRecord) => void;
};

const { prefix } = placingRows;

/** Builds the journal on the shop's storage. Every call rejects when the storage cannot be asked. */
export function createJournal(options: JournalOptions): Journal {
  const { storage, now, leaseMs, silenceMs, onUnreadable = () => {} } = options;

  /** A row that names another cart than its key is as good as broken. */
  function decode(text: string, key: string) {
    const cartId = key.slice(prefix.length);
    const decoded = decodeRow(placingRows, text);
    if (decoded.ok && decoded.value.cartId === cartId) return { record: decoded.value, fault: null };
    const fault = decoded.ok ? ('wrong-shape' as const) : decoded.fault;
    return { record: toUnsettledRecord(cartId, now() + leaseMs + silenceMs), fault };
  }

  async function read(key: string, text: string): Promise<PlacingRecord> {
    const { record, fault } = decode(text, key);
    if (fault === null) return record;
    await quarantine(options, placingRows, { key, text, fault });
    onUnreadable(record);
    return record;
  }

  const readKey = async (key: string) => {
    const text = await storage.get(key);
    return text === null ? null : read(key, text);
  };

  const leases = createLeases<PlacingRecord>({
    ...{ storage, now, leaseMs, keptFor: keptForPlacing },
    encode: (record) => encodeRow(placingRows, record),
    decode: (text, key) => decode(text, key).record,
  });

  return {
    read: (cartId) => readKey(prefix + cartId),
    async take(cartId, blank, wait) {
      // what cannot be read is aside before something else takes its place
      await readKey(prefix + cartId);
      return leases.take(prefix + cartId, blank, wait);
    },
    list: async () => Promise.all((await storage.list(prefix)).map(({ key, value }) => read(key, value))),
  };
}
