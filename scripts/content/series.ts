/** Saved files that wait for their turn. */
export type Series = { add(file: string, savedAt: number): void };

/**
 * Has one file shown after the other, each once however often it was saved while it waited; `savedAt` is that of its first save.
 * `settleMs` after a file's last save its turn may come.
 */
export function createSeries(show: (file: string, savedAt: number) => Promise<void>, settleMs: number): Series {
  const waiting = new Map<string, { savedAt: number; timer: NodeJS.Timeout }>();
  let running = Promise.resolve();
  return {
    add(file, savedAt) {
      const before = waiting.get(file);
      clearTimeout(before?.timer);
      const first = before?.savedAt ?? savedAt;
      const timer = setTimeout(() => {
        waiting.delete(file);
        running = running.then(async () => show(file, first)).catch((error: unknown) => console.error(error));
      }, settleMs);
      waiting.set(file, { savedAt: first, timer });
    },
  };
}
