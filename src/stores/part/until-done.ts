/** Waiting for what may never come. */
type Effects = {
  /** whether it is still to be waited for */
  isWaiting: () => boolean;
  /** calls whenever that may have changed, until the answer ends it */
  watch: (changed: () => void) => () => void;
  schedule: (run: () => void, delayMs: number) => () => void;
};

/** True as soon as nothing is waited for any more, at once where nothing is; false where it takes longer than `limitMs`. */
export function untilDone({ isWaiting, watch, schedule }: Effects, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    if (!isWaiting()) return resolve(true);
    let stopWatching = () => {};
    const stopTimer = schedule(() => end(false), limitMs);
    const end = (isDone: boolean): void => {
      stopTimer();
      stopWatching();
      resolve(isDone);
    };
    stopWatching = watch(() => {
      if (!isWaiting()) end(true);
    });
  });
}
