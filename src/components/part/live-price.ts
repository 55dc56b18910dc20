/** The visitor's own price in the places of the one that the page was built with (rule price.as-in-basket). */
import type { SizeOffer } from '#stores/part/size-stock.ts';

type WrittenPrice = SizeOffer['written'];

/** The words around an amount ("excl. VAT", "Old price") are elements of their own and stay. */
function writeAmount(place: Element, amount: string): void {
  const text = [...place.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '').at(-1);
  if (text instanceof Text) text.data = text.data.replace(/\S.*\S/, amount);
}

/** A reduction that has ended is not shown; one that began since the build has no place, and shows as the price alone. */
function write(place: HTMLElement, price: string, former: string | null): void {
  const old = place.querySelector('s');
  const amount = old ? former : price;
  place.hidden = amount === null;
  if (amount !== null) writeAmount(old ?? place, amount);
}

/** Writes both forms of the price, with VAT and without, wherever `row` has them. */
export function showPrice(row: Element, { gross, net, former, formerNet }: WrittenPrice): void {
  for (const place of row.querySelectorAll<HTMLElement>('[data-net]')) write(place, net, formerNet);
  for (const place of row.querySelectorAll<HTMLElement>('[data-gross]')) write(place, gross, former);
  if (former === null) row.querySelector('.reduced')?.classList.remove('reduced');
}
