/** An island as the server draws it with what it knows now; null where that fails or takes longer than a visitor waits. */
import { limits } from '#config/limits.ts';
import { isPrerendering, whenActive } from '#stores/browser/activation.ts';

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

/** An island without an interaction yet; not one whose scripts did not come, in whose place the page has another way. */
export const findDormant = (place: ParentNode | null): Element | null =>
  place?.querySelector('astro-island[ssr]:not([data-waking], [data-failed])') ?? null;

/** What another build has drawn does not hydrate in this page. */
export const isOfThisBuild = (fresh: Element, island: Element): boolean =>
  fresh.getAttribute('component-url') === island.getAttribute('component-url');

/** Now, or once a page that was made ready has been painted: what asks the shop does not hold up that frame (decision 0051). */
function whenPainted(run: () => void): void {
  if (isPrerendering()) whenActive(() => requestAnimationFrame(() => requestAnimationFrame(run)));
  else run();
}

/** Once the page has loaded and is painted: what it asks for by itself holds up nothing that it needs, and a page made ready asks nothing. */
export function whenQuiet(run: () => void): void {
  const begin = () => whenPainted(run);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
