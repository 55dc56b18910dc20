/** Which sizes of a set are not in stock now, for the marks on the size buttons; asked once for each page visit. */
import { call } from '#api/call.ts';
import { partsAnswerSchema, partsPath } from '#api/parts.ts';
import { limits } from '#config/limits.ts';
import { isInStock } from '#domain/availability/in-stock.ts';
import { atom } from 'nanostores';

/** By slug: what the buy box of that size would say. Sizes in stock, and those that could not be asked, are not in it. */
export type NotInStock = ReadonlyMap<string, string>;

export function createSizeStock({ call: ask }: { call: typeof call }) {
  const $notInStock = atom<NotInStock>(new Map());
  const asked = new Set<string>();

  /** A failure is nobody's concern: the buy box of the chosen size tells its own stock. */
  async function load(slugs: readonly string[]): Promise<void> {
    const ids = slugs.filter((slug) => !asked.has(slug)).slice(0, limits.partsAtOnce);
    if (ids.length === 0) return;
    for (const id of ids) asked.add(id);
    const answer = await ask(partsPath, partsAnswerSchema, { method: 'POST', body: { ids } });
    if (!answer.ok) return;
    const missing = answer.value.parts.filter(({ availability }) => !isInStock(availability.case));
    const found = missing.map(({ slug, availability }) => [slug, availability.message] as const);
    $notInStock.set(new Map([...$notInStock.get(), ...found]));
  }

  return { $notInStock, load };
}

export const sizeStock = createSizeStock({ call });
