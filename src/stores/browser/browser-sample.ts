import type { Persistence } from './persisted-value.ts';
import { createTextStore, type TextStore } from './storage.ts';

/** A browser for tests, with any number of tabs: each is told of what the others write. */
export function openSampleBrowser(stored = new Map<string, string>()) {
  const looks = new Map<object, () => void>();
  function openTab(): Persistence {
    const tab = {};
    const notifyOthers = () => looks.forEach((look, other) => other !== tab && look());
    return {
      area: {
        read: (key) => stored.get(key) ?? null,
        write(key, text) {
          stored.set(key, text);
          notifyOthers();
          return true;
        },
        remove(key) {
          stored.delete(key);
          notifyOthers();
        },
      },
      follow: (_key, look) => void looks.set(tab, look),
    };
  }
  return { stored, openTab };
}

/** One storage of a browser for tests; `isFull`: it keeps nothing more. */
export function openSampleArea({ stored = new Map<string, string>(), isFull = false } = {}) {
  const area: TextStore = createTextStore(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key) => void stored.delete(key),
  }));
  return { stored, area };
}

/** A browser that refuses to store. */
export const refusingBrowser: Persistence = {
  area: createTextStore(() => {
    throw new DOMException('denied', 'SecurityError');
  }),
  follow: () => {},
};
