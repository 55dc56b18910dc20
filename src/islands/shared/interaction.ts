/**
 * `client:interaction`: an island that sleeps until it is touched. A pointer over it, the focus or a key in it wake it; so that
 * the wait is not felt, a pointer or the focus in what surrounds it does too. What was pressed and typed meanwhile is kept by
 * the page (`components/page/EarlyInput.astro`) and done as soon as the island listens. Where its scripts cannot be had, it
 * sleeps again, and the next press, key or letter in it tries once more (rule finder.early-input).
 */
import { isLeaving } from '#stores/browser/leaving-instance.ts';
import { wakeEvent } from '#stores/browser/wake.ts';
import { failed, fetchScripts, runInTurn, scriptsOf } from './fetch-scripts.ts';

export type Interaction = {
  /** selector of what surrounds the island: a pointer or the focus there counts as in it */
  near?: string;
  /** keys of the browser's storage: where something is kept under one, the island shows it and so wakes by itself */
  kept?: readonly string[];
  /** words of the address that the island shows something by: "#dealer", "find=" */
  address?: readonly string[];
};

type Load = () => Promise<() => Promise<void>>;
type Touch = keyof GlobalEventHandlersEventMap;

/** `input` comes alone where the browser fills a field in */
const acts: readonly Touch[] = ['pointerdown', 'keydown', 'input'];
/** they say that an act may come; after a failure they wake it no more, or a mouse on its way would ask again and again */
const intents: readonly Touch[] = ['pointerover', 'focusin'];

/** Storage may be refused: then nothing is kept. */
function isKept(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
  } catch {
    return false;
  }
}

/** True where the island has something to do before anybody touches it. */
const isWanted = ({ kept = [], address = [] }: Interaction, island: HTMLElement): boolean =>
  island.contains(document.activeElement) ||
  island.querySelector('[data-pressed]') !== null ||
  kept.some(isKept) ||
  address.some((word) => (location.search + location.hash).includes(word));

export default function interaction(load: Load, { value }: { value?: unknown }, island: HTMLElement): void {
  const wish = (typeof value === 'object' ? (value ?? {}) : {}) as Interaction;

  /** `asked`: somebody waits for it, and is told where it does not come */
  async function wake(isAsked: boolean): Promise<void> {
    island.dataset['waking'] = isAsked ? 'asked' : '';
    island.addEventListener(failed, sleepAgain, { once: true });
    try {
      await runInTurn(await fetchScripts(scriptsOf(island)));
    } catch {
      if (isLeaving()) return sleepAgain();
      return void island.dispatchEvent(new Event(failed, { bubbles: true }));
    }
    const hydrate = await load();
    await hydrate();
  }

  /** Until something touches `place`. */
  function sleep(place: HTMLElement, hints: readonly Touch[]): void {
    const control = new AbortController();
    const options: AddEventListenerOptions = { signal: control.signal, passive: true };
    const rouse = (isAsked: boolean) => {
      control.abort();
      void wake(isAsked);
    };
    for (const hint of hints) place.addEventListener(hint, () => rouse(false), options);
    for (const act of acts) place.addEventListener(act, () => rouse(true), options);
    island.addEventListener(wakeEvent, () => rouse(true), options);
    if (wish.address) addEventListener('hashchange', () => isWanted(wish, island) && rouse(false), options);
  }

  function sleepAgain(): void {
    delete island.dataset['waking'];
    sleep(island, []);
  }

  if (isWanted(wish, island)) return void wake(false);
  sleep((wish.near ? island.closest<HTMLElement>(wish.near) : null) ?? island, intents);
}
