/** The visitor's own price in the places of the one that the page was built with (rule price.as-in-basket). */
import type { SizeOffer } from '#stores/part/size-stock.ts';

type WrittenPrice = NonNullable<SizeOffer['written']>;

/** The words around an amount ("excl. VAT", "Old price") are elements of their own and stay. */
function writeAmount(place: Element, amount: string): void {
  const text = [...place.childNodes].findLast((node) => node instanceof Text && node.data.trim() !== '');
  if (text instanceof Text) text.data = text.data.replace(/\S.*\S/, amount);
}

/** A reduction that has ended is not shown; one that began since the build has no place, and shows as the price alone. */
function write(place: HTMLElement, price: string, former: string | null): void {
  const old = place.querySelector('s');
  place.hidden = old !== null && former === null;
  writeAmount(old ?? place, (old && former) ?? price);
}

/** Writes both forms of the price, with VAT and without, wherever `row` has them; `price` null where it is not sold online any more. */
export function showPrice(row: Element, price: WrittenPrice | null): void {
  for (const place of row.querySelectorAll<HTMLElement>('[data-net], [data-gross]')) {
    if (!price) place.hidden = true;
    else if ('net' in place.dataset) write(place, price.net, price.formerNet);
    else write(place, price.gross, price.former);
  }
  row.querySelector('.reduced')?.classList.toggle('reduced', (price?.former ?? null) !== null);
}
