/**
 * What a key brings about beyond its letter: run when the letter has been painted, and dropped where the next key comes sooner.
 * So a letter never waits for what is found for it.
 */
export function createAfterPaint(): (run: () => void) => void {
  let stop = () => {};
  return (run) => {
    stop();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a frame is told of before it is painted: what waits for the next task runs after it
    const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
    stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
}
