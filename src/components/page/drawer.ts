/**
 * The basket drawer before its island is hydrated: the dialog opens at once with the bars that hold the basket's place, and can be
 * closed; its content is loaded when it is wanted. Where that fails, the page of the basket takes its place.
 */
import { ignoreDoubleClick } from '#islands/shared/ignore-double-click.ts';
import { $drawerOpen, $drawerWanted, closeDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { hydrateIslands } from '#stores/browser/hydrate.ts';
import { showModal } from '#stores/browser/laid-over.ts';

const isDormant = (place: HTMLElement) => place.querySelector('astro-island[ssr]') !== null;

function show(dialog: HTMLDialogElement, isOpen: boolean): void {
  if (isOpen === dialog.open) return;
  if (!isOpen) return dialog.close();
  showModal(dialog);
  ignoreDoubleClick();
}

export function startDrawer(): void {
  const place = document.querySelector<HTMLElement>('[data-drawer]');
  const dialog = place?.querySelector('dialog');
  if (!place || !dialog) return;
  $drawerWanted.subscribe((isWanted) => isWanted && hydrateIslands(place));
  $drawerOpen.subscribe((isOpen) => {
    if (!isDormant(place)) return;
    if (isOpen) hydrateIslands(place);
    show(dialog, isOpen);
  });
  dialog.addEventListener('close', closeDrawer);
  dialog.addEventListener('click', ({ target }) => {
    const isClose = target instanceof Element && target.closest('[data-own]') !== null;
    if (isDormant(place) && (isClose || target === dialog)) closeDrawer();
  });
  place.addEventListener('astro:hydration-error', () => {
    const page = document.querySelector<HTMLAnchorElement>('a[data-basket]');
    if (page && $drawerOpen.get()) location.assign(page.href);
    // from now on links to the basket lead to its page (`basket-button.ts`)
    place.remove();
  });
}
