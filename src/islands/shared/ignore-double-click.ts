/**
 * From now on the second press of a double click does nothing until a new press begins: it was meant for the button that
 * was there before, not for what has taken its place. Answers how to stop.
 */
export function ignoreDoubleClick(): () => void {
  const watch = new AbortController();
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return watch.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ['mousedown', 'click'] as const)
    addEventListener(name, swallow, { capture: true, signal: watch.signal });
  return () => watch.abort();
}

/** Gives the focus to what a press has brought, and leaves it there when the press was a double one. For an effect. */
export function focusWithoutDoubleClick(element: HTMLElement | null): () => void {
  element?.focus();
  return ignoreDoubleClick();
}
