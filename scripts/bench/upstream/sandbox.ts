import { isVisibleCode } from '#domain/part/part-visibility.ts';
import { parsePartCode } from '#domain/part/part-code.ts';

/** What the sandbox has been asked since it was last looked at, by its own record. */
export type Questions = Record<string, number>;

export function createWitness(sandboxUrl: string) {
  const control = (method: string, path: string, body?: object) =>
    fetch(`${sandboxUrl}/__sandbox/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
  const read = async (): Promise<Questions> =>
    ((await (await control('GET', 'state')).json()) as { questions: Questions }).questions;

  return {
    hang: () => control('POST', 'faults', { operation: '*', mode: 'hang' }),
    recover: () => control('DELETE', 'faults'),
    /** The questions that the work leads to. */
    async during(work: () => Promise<void>): Promise<Questions> {
      const before = await read();
      await work();
      const after = await read();
      return Object.fromEntries(
        Object.entries(after)
          .map(([question, count]) => [question, count - (before[question] ?? 0)] as const)
          .filter(([, count]) => count > 0),
      );
    },
    /** Sets with so many sizes, as slugs, in the order of the data. */
    async findSets(sizes: number): Promise<string[][]> {
      const { data } = (await (await control('GET', 'parts?query=H')).json()) as { data: { slug: string }[] };
      const slugs = data.map(({ slug }) => slug).filter((slug) => isVisibleCode(slug) && parsePartCode(slug).size);
      const sets = Map.groupBy(slugs, (slug) => parsePartCode(slug).set);
      return [...sets.values()].filter((set) => set.length === sizes);
    },
  };
}
export type Witness = ReturnType<typeof createWitness>;
