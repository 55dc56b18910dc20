/** Event of an island that sleeps until it is touched: whoever needs it earlier wakes it by this. */
export const wakeEvent = 'island:wake';

/** Wakes the islands in `place`, once; those that are awake do not listen any more. */
export function wakeIslands(place: ParentNode): void {
  for (const island of place.querySelectorAll('astro-island[ssr]')) island.dispatchEvent(new Event(wakeEvent));
}
