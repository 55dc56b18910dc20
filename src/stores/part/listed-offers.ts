/** Price and stock of the rows of a list, asked together and once each; the list reads without them. */
import type { BodyOf, call } from '#api/call.ts';
import { type ListedPart, partsAnswerSchema, partsPath, type partsQuestionSchema } from '#api/parts.ts';
import { limits } from '#config/limits.ts';
import { map } from 'nanostores';

/** `asked`: under way; `failed`: could not be had this time; `none`: the shop has no such part any more. */
export type ListedOffer = ListedPart | 'asked' | 'failed' | 'none';
type Effects = {
  call: typeof call;
  schedule: (run: () => void, delayMs: number) => () => void;
  /** lets what was pressed meanwhile come first, between some rows and the next; without it they are all set at once */
  yieldToMain?: (() => Promise<void>) | undefined;
};

/** So many rows are drawn within one frame of a slow phone. */
const rowsAtOnce = 3;

/** As many in a question as the shop answers at once. */
const inQuestions = (slugs: readonly string[]): string[][] =>
  slugs.flatMap((_, at) => (at % limits.partsAtOnce === 0 ? [slugs.slice(at, at + limits.partsAtOnce)] : []));

/** `drawn`: what the page was drawn with, by slug. */
export function createListedOffers({ call, schedule, yieldToMain }: Effects, drawn: Record<string, ListedOffer> = {}) {
  const $offers = map<Record<string, ListedOffer>>(drawn);
  /** under way: a row of which nothing is known says so from its beginning, and is not drawn anew for it */
  const pending = new Set<string>();
  let stopEarlier = () => {};
  const note = (slugs: readonly string[], offer: ListedOffer) => slugs.forEach((slug) => $offers.setKey(slug, offer));

  async function putIn(parts: readonly ListedPart[]): Promise<void> {
    for (const [at, part] of parts.entries()) {
      if (yieldToMain && at > 0 && at % rowsAtOnce === 0) await yieldToMain();
      $offers.setKey(part.slug, part);
    }
  }

  /** `unknown`: those of which nothing is shown yet; of the others an answer that fails changes nothing. */
  async function ask(slugs: string[], unknown = slugs): Promise<void> {
    for (const slug of unknown) pending.add(slug);
    const isKnown = (slug: string) => $offers.get()[slug] !== undefined;
    note(unknown.filter(isKnown), 'asked');
    const body = { ids: slugs } satisfies BodyOf<typeof partsQuestionSchema>;
    const answer = await call(partsPath, partsAnswerSchema, { method: 'POST', body });
    for (const slug of unknown) pending.delete(slug);
    if (!answer.ok) return note(unknown, 'failed');
    const { parts, unknown: gone, failed } = answer.value;
    note(gone, 'none');
    note(
      failed.filter((slug) => unknown.includes(slug)),
      'failed',
    );
    await putIn(parts);
  }

  const isWanted = (slug: string) => {
    const offer = $offers.get()[slug];
    return (offer === undefined && !pending.has(slug)) || offer === 'failed';
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
