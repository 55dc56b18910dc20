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

export const sessionText = createTextStore(() => sessionStorage);

/**
 * What this browser stores as JSON says its version: `{"v": 1, "data": …}`. A text without one is of an earlier release and has
 * the same data. A change of the data that an older text cannot meet needs a next version, and its reading here.
 */
export const writeVersioned = (data: unknown): string => JSON.stringify({ v: 1, data });

const unwrap = (json: unknown): unknown => {
  if (typeof json !== 'object' || json === null || !('v' in json)) return json;
  return json.v === 1 && 'data' in json ? json.data : undefined;
};

/** Never throws; null for nothing, for broken text, for a later version and for what something else wrote there. */
export function readVersioned<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  try {
    return schema.safeParse(unwrap(JSON.parse(text ?? 'null'))).data ?? null;
  } catch {
    return null;
  }
}
