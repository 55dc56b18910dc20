import { matches } from '#stores/browser/window.ts';

/** Ms from which what a key brought about is in the way of the next keys, and how long these are waited for at most. */
const [noticedMs, mostMs] = [100, 250];
/** ms that a wait becomes shorter with each run that was quick: one letter alone brings about little */
const shorterMs = 80;

/** A telephone is thought to be slow until it has shown that it is not. */
const guess = () => (matches('(pointer: coarse)') ? mostMs : 0);

/**
 * What a key brings about beyond its letter: run when the letter has been painted, and dropped where the next key comes sooner.
 * So a letter never waits for what is found for it. On a slow machine it is run in a pause between keys: as long as it took
 * before, in browsers that tell when they are done.
 */
export function createAfterPaint(): (run: () => void) => void {
  let stop = () => {};
  let tookMs: number | undefined;

  const runTimed = (run: () => void, lastMs: number) => {
    const begun = performance.now();
    run();
    tookMs = 0;
    globalThis.requestIdleCallback?.(() => (tookMs = Math.max(performance.now() - begun, lastMs - shorterMs)));
  };

  return (run) => {
    stop();
    const lastMs = Math.min((tookMs ??= guess()), mostMs);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a frame is told of before it is painted: what waits for the next task runs after it
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(runTimed, lastMs < noticedMs ? 0 : lastMs, run, lastMs);
    });
    stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
}
