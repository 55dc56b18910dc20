import type { Keeping } from './persisted-value.ts';
import { createTextStore } from './storage.ts';

/** A browser for tests, with any number of tabs: each is told of what the others write. */
export function openSampleBrowser(kept = new Map<string, string>()) {
  const looks = new Map<object, () => void>();
  function openTab(): Keeping {
    const tab = {};
    const tellOthers = () => looks.forEach((look, other) => other !== tab && look());
    return {
      area: {
        read: (key) => kept.get(key) ?? null,
        write(key, text) {
          kept.set(key, text);
          tellOthers();
          return true;
        },
        remove(key) {
          kept.delete(key);
          tellOthers();
        },
      },
      follow: (_key, look) => void looks.set(tab, look),
    };
  }
  return { kept, openTab };
}

/** A browser that refuses to store. */
export const refusingBrowser: Keeping = {
  area: createTextStore(() => {
    throw new DOMException('denied', 'SecurityError');
  }),
  follow: () => {},
};
