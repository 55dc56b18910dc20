/**
 * A script that a page asks for late may be gone: the shop has a newer release, and that of this page is no longer kept. The
 * page is then loaded anew, once; where something would be lost by it, the visitor is told and decides.
 */
export type LostScriptEffects = {
  page: EventTarget;
  path: string;
  /** true where this very page has been loaded anew already, by us or by the visitor */
  wasReloaded: boolean;
  /** true where a field holds what the page did not come with */
  hasTyped(): boolean;
  /** whether the shop answers: without a network a reload would take away the page too */
  isReachable(): Promise<boolean>;
  reload(): void;
  say(): void;
};

/** Here a page is a step on the way to an order, with choices in it that no field shows. */
const steps = /^\/(?:checkout|summary|order)(?:\/|$)/;

export function followLostScripts({ page, path, wasReloaded, ...effects }: LostScriptEffects): void {
  let isTyped = false;
  let isLeaving = false;
  page.addEventListener('input', () => (isTyped = true), { capture: true });
  page.addEventListener('vite:preloadError', () => {
    void effects.isReachable().then((isReachable) => {
      if (!isReachable || isLeaving) return;
      if (wasReloaded || isTyped || effects.hasTyped() || steps.test(path)) return effects.say();
      isLeaving = true;
      effects.reload();
    });
  });
}
