/** The page's live region (`announcer.ts`) comes with the first touch: before, nothing has changed that somebody has done. */
const touches = ['pointerdown', 'keydown', 'click', 'input'] as const;

export function startAnnouncing(): void {
  const control = new AbortController();
  const begin = () => {
    control.abort();
    // where it cannot be had now, the next touch asks again
    import('#islands/shared/announcer.ts').then(({ startAnnouncer }) => startAnnouncer(), startAnnouncing);
  };
  for (const touch of touches) addEventListener(touch, begin, { signal: control.signal, capture: true, passive: true });
}
