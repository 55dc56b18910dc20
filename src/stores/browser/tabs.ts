/** Other tabs of the shop in this browser: telling them, hearing of them, and working while none of them does. */

type Tabs = {
  notify: () => void;
  /** calls `look` when another tab has notified, until the signal ends it */
  listen: (look: () => void, signal: AbortSignal) => void;
};

/** A browser without channels, or one that refuses them, has no other tabs. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Opened when it is first used: a page is drawn where there are no tabs. */
export function createTabs(name: string): Tabs {
  let channel: BroadcastChannel | null | undefined;
  const open = () => (channel ??= openChannel(name));
  return {
    notify() {
      try {
        open()?.postMessage('changed');
      } catch {
        // closed by the browser: the others look again when they are shown
      }
    },
    listen: (look, signal) => open()?.addEventListener('message', look, { signal }),
  };
}

/**
 * Does the work while no other tab does its own under this name. A browser that has no Web Locks, or refuses them, as one does that
 * blocks cookies, does it at once. What the work itself throws is not taken for a refusal: it is done once.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  let done: Promise<T> | undefined;
  const once = () => (done ??= work());
  try {
    return await navigator.locks.request(name, once);
  } catch {
    return once();
  }
}
