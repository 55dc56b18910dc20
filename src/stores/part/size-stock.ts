/** Price and stock of the sizes of a set, for the size buttons and the way to one that is there. */
import { type BodyOf, call } from '#api/call.ts';
import type { partsQuestionSchema } from '#api/parts.ts';
import { partsPath, type SizeStock, sizeStockAnswer } from '#api/size-stock.ts';
import { limits } from '#config/limits.ts';
import { isInStock } from '#domain/availability/availability-case.ts';
import { atom, computed } from 'nanostores';

/** By slug: what the buy box of that size would say. Sizes in stock, and those that could not be asked, are not in it. */
type NotInStock = ReadonlyMap<string, string>;
/** A part that the shop has answered for. */
export type SizeOffer = SizeStock & { isInStock: boolean };

export function createSizeStock({ call: ask }: { call: typeof call }) {
  /** sizes that the shop has answered for, in the order of the page */
  const $sizes = atom<readonly SizeOffer[]>([]);
  const $notInStock = computed(
    $sizes,
    (sizes): NotInStock =>
      new Map(sizes.flatMap((size) => (size.isInStock ? [] : [[size.slug, size.availability.message] as const]))),
  );
  const requested = new Set<string>();

  /** A failure is nobody's concern: the buy box of the chosen size tells its own stock. */
  async function read(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const body = { ids } satisfies BodyOf<typeof partsQuestionSchema>;
    const answer = await ask(partsPath, sizeStockAnswer, { method: 'POST', body });
    if (!answer.ok) return;
    const { parts } = answer.value;
    const others = $sizes.get().filter(({ slug }) => !parts.some((part) => part.slug === slug));
    $sizes.set([...others, ...parts.map((part) => ({ ...part, isInStock: isInStock(part.availability.case) }))]);
  }

  async function load(slugs: readonly string[]): Promise<void> {
    const ids = slugs.filter((slug) => !requested.has(slug)).slice(0, limits.partsAtOnce);
    for (const id of ids) requested.add(id);
    await read(ids);
  }

  /** Prices and days of all sizes anew. */
  const reload = (): Promise<void> => read([...requested].slice(-limits.partsAtOnce));

  return { $sizes, $notInStock, load, reload };
}

export const sizeStock = createSizeStock({ call });
