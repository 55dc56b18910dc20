/**
 * `client:asked`: an island that answers what the address asks (`html[data-asked]`, set by its page before anything is painted):
 * then it starts at once, as `client:start` does. Where nothing is asked its page is there to be read, and it starts with a
 * pointer over it, a press, a key or a text in it; the focus, which the page sets itself, is no touch (rule finder.early-input).
 */
import start from './start.ts';

type Load = () => Promise<() => Promise<void>>;

const touches = ['pointerover', 'pointerdown', 'keydown', 'input'] as const;

/** Typed before this script had come. */
const isTyped = (island: HTMLElement): boolean =>
  [...island.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

export default function asked(load: Load, options: unknown, island: HTMLElement): void {
  if ('asked' in document.documentElement.dataset || isTyped(island)) return start(load, options, island);
  const control = new AbortController();
  const wake = () => {
    control.abort();
    start(load, options, island);
  };
  for (const touch of touches) island.addEventListener(touch, wake, { signal: control.signal, passive: true });
}
