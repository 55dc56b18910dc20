/** Price and stock of the rows of a list, asked together and once each; the list reads without them. */
import type { call } from '#api/call.ts';
import { type ListedPart, partsAnswerSchema, partsPath } from '#api/parts.ts';
import { limits } from '#config/limits.ts';
import { map } from 'nanostores';

/** `asked`: under way; `failed`: could not be had this time; `none`: the shop has no such part any more. */
export type ListedOffer = ListedPart | 'asked' | 'failed' | 'none';
type Effects = { call: typeof call; schedule: (run: () => void, delayMs: number) => () => void };

export function createListedOffers({ call, schedule }: Effects) {
  const $offers = map<Record<string, ListedOffer>>({});
  let stopEarlier = () => {};
  const note = (slugs: readonly string[], offer: ListedOffer) =>
    $offers.set({ ...$offers.get(), ...Object.fromEntries(slugs.map((slug) => [slug, offer])) });

  async function ask(slugs: string[]): Promise<void> {
    note(slugs, 'asked');
    const answer = await call(partsPath, partsAnswerSchema, { method: 'POST', body: { ids: slugs } });
    if (!answer.ok) return note(slugs, 'failed');
    const { parts, unknown, failed } = answer.value;
    note(unknown, 'none');
    note(failed, 'failed');
    $offers.set({ ...$offers.get(), ...Object.fromEntries(parts.map((part) => [part.slug, part])) });
  }

  const isWanted = (slug: string) => {
    const offer = $offers.get()[slug];
    return offer === undefined || offer === 'failed';
  };

  return {
    $offers,
    /** Asks for the parts that are listed now and not yet known, when the list has been still for a moment. */
    show(slugs: readonly string[], pauseMs: number = limits.searchDebounceMs): void {
      stopEarlier();
      stopEarlier = schedule(() => {
        const wanted = slugs.filter(isWanted);
        for (let from = 0; from < wanted.length; from += limits.partsAtOnce)
          void ask(wanted.slice(from, from + limits.partsAtOnce));
      }, pauseMs);
    },
  };
}
export type ListedOffers = ReturnType<typeof createListedOffers>;
