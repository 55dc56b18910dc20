import { retention } from '#config/retention.ts';
import type { Log } from '../log.ts';
import type { Storage } from './storage.ts';

/** Raised for every call while the storage is sick: what was asked has not been done, and nobody may act as if it were. */
class StorageSick extends Error {
  override name = 'StorageSick';
}

/** Also for one that another bundle has raised. */
export const isStorageSick = (error: unknown): boolean => error instanceof Error && error.name === 'StorageSick';

/** A storage that may be sick: it then rejects every call, looks for itself whether it is well again, and says both in the log. */
export type HeldStorage = Storage & { condition(): 'good' | 'sick' };

/** What is wrong, and what a person has to do; `mustReopen` where nothing of what is open may be believed. Null for what is no sickness. */
export type Diagnosis = { fault: string; remedy: string; mustReopen: boolean } | null;

type HeldStorageOptions = {
  open: () => Storage | Promise<Storage>;
  diagnose: (error: unknown) => Diagnosis;
  /** what a person looks for: the file, or where the server is */
  place: string;
  log: Pick<Log, 'info' | 'error'>;
  /** milliseconds between two looks whether it is well, or well again; nobody may ask it for hours */
  lookEveryMs?: number;
};

const probeKey = 'storage-probe';

/**
 * Opens the storage, or begins sick where it cannot be had: pages, prices and search need none of it. Whoever needs it is
 * told at once that it is not there. It is well again when it was opened anew, where that is needed, and something could be written.
 */
export async function holdStorage(options: HeldStorageOptions): Promise<HeldStorage> {
  const { open, diagnose, place, log, lookEveryMs = 5_000 } = options;
  let inner: Storage | null = null;
  /** what is wrong with it; null while it is well */
  let sickness: string | null = null;

  const drop = () => {
    void inner?.close().catch(() => undefined);
    inner = null;
  };

  const fallSick = (error: unknown, { fault, remedy, mustReopen }: NonNullable<Diagnosis>) => {
    if (mustReopen) drop();
    if (sickness === fault) return;
    sickness = fault;
    log.error('storage-sick', { place, fault, remedy }, error);
  };

  const recover = async () => {
    try {
      inner ??= await open();
      await inner.set(probeKey, '', retention['storage-probe'].seconds);
      sickness = null;
      log.info('storage-well', { place });
    } catch (error) {
      const diagnosis = diagnose(error);
      if (diagnosis) fallSick(error, diagnosis);
    }
  };

  const run = async <T>(work: (storage: Storage) => Promise<T>): Promise<T> => {
    if (inner === null) throw new StorageSick('the storage is sick');
    try {
      return await work(inner);
    } catch (error) {
      const diagnosis = diagnose(error);
      if (diagnosis === null) throw error;
      fallSick(error, diagnosis);
      throw new StorageSick('the storage is sick', { cause: error });
    }
  };

  const look = () => (sickness === null ? run((storage) => storage.get(probeKey)) : recover());

  try {
    inner = await open();
  } catch (error) {
    fallSick(error, diagnose(error) ?? { fault: 'unknown', remedy: 'see the error of this line', mustReopen: true });
  }
  const clock = setInterval(() => void look().catch(() => undefined), lookEveryMs).unref();
  return {
    condition: () => (sickness === null ? 'good' : 'sick'),
    get: (...args) => run((storage) => storage.get(...args)),
    set: (...args) => run((storage) => storage.set(...args)),
    delete: (...args) => run((storage) => storage.delete(...args)),
    putIfAbsent: (...args) => run((storage) => storage.putIfAbsent(...args)),
    compareAndSwap: (...args) => run((storage) => storage.compareAndSwap(...args)),
    compareAndDelete: (...args) => run((storage) => storage.compareAndDelete(...args)),
    list: (...args) => run((storage) => storage.list(...args)),
    async close() {
      clearInterval(clock);
      await inner?.close();
    },
  };
}
