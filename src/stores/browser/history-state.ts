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

/** A browser that refuses, because of too many changes at once, keeps nothing: Back then shows everything, or leaves the page. */
function write(how: 'pushState' | 'replaceState', name: string, value: unknown): void {
  try {
    history[how]({ ...read(), [name]: value }, '');
  } catch {
    // as if nothing had been kept
  }
}

/** A step of its own, at the same address, with something under a name. */
export const addStep = (name: string, value: unknown): void => write('pushState', name, value);

/** Keeps something under a name in this step; what others have kept stays. */
export const keepInStep = (name: string, value: unknown): void => write('replaceState', name, value);
