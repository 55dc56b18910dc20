/** The instant search, fetched when it is first wanted, so that no page pays for it at its start. */
import { type Result, fail } from '#domain/failure.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import type * as instant from './instant.ts';

type Instant = Pick<typeof instant, 'warm' | 'ask'>;
export type AskIndex = Instant['ask'];

const operation = 'load-search';

/** `load` fetches the code; when it cannot be had, the next wish tries again. */
export function createLazySearch(load: () => Promise<Instant>) {
  let loading: Promise<Instant> | null = null;
  const reach = (): Promise<Instant> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    /** Call it when a field gets the focus. */
    warm(): void {
      void reach().then(
        (search) => search.warm(),
        () => undefined,
      );
    },
    async ask(...question: Parameters<AskIndex>): Promise<Result<SearchAnswer>> {
      const search = await reach().catch(() => null);
      if (!search) return fail({ kind: 'network', operation, cause: 'cut' });
      // what the code does not survive is a failure too: whoever waits for an answer must get one
      return search.ask(...question).catch((error: unknown) => {
        reportError(error);
        return fail({ kind: 'broken-contract', operation, at: 'code' });
      });
    },
  };
}

export const { warm: warmSearch, ask: askIndex } = createLazySearch(() => import('./instant.ts'));
