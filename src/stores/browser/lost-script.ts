/** Pages that are a step on the way to an order, with choices in them that no field shows. */
const steps = /^\/(checkout|summary|order)\b/;

/** True where a page may be loaded anew by itself: not twice, and not where a choice would be lost. */
export const mayBeginAnew = (path: string, [entry]: readonly { type?: string }[]): boolean =>
  entry?.type !== 'reload' && !steps.test(path);

/**
 * A script that a page asks for late may be gone: the shop has a newer release, and that of this page is no longer kept. The
 * page is then loaded anew; where something was typed, or it may not be, the visitor is told and decides. Nothing is done
 * where the shop does not answer: then there would be no page at all; nor on a page that is being left, where every script
 * that is still under way breaks off.
 */
export function followLostScripts(
  page: EventTarget,
  isLeaving: () => boolean,
  isReachable: () => Promise<boolean>,
  reload: () => void,
  say: () => void,
): void {
  let act = reload;
  page.addEventListener('input', () => (act = say), true);
  page.addEventListener('vite:preloadError', () => void isReachable().then((isIt) => isIt && !isLeaving() && act()));
}
