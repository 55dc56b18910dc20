/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the work gives, or `instead` when it takes longer than so many milliseconds; the work itself goes on. */
export async function withTimeout<T, I>(work: Promise<T>, ms: number, instead: I): Promise<T | I> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<I>((resolve) => {
    timer = setTimeout(() => resolve(instead), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
