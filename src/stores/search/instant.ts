/** The instant search: the index of the build, loaded once, and answered from here. */
import { call } from '#api/call.ts';
import { searchIndexPath, searchIndexSchema } from '#api/search-index.ts';
import { fail, type Result, succeed } from '#domain/failure.ts';
import type { MyEngine } from '#domain/catalogue/my-engine.ts';
import { answerQuery } from '#domain/search/answer-query.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import { readIndex, type SearchIndex } from '#domain/search/search-index.ts';
import type { AskOptions } from '#domain/search/to-answer.ts';
import { $myEngine } from '../catalogue/my-engine.ts';

/** `myEngine`: the visitor's own comes first */
type Effects = { call: typeof call; myEngine: () => MyEngine | null };

const operation = 'load-search';

export function createInstantSearch({ call: send, myEngine }: Effects) {
  let loading: Promise<Result<SearchIndex>> | null = null;

  async function load(): Promise<Result<SearchIndex>> {
    const answer = await send(searchIndexPath, searchIndexSchema);
    if (answer.ok) return succeed(readIndex(answer.value));
    loading = null;
    const { code, ref } = answer.problem;
    return code === 'offline'
      ? fail({ kind: 'network', operation, cause: 'cut' })
      : fail({ kind: 'broken-contract', operation, at: `${code} ${ref}`.trim() });
  }
  const reach = (): Promise<Result<SearchIndex>> => (loading ??= load());

  return {
    /** Begins to load; call it when a field gets the focus. */
    warm: (): void => void reach(),
    /** Answers a question. A failure says that the index cannot be had; the next question tries again. */
    async ask(query: string, options: AskOptions): Promise<Result<SearchAnswer>> {
      const index = await reach();
      return index.ok ? succeed(answerQuery(index.value, query, { ...options, engine: myEngine() })) : index;
    },
  };
}

/** The search of this page. */
export const { warm, ask } = createInstantSearch({ call, myEngine: () => $myEngine.get() });
