/**
 * Stock and price of this moment in the sizes of a part and in what its page lists beside it. The links of the sizes become one
 * group of radio buttons: one stop for the Tab key, the arrows go to the next size and choose it. Without this script they are
 * links, and the prices those of the build.
 */
import { countBars } from '#domain/availability/availability-case.ts';
import { whenRestored } from '#stores/browser/activation.ts';
import { type SizeOffer, sizeStock } from '#stores/part/size-stock.ts';
import { showPrice } from './live-price.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const listSizes = (group: Element) => [...group.querySelectorAll<HTMLAnchorElement>('a')];

function rove(sizes: HTMLAnchorElement[], focusable: HTMLAnchorElement | undefined): void {
  for (const size of sizes) size.tabIndex = size === focusable ? 0 : -1;
}

function press(group: Element, event: KeyboardEvent): void {
  const step = steps[event.key];
  const { target } = event;
  if (!(target instanceof HTMLAnchorElement) || (step === undefined && event.key !== ' ')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const sizes = listSizes(group);
  const next = sizes.at((sizes.indexOf(target) + (step ?? 0)) % sizes.length);
  rove(sizes, next);
  next?.focus();
  next?.click();
}

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
function followStock(): void {
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
export const followSizes = (): void => whenRestored(() => void sizeStock.reload());

/** Makes the group of the shown part live. */
export function startSizeChoice(): void {
  followStock();
  const group = document.querySelector<HTMLElement>('[data-sizes]');
  if (!group) return;
  const sizes = listSizes(group);
  group.setAttribute('role', 'radiogroup');
  for (const size of sizes) {
    size.setAttribute('role', 'radio');
    size.setAttribute('aria-checked', String(size.hasAttribute('aria-current')));
    size.removeAttribute('aria-current');
  }
  rove(sizes, sizes.find((size) => size.getAttribute('aria-checked') === 'true') ?? sizes[0]);
  group.addEventListener('keydown', (event) => press(group, event));
}
