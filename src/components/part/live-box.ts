/**
 * Price and stock of this moment in the availability box while its island is dormant: asked for as soon as the page is quiet, drawn
 * by the server, put into its place whole. Where that fails, the island hydrates and says so itself (rule availability.live).
 */
import { fetchIsland, findDormant, isOfThisBuild, whenQuiet } from '#components/page/fetch-island.ts';
import { boxPath } from '#domain/catalogue/box-path.ts';
import { whenRestored } from '#stores/browser/activation.ts';
import { $drawerWanted } from '#stores/browser/drawer-and-snackbar.ts';
import { hydrateIslands } from '#stores/browser/hydrate.ts';
import { matches, watchSight } from '#stores/browser/window.ts';
import { $consentAnswered } from '#stores/consent/consent.ts';
import { $currentPart } from '#stores/part/current-part.ts';
import { sizeStock } from '#stores/part/size-stock.ts';

const findPlace = () => document.querySelector<HTMLElement>('[data-keep="buy-box"]');

async function fillBox(): Promise<void> {
  const part = $currentPart.get();
  const place = findPlace();
  const island = findDormant(place);
  if (!part || !place || !island) return;
  const fresh = await fetchIsland(boxPath(part.slug));
  if (findDormant(place) !== island || $currentPart.get()?.slug !== part.slug) return;
  if (!fresh || !isOfThisBuild(fresh, island)) return hydrateIslands(place);
  island.replaceWith(document.adoptNode(fresh));
  watchLeaving(place);
}

const hydrateBox = () => {
  const place = findPlace();
  if (place) hydrateIslands(place);
};

/** On screens of middle width a bar with the button follows the visitor: it is the island's. */
function watchLeaving(place: HTMLElement): void {
  const box = place.querySelector('section');
  if (!box || !matches('(min-width: 601px) and (max-width: 960px)')) return;
  const end = watchSight(box, ({ isIntersecting, boundingClientRect }) => {
    if (!box.isConnected) return end();
    if (isIntersecting || boundingClientRect.bottom > 0) return;
    end();
    hydrateIslands(place);
  });
}

/** The answer of one part. */
export const startLiveBox = (): void => whenQuiet(() => void fillBox());

/**
 * What changes the box beside its own answer hydrates it: the cookie choice, the basket, a size in stock that is near. A page out
 * of the browser's memory asks again (rule availability.live); a hydrated box does so itself.
 */
export function followLiveBox(): void {
  whenRestored(() => void fillBox());
  $consentAnswered.listen(hydrateBox);
  $drawerWanted.listen(hydrateBox);
  sizeStock.$notInStock.listen((sizes) => sizes.has($currentPart.get()?.slug ?? '') && hydrateBox());
}
