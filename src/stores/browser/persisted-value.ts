/** One thing that this browser keeps for a visitor, the same in every tab. Where storage is refused it lasts for the page. */
import { atom } from 'nanostores';
import { whenShownLater } from './activation.ts';
import { persistedChanged } from './persisted-changed.ts';
import { localText, type TextStore } from './storage.ts';

export type Persistence = {
  area: TextStore;
  /** calls `look` whenever another tab may have changed what is stored */
  follow: (key: string, look: () => void) => void;
  /** tells the rest of this page, which may not have loaded the store, that something is kept or dropped */
  announce?: (key: string) => void;
};

type Form<T> = {
  /** never throws; gives the value of nothing for what is broken or foreign */
  parse: (text: string | null) => T;
  /** null: nothing to keep */
  write: (value: T) => string | null;
  /** true for text of a later version of the shop, which another tab or the next release can read: it is left untouched */
  isNewer?: (text: string | null) => boolean;
};

export function createPersistedValue<T>(
  key: string,
  { parse, write, isNewer = () => false }: Form<T>,
  { area, follow, announce }: Persistence,
) {
  const read = () => parse(area.read(key));
  const $value = atom<T>(read());
  const $isNewer = atom(isNewer(area.read(key)));
  let isRefused = false;
  const look = (): void => {
    $value.set(read());
    $isNewer.set(isNewer(area.read(key)));
  };
  follow(key, look);

  function save(value: T): void {
    if (isNewer(area.read(key))) return look();
    const text = write(value);
    if (text === null) area.remove(key);
    else isRefused = !area.write(key, text);
    $value.set(value);
    announce?.(key);
  }

  return {
    $value,
    /** what is kept cannot be read here; nothing is written then */
    $isNewer,
    save,
    /** Changes what is kept now, which another tab may have changed a moment ago. */
    change: (toNext: (value: T) => T): void => save(toNext(isRefused ? $value.get() : read())),
  };
}

/** A storage event without a key says that everything was cleared; a page that was not there has heard none. */
function followTabs(key: string, look: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => (event.key === key || event.key === null) && look());
  whenShownLater(look);
}

export const inBrowser: Persistence = {
  area: localText,
  follow: followTabs,
  announce: (key) => document.dispatchEvent(new CustomEvent(persistedChanged, { detail: key })),
};
