/**
 * Follows from now on whether another page is on its way to take the place of `page`. A browser may stop what a page still asks
 * for as soon as the visitor has pressed a link (Firefox does): what breaks off then is no fault, and nothing may be done about
 * it that would take the press back. The answer says whether it is so; never in a browser that has no `navigation`.
 */
export function followLeaving(page: EventTarget, navigation: EventTarget | undefined): () => boolean {
  let isLeft = false;
  const stays = () => (isLeft = false);
  navigation?.addEventListener('navigate', (event) => (isLeft ||= !(event as NavigateEvent).destination.sameDocument));
  // called off, and there again from the browser's memory
  navigation?.addEventListener('navigateerror', stays);
  page.addEventListener('pageshow', stays);
  return () => isLeft;
}
