/** Runs later; the answer calls it off. The timer of every store, so that tests can hand in their own. */
export function later(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}

/** Ends the task: what was pressed meanwhile is answered, and what has changed is painted, before it goes on. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void later(resolve, 0));
