/**
 * What a page shows of itself that is no address of its own, such as what a table was filtered by: kept with the step of the
 * visitor's way, so that Back brings it again, and another visit of the page begins anew.
 */
const read = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** What was kept under a name in this step; undefined where nothing was. */
export const readStep = (name: string): unknown => read()[name];

/** A step of its own, at the same address, with something under a name; a browser that refuses adds none. */
export function addStep(name: string, value: unknown): void {
  try {
    history.pushState({ ...read(), [name]: value }, '');
  } catch {
    // too many steps at once: Back leaves the page
  }
}

/** Keeps something under a name in this step; what others have kept stays. A browser that refuses keeps nothing. */
export function keepInStep(name: string, value: unknown): void {
  try {
    history.replaceState({ ...read(), [name]: value }, '');
  } catch {
    // too many changes at once, or a page that may not: Back then shows everything
  }
}
