import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Money } from '#domain/price/money.ts';
import { datePages } from '../catalogue/date-pages.ts';
import { writeSnapshot } from '../catalogue/write-snapshot.ts';

const dearer = (money: Money): Money => ({ ...money, amount: Math.round(money.amount * 1.03) + 1 });

/** The catalogue with the prices of a share of its parts some percent higher, spread evenly over it. */
export function changePrices(catalogue: Catalogue, share: number): Catalogue {
  const count = Math.round(catalogue.parts.length * share);
  const changed = new Set(Array.from({ length: count }, (_, index) => Math.floor(index / share)));
  const parts = catalogue.parts.map((part, place) => {
    if (!changed.has(place)) return part;
    const { net, gross, promotion } = part.price;
    return { ...part, price: { net: dearer(net), gross: dearer(gross), promotion } };
  });
  return { ...catalogue, parts };
}

/** Makes a catalogue the snapshot of a folder, as a pull at that time would. */
export async function pretendPull(
  folder: string,
  now: Catalogue,
  pulledAt: string,
  last: { catalogue: Catalogue; pulledAt: string } | null = null,
): Promise<Catalogue> {
  const catalogue = { ...now, changed: datePages(now, last, pulledAt) };
  await writeSnapshot(folder, catalogue, { pulledAt, source: 'generated', report: [] });
  return catalogue;
}
