import { interactions, noteInteraction } from '#stores/browser/first-interaction.ts';

/**
 * Runs once: with the picture that a visitor sees first, with the first interaction where that is sooner, at once on a page without
 * such a picture. What a page can do without until then neither shares the line with its picture nor holds up its painting.
 */
export function afterFirstPicture(run: () => void): void {
  noteInteraction();
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return run();
  const control = new AbortController();
  const options: AddEventListenerOptions = { signal: control.signal, capture: true, passive: true };
  const begin = () => {
    control.abort();
    run();
  };
  for (const name of ['load', 'error']) picture.addEventListener(name, begin, options);
  for (const name of interactions) addEventListener(name, begin, options);
}

/** Says of a script that it did not come; the page tells the visitor (`EarlyInput.astro`). */
export const sayLost = (): unknown => dispatchEvent(new Event('page:script-lost'));
