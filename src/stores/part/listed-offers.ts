/** Price and stock of the rows of a list, asked together and once each; the list reads without them. */
import type { call } from '#api/call.ts';
import { type ListedPart, partsAnswerSchema, partsPath } from '#api/parts.ts';
import { limits } from '#config/limits.ts';
import { map } from 'nanostores';

/** `asked`: under way; `failed`: could not be had this time; `none`: the shop has no such part any more. */
export type ListedOffer = ListedPart | 'asked' | 'failed' | 'none';
type Effects = { call: typeof call; schedule: (run: () => void, delayMs: number) => () => void };

/** As many in a question as the shop answers at once. */
const inQuestions = (slugs: readonly string[]): string[][] =>
  slugs.flatMap((_, at) => (at % limits.partsAtOnce === 0 ? [slugs.slice(at, at + limits.partsAtOnce)] : []));

/** `drawn`: what the page was drawn with, by slug. */
export function createListedOffers({ call, schedule }: Effects, drawn: Record<string, ListedOffer> = {}) {
  const $offers = map<Record<string, ListedOffer>>(drawn);
  let stopEarlier = () => {};
  const note = (slugs: readonly string[], offer: ListedOffer) =>
    $offers.set({ ...$offers.get(), ...Object.fromEntries(slugs.map((slug) => [slug, offer])) });

  /** `unknown`: those of which nothing is shown yet; of the others an answer that fails changes nothing. */
  async function ask(slugs: string[], unknown = slugs): Promise<void> {
    note(unknown, 'asked');
    const answer = await call(partsPath, partsAnswerSchema, { method: 'POST', body: { ids: slugs } });
    if (!answer.ok) return note(unknown, 'failed');
    const { parts, unknown: gone, failed } = answer.value;
    note(gone, 'none');
    note(
      failed.filter((slug) => unknown.includes(slug)),
      'failed',
    );
    $offers.set({ ...$offers.get(), ...Object.fromEntries(parts.map((part) => [part.slug, part])) });
  }

  const isWanted = (slug: string) => {
    const offer = $offers.get()[slug];
    return offer === undefined || offer === 'failed';
  };

  return {
    $offers,
    /** Asks anew, whatever is known; that stays on show meanwhile, and also where the shop does not answer. */
    async renew(slugs: readonly string[]): Promise<void> {
      const known = $offers.get();
      const unknown = slugs.filter((slug) => typeof known[slug] !== 'object');
      await Promise.all(
        inQuestions(slugs).map((some) =>
          ask(
            some,
            unknown.filter((slug) => some.includes(slug)),
          ),
        ),
      );
    },
    /** Asks for the parts that are listed now and not yet known, when the list has been still for a moment. */
    show(slugs: readonly string[], pauseMs: number = limits.searchDebounceMs): void {
      stopEarlier();
      stopEarlier = schedule(() => {
        for (const some of inQuestions(slugs.filter(isWanted))) void ask(some);
      }, pauseMs);
    },
  };
}
export type ListedOffers = ReturnType<typeof createListedOffers>;
