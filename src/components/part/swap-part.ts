/** Puts the part of another page in the place of the one that is shown. */
import { $currentPart, type CurrentPart, partShown } from '#stores/part/current-part.ts';

const headPieces =
  'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], script[type="application/ld+json"]';

const findPart = (page: Document) => page.querySelector<HTMLElement>('[data-part]');

/** The part as the page's own markup states it. */
export function readPart(page: Document = document): CurrentPart | null {
  const article = findPart(page);
  if (!article) return null;
  const { slug = '', number = '', set = '', size = '', name = '', price = '', builtAt = '' } = article.dataset;
  return { slug, number, set, size, name, staticPrice: JSON.parse(price) as CurrentPart['staticPrice'], builtAt };
}

function swapHead(page: Document): void {
  for (const piece of document.head.querySelectorAll(headPieces)) piece.remove();
  document.head.append(...page.head.querySelectorAll(headPieces));
}

/**
 * Pieces marked `data-keep` stay, with what the visitor chose or typed in them; islands in them follow `$currentPart`.
 * What has not come to life yet is replaced, because its HTML speaks of the other part.
 */
function carryOver(old: HTMLElement, fresh: HTMLElement): void {
  for (const place of fresh.querySelectorAll<HTMLElement>('[data-keep]')) {
    const kept = old.querySelector(`[data-keep="${place.dataset['keep']}"]`);
    if (kept && !kept.querySelector('astro-island[ssr]')) place.replaceWith(kept);
  }
}

/** The focus stays where it was, else on the size that is now shown; the page does not move. */
function restoreFocus(focused: Element | null, fresh: HTMLElement): void {
  const target = focused?.isConnected
    ? focused
    : fresh.querySelector('[data-sizes] :is([aria-checked=true], [aria-current])');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** The picture is mostly the one that was there: it is decoded before it is painted, so that it does not blink. */
function steadyPicture(fresh: HTMLElement): void {
  const picture = fresh.querySelector('img');
  if (picture) picture.decoding = 'sync';
}

function announce(fresh: HTMLElement): void {
  const place = document.querySelector('[data-part-shown]');
  if (place) place.textContent = fresh.querySelector('h1')?.textContent ?? '';
}

/** Takes head and article of `page`, which is then used up. Islands that went away hear the event of Astro's own router. */
export function swapPart(page: Document): void {
  const old = findPart(document);
  const fresh = findPart(page);
  if (!old || !fresh) return;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  swapHead(page);
  document.adoptNode(fresh);
  carryOver(old, fresh);
  steadyPicture(fresh);
  old.replaceWith(fresh);
  document.dispatchEvent(new Event('astro:after-swap'));
  $currentPart.set(readPart());
  document.dispatchEvent(new Event(partShown));
  if (focused) restoreFocus(focused, fresh);
  announce(fresh);
}
