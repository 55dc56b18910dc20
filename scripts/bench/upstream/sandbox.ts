/** How often the sandbox was asked what: "getItem 4B1606H-STD de" and the like. */
export type Questions = Record<string, number>;

/** The sandbox of the shop, which counts what it is asked and can fall silent. */
export function createSandbox(url: string) {
  const control = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}/__sandbox/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
  const read = async (): Promise<Questions> =>
    ((await (await control('GET', 'state')).json()) as { questions: Questions }).questions;
  return {
    hang: () => control('POST', 'faults', { operation: '*', mode: 'hang' }),
    recover: () => control('DELETE', 'faults'),
    /** The questions for parts that the work leads to, how often each. */
    async countDuring(work: () => Promise<unknown>): Promise<number[]> {
      const before = await read();
      await work();
      return Object.entries(await read())
        .filter(([question]) => question.startsWith('getItem '))
        .map(([question, count]) => count - (before[question] ?? 0))
        .filter((count) => count > 0);
    },
  };
}
