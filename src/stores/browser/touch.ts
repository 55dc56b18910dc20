const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Runs once, with the visitor's first interaction from now on, or at once where that has come before the scripts of the page did. The
 * answer calls it off.
 */
export function whenTouched(run: () => void): () => void {
  if ('interacted' in document.documentElement.dataset) {
    run();
    return () => {};
  }
  const control = new AbortController();
  const notice = () => {
    control.abort();
    run();
  };
  for (const name of touches) addEventListener(name, notice, { signal: control.signal, passive: true });
  return () => control.abort();
}
