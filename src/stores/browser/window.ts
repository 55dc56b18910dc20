/** What a window is asked and watched for. A browser that answers nothing is taken for one of which it is not true. */

/** Whether a media query holds now: "(pointer: coarse)". */
export function matches(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Calls `look` whenever the query begins or ceases to hold. */
export function followMedia(query: string, look: (isTrue: boolean) => void): void {
  try {
    matchMedia(query).addEventListener('change', (event) => look(event.matches));
  } catch {
    // it stays as it was when the page came
  }
}

/**
 * Calls `look` when an element comes into view or leaves it; gives back what ends that. `look` is not called at all where the browser
 * cannot tell: whoever needs an answer begins with the one that shows everything.
 */
export function watchSight(
  element: Element,
  look: (entry: IntersectionObserverEntry) => void,
  options: IntersectionObserverInit = {},
): () => void {
  try {
    const watch = new IntersectionObserver((entries) => entries.slice(0, 1).forEach(look), options);
    watch.observe(element);
    return () => watch.disconnect();
  } catch {
    return () => {};
  }
}

/**
 * Whether an element has a place on the page, and its style does not hide it; one that is scrolled out of view is visible. As
 * `checkVisibility`, which Safari has only from 17.4 on.
 */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
