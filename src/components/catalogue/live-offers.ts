/**
 * Prices and stock of this moment on an engine's page while its island is dormant: one question for all parts, asked as soon as the page
 * is quiet, drawn by the server, put into its place whole. Where that fails, the island hydrates and asks by itself
 * (rule catalogue.engine-rows).
 */
import { fetchIsland, findDormant, isOfThisBuild, whenQuiet } from '#components/page/fetch-island.ts';
import { whenRestored } from '#stores/browser/activation.ts';
import { $drawerWanted } from '#stores/browser/drawer-and-snackbar.ts';
import { hydrateIslands } from '#stores/browser/hydrate.ts';

/** A size that was chosen before the answer came stays chosen. */
const keepChoices = (island: Element, fresh: Element): void => {
  for (const { name, value } of island.querySelectorAll<HTMLInputElement>('input:checked')) {
    const same = fresh.querySelector<HTMLInputElement>(`input[name="${name}"][value="${CSS.escape(value)}"]`);
    if (same) same.checked = true;
  }
};

async function fill(place: HTMLElement): Promise<void> {
  const island = findDormant(place);
  const path = place.dataset['offers'];
  if (!island || path === undefined) return;
  const fresh = await fetchIsland(path);
  if (findDormant(place) !== island) return;
  if (!fresh || !isOfThisBuild(fresh, island)) return hydrateIslands(place);
  keepChoices(island, fresh);
  // read without scripts, they hold the links of a page that has none
  for (const words of fresh.querySelectorAll('noscript')) words.replaceChildren();
  island.replaceWith(document.adoptNode(fresh));
}

/** Follows the basket too: what is taken out of it in the drawer shows in the rows. */
export function startLiveOffers(place: HTMLElement): void {
  whenQuiet(() => void fill(place));
  whenRestored(() => void fill(place));
  $drawerWanted.listen(() => hydrateIslands(place));
}
