import type * as z from 'zod/mini';

/** The browser's storage, where it may be used: private windows and full disks refuse it, and the page must go on. */
export type TextStore = {
  /** null where nothing is kept or nothing may be read */
  read: (key: string) => string | null;
  /** false where it could not be kept */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
};

/** Wraps a storage so that no refusal is thrown; `open` itself may throw. */
export function createTextStore(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TextStore {
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => open().getItem(key), null),
    write: (key, text) => attempt(() => (open().setItem(key, text), true), false),
    remove: (key) => attempt(() => open().removeItem(key), undefined),
  };
}

/** For all tabs, until it is removed. */
export const localText = createTextStore(() => localStorage);
/** Until the tab is closed. */
export const sessionText = createTextStore(() => sessionStorage);

/** What this browser stores as JSON says its version. A change that makes an older text unreadable needs the next one. */
export const writeVersioned = (data: unknown): string => JSON.stringify({ v: 1, data });

/** Never throws; null for nothing, for broken text, for another version and for what something else wrote there. */
export function readVersioned<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  try {
    const { v, data } = JSON.parse(text ?? '{}') as { v?: unknown; data?: unknown };
    return v === 1 ? (schema.safeParse(data).data ?? null) : null;
  } catch {
    return null;
  }
}
