/** Event of an island that waits for an interaction: whoever needs it earlier hydrates it by this. */
export const hydrateEvent = 'island:hydrate';

/** Hydrates the islands in `place`, once; those that are hydrated do not listen any more. */
export function hydrateIslands(place: ParentNode): void {
  for (const island of place.querySelectorAll('astro-island[ssr]')) island.dispatchEvent(new Event(hydrateEvent));
}
