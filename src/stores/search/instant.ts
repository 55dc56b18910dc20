/**
 * The instant search: the index of the build, loaded piece by piece as questions need it, and answered here. Once the pieces
 * for a question are there, the answer comes without waiting for anything.
 */
import { call } from '#api/call.ts';
import { searchFileSchema, searchRootPath, searchRootSchema, searchShardPath } from '#api/search-index.ts';
import { type Failure, fail, type Result, succeed } from '#domain/failure.ts';
import type { MyEngine } from '#domain/catalogue/my-engine.ts';
import { answerQuery } from '#domain/search/answer-query.ts';
import { type PackedShard, searchFormat, wholeShard } from '#domain/search/index-format.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/search-index.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import type { AskOptions } from '#domain/search/to-answer.ts';
import { $myEngine } from '../catalogue/my-engine.ts';

/** `myEngine`: the visitor's own comes first */
type Effects = { call: typeof call; myEngine: () => MyEngine | null };
type Problem = Extract<Awaited<ReturnType<typeof call>>, { ok: false }>['problem'];

const operation = 'load-search';
const toFailure = ({ code, ref }: Problem): Failure =>
  code === 'offline'
    ? { kind: 'network', operation, cause: 'cut' }
    : { kind: 'broken-contract', operation, at: `${code} ${ref}`.trim() };

/** The pieces of the index that questions need. */
function createShards(send: typeof call) {
  const loading = new Map<string, Promise<Result<null>>>();

  async function loadShard(index: SearchIndex, shard: string): Promise<Result<null>> {
    const path = searchShardPath(index.root.digest, shard);
    const answer = await send(path, searchFileSchema);
    loading.delete(path);
    if (!answer.ok) return fail(toFailure(answer.problem));
    if (answer.value.format !== searchFormat)
      return fail({ kind: 'broken-contract', operation, at: `${shard}.format` });
    index.add(shard, answer.value as unknown as PackedShard);
    return succeed(null);
  }

  /** Loads what is not there yet, each shard once however many questions want it. */
  async function loadShards(index: SearchIndex, shards: readonly string[]): Promise<Result<null>> {
    const outcomes = await Promise.all(
      shards.map((shard) => {
        const path = searchShardPath(index.root.digest, shard);
        const running = loading.get(path) ?? loadShard(index, shard);
        loading.set(path, running);
        return running;
      }),
    );
    return outcomes.find((outcome) => !outcome.ok) ?? succeed(null);
  }

  return loadShards;
}

export function createInstantSearch({ call: send, myEngine }: Effects) {
  const loadShards = createShards(send);
  let reaching: Promise<Result<SearchIndex>> | null = null;

  async function loadRoot(): Promise<Result<SearchIndex>> {
    const answer = await send(searchRootPath, searchRootSchema);
    if (answer.ok) return succeed(createSearchIndex(answer.value));
    reaching = null;
    return fail(toFailure(answer.problem));
  }

  const reach = (): Promise<Result<SearchIndex>> => (reaching ??= loadRoot());

  async function answerFrom(index: SearchIndex, query: string, options: AskOptions): Promise<Result<SearchAnswer>> {
    const asking = answerQuery(index, query, { ...options, engine: myEngine() });
    let step = asking.next();
    while (!step.done) {
      const missing = step.value.filter((shard) => !index.has(shard));
      const loaded = missing.length === 0 ? null : await loadShards(index, missing);
      if (loaded && !loaded.ok) return loaded;
      step = asking.next(index.read(step.value));
    }
    return succeed(step.value);
  }

  return {
    /** Begins to load; call it when a field gets the focus. */
    warm(): void {
      void reach().then((index) => {
        if (index.ok && index.value.root.isWhole && !index.value.has(wholeShard))
          void loadShards(index.value, [wholeShard]);
      });
    },
    /**
     * Answers a question. A piece that is gone, because the shop was built anew meanwhile, makes it begin again once with the
     * new index. A failure says that the index cannot be had; the next question tries again.
     */
    async ask(query: string, options: AskOptions): Promise<Result<SearchAnswer>> {
      const first = await reach();
      if (!first.ok) return first;
      const answer = await answerFrom(first.value, query, options);
      if (answer.ok || answer.failure.kind === 'network') return answer;
      reaching = null;
      const again = await reach();
      return again.ok ? answerFrom(again.value, query, options) : again;
    },
  };
}

/** The search of this page. */
export const { warm, ask } = createInstantSearch({ call, myEngine: () => $myEngine.get() });
