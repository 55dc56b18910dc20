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
