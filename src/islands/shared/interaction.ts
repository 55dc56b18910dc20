/**
 * `client:interaction`: an island that sleeps until it is touched. A pointer over it, the focus or a key in it wake it; so that
 * the wait is not felt, a pointer or the focus in what surrounds it does too. What was pressed and typed meanwhile is kept by
 * the page (`components/page/EarlyInput.astro`) and done as soon as the island listens.
 */
import { wakeEvent } from '#stores/browser/wake.ts';

export type Interaction = {
  /** selector of what surrounds the island: a pointer or the focus there counts as in it */
  near?: string;
  /** keys of the browser's storage: where something is kept under one, the island shows it and so wakes by itself */
  kept?: readonly string[];
  /** words of the address that the island shows something by: "#dealer", "find=" */
  address?: readonly string[];
};

type Load = () => Promise<() => Promise<void>>;

/** `input` comes alone where the browser fills a field in */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

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
  kept.some(isKept) ||
  address.some((word) => (location.search + location.hash).includes(word));

export default function interaction(load: Load, { value }: { value?: unknown }, island: HTMLElement): void {
  const options = (typeof value === 'object' ? value : null) as Interaction | null;
  const control = new AbortController();
  const wake = async () => {
    if (control.signal.aborted) return;
    control.abort();
    island.dataset['waking'] = '';
    const hydrate = await load();
    await hydrate();
  };
  if (isWanted(options ?? {}, island)) return void wake();
  const { signal } = control;
  const surroundings = (options?.near ? island.closest<HTMLElement>(options.near) : null) ?? island;
  for (const touch of touches) surroundings.addEventListener(touch, () => void wake(), { signal, passive: true });
  island.addEventListener(wakeEvent, () => void wake(), { signal });
  if (options?.address) addEventListener('hashchange', () => isWanted(options, island) && void wake(), { signal });
}
