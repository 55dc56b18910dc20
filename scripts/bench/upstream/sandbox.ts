import { isVisibleCode } from '#domain/part/part.ts';
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
    /** So many sizes of each set, as slugs. Throws where a set has not so many. */
    async readSizes(sets: readonly string[], sizes: number): Promise<string[][]> {
      return Promise.all(
        sets.map(async (set) => {
          const { data } = (await (await control('GET', `parts?query=${set}-`)).json()) as { data: { slug: string }[] };
          const slugs = data.map(({ slug }) => slug).filter((slug) => isVisibleCode(slug));
          const ofSet = slugs.filter((slug) => parsePartCode(slug).set === set).slice(0, sizes);
          if (ofSet.length < sizes) throw new Error(`the sandbox has ${ofSet.length} sizes of ${set}`);
          return ofSet;
        }),
      );
    },
  };
}
export type Witness = ReturnType<typeof createWitness>;
