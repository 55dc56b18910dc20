import { fail, succeed, type Failure, type Result } from '#domain/failure.ts';

/** Does `task` for all items, at most `limit` at a time, and keeps their order. The first failure stops what has not begun. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<Result<R>>,
): Promise<Result<R[]>> {
  const results: R[] = [];
  const queue = items.entries();
  let failure: Failure | null = null;
  const work = async () => {
    for (const [index, item] of queue) {
      const result = await task(item);
      if (result.ok) results[index] = result.value;
      else failure ??= result.failure;
      if (failure) return;
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return failure ? fail(failure) : succeed(results);
}
