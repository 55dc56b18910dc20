/**
 * A browser may make a page ready before anybody presses the link to it, and show it when that is pressed: it is prerendered
 * and then activated. Most such pages are never seen, so they ask the shop nothing until then (rule page.activation).
 */
const activation = 'prerenderingchange';

/** True while the page is made ready and nobody sees it; false on the server, and in browsers that never do this. */
export const isPrerendering = (): boolean =>
  (globalThis as { document?: { prerendering?: boolean } }).document?.prerendering === true;

/** Runs once the page is seen: now, or when it is activated. */
export function whenActive(run: () => void): void {
  if (isPrerendering()) document.addEventListener(activation, run, { once: true });
  else run();
}

/** Runs whenever the browser shows the page again as it was left, out of its memory: it has heard nothing meanwhile. */
export function whenRestored(look: () => void, options?: { signal: AbortSignal }): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), options);
}

/** The same, and when a page that was prerendered is activated: what is kept in the browser may be another by then. */
export function whenActivatedOrRestored(look: () => void): void {
  document.addEventListener(activation, look);
  whenRestored(look);
}
