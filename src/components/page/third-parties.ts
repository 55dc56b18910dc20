/** Services of others in this page: see the store for when. Its own file, which most pages never ask for. */
import { isMeasured } from '#domain/consent/consent.ts';
import type { InUse } from '#domain/consent/third-party.ts';
import { later } from '#stores/browser/timer.ts';
import { whenFirstInteraction } from '#stores/browser/first-interaction.ts';
import { $consent } from '#stores/consent/consent.ts';
import { reportWaitingItemHere } from '#stores/consent/popular-item-instance.ts';
import { createThirdParties, type ThirdPartyPage } from '#stores/consent/third-parties.ts';

let isStarted = false;

function load(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** `named`: what the server has written into the page. Does nothing between checkout and payment (rule privacy.no-strangers). */
export function startThirdParties(named: string): void {
  if (isStarted || !isMeasured(location.pathname)) return;
  isStarted = true;
  reportWaitingItemHere();
  const choose = createThirdParties(JSON.parse(named) as InUse, navigator.userActivation.hasBeenActive, {
    page: globalThis as ThirdPartyPage,
    now: Date.now,
    load,
    reload: () => location.reload(),
    schedule: later,
    whenFirstInteraction,
  });
  $consent.subscribe(choose);
}
