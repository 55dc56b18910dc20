/**
 * Stock and price of this moment in the places of a page that name a part: sizes, sets of the same journal, cards. Without this script
 * the prices are those of the build.
 */
import { countBars } from '#domain/availability/availability-case.ts';
import { whenRestored } from '#stores/browser/activation.ts';
import { type SizeOffer, sizeStock } from '#stores/part/size-stock.ts';
import { showPrice } from './live-price.ts';

const makeSpan = (className: string, ...content: (string | Node)[]): HTMLElement => {
  const span = Object.assign(document.createElement('span'), { className });
  span.append(...content);
  return span;
};

const tones = { green: 'in', ink: '', muted: 'out' } as const;

/** Sold out is shown by a dashed border too, and can still be chosen; what the bars show is said in words (rule size.said). */
function showOnSize(size: Element, { availability: { case: name, message }, isInStock }: SizeOffer): void {
  size.classList.toggle('none', name === 'outofstock');
  size.querySelector(':scope > .sr')?.remove();
  size.toggleAttribute('title', !isInStock);
  size.append(makeSpan('sr', `, ${message}`));
  if (!isInStock) size.setAttribute('title', message);
}

/** What it costs, and how near the stock is in bars; beside them in words where there is room. */
function showOffer(place: HTMLElement, offer: SizeOffer): void {
  const { case: name, colour, message } = offer.availability;
  const bars = makeSpan(`bars l${countBars(name)}`, ...[1, 2, 3, 4].map(() => document.createElement('i')));
  const hasWords = 'words' in place.dataset;
  place.className = `${hasWords ? 'avail' : bars.className} ${tones[colour]}`;
  place.replaceChildren(...(hasWords ? [bars, message] : bars.children));
  const size = place.closest('.size');
  if (size) showOnSize(size, offer);
  const row = size ?? place.parentElement;
  if (row) showPrice(row, offer.written);
}

let stopMarking = () => {};

/** The part of a place: its own word, or where the link around it leads. */
const slugOf = (place: HTMLElement): string =>
  place.dataset['stock'] || decodeURIComponent(place.closest('a')?.pathname.split('/').pop() ?? '');

/** Of the sizes and of what else the page lists beside its part, in one question. */
export function followStock(): void {
  stopMarking();
  const places = [...document.querySelectorAll<HTMLElement>('[data-stock]')];
  stopMarking = sizeStock.$sizes.subscribe((sizes) => {
    for (const size of sizes) for (const place of places) if (slugOf(place) === size.slug) showOffer(place, size);
  });
  void sizeStock.load(places.map(slugOf));
}

/**
 * Asks again on a page out of the browser's memory, where the basket may cost something else since (rule availability.live); for
 * another country the box beside does, which is where that is chosen.
 */
export const keepStock = (): void => whenRestored(() => void sizeStock.reload());
