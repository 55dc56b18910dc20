/** An island as the server draws it with what it knows now; null where that fails or takes longer than a visitor waits. */
import { limits } from '#config/limits.ts';

export async function fetchIsland(path: string): Promise<Element | null> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(limits.liveBoxMs) });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('astro-island');
  } catch {
    return null;
  }
}

/** An island that nobody has touched yet. */
export const findAsleep = (place: ParentNode | null): Element | null =>
  place?.querySelector('astro-island[ssr]:not([data-waking])') ?? null;

/** What another build has drawn does not wake in this page. */
export const isOfThisBuild = (fresh: Element, island: Element): boolean =>
  fresh.getAttribute('component-url') === island.getAttribute('component-url');
