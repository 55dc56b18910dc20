/**
 * `client:interaction`: an island whose scripts are fetched when somebody turns to it. A pointer over it, the focus or a key in it
 * hydrate it; so that the wait is not felt, a pointer or the focus in what surrounds it does too. What was pressed and typed
 * meanwhile is kept by the page (`components/page/EarlyInput.astro`) and done as soon as the island listens (rule finder.early-input).
 */
import { hydrateEvent } from '#stores/browser/hydrate.ts';
import { localText, sessionText } from '#stores/browser/storage.ts';

export type Interaction = {
  /** selector of what surrounds the island: a pointer or the focus there counts as in it */
  near?: string;
  /** keys of the browser's storage: where something is kept under one, the island shows it and is hydrated at once */
  kept?: readonly string[];
  /** words of the address that the island shows something by: "#dealer", "find=" */
  address?: readonly string[];
  /** false where the page sets the focus itself, which is no interaction then */
  focus?: false;
};

type Load = () => Promise<() => Promise<void>>;

/** `input` comes alone where the browser fills a field in */
const ofIsland = ['pointerdown', 'keydown', 'input', hydrateEvent] as const;
const ofPlace = ['pointerover', 'focusin'] as const;

const isKept = (key: string): boolean => (localText.read(key) ?? sessionText.read(key)) !== null;

const isTyped = (island: HTMLElement): boolean =>
  [...island.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** True where the island has something to do before anybody turns to it. */
const isWanted = ({ kept = [], address = [], focus }: Interaction, island: HTMLElement): boolean =>
  (focus !== false && island.contains(document.activeElement)) ||
  island.querySelector('[data-pressed]') !== null ||
  isTyped(island) ||
  kept.some(isKept) ||
  address.some((word) => (location.search + location.hash).includes(word));

export default function interaction(load: Load, { value }: { value?: unknown }, island: HTMLElement): void {
  const wish = (typeof value === 'object' ? (value ?? {}) : {}) as Interaction;
  const place = (wish.near ? island.closest<HTMLElement>(wish.near) : null) ?? island;
  const control = new AbortController();
  const hydrate = async () => {
    if (control.signal.aborted) return;
    control.abort();
    island.dataset['waking'] = '';
    const run = await load();
    await run();
  };
  const options: AddEventListenerOptions = { signal: control.signal, passive: true };
  const listen = (target: EventTarget, name: string) => target.addEventListener(name, () => void hydrate(), options);
  for (const name of ofIsland) listen(island, name);
  for (const name of ofPlace) if (name !== 'focusin' || wish.focus !== false) listen(place, name);
  if (wish.address) addEventListener('hashchange', () => isWanted(wish, island) && void hydrate(), options);
  if (isWanted(wish, island)) void hydrate();
}
