/** Runs later; the answer calls it off. The timer of every store, so that tests can hand in their own. */
export function later(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
