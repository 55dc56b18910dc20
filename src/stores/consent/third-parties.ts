/**
 * Brings the services of others into a page (rule consent.third-parties): each where it is configured, one of its
 * categories is granted, and the visitor has interacted with the page or five seconds have passed. What runs cannot be taken out
 * of a page again, so that a page is loaded anew when a choice is taken back.
 */
import { limits } from '#config/limits.ts';
import type { ThirdPartyName } from '#config/third-parties.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { type InUse, isGranted, listInUse, toScriptAddress } from '#domain/consent/third-party.ts';
import { openDataLayer, updateConsent } from './tag-manager.ts';

/** What the scripts of the services look for in the page. */
export type ThirdPartyPage = {
  dataLayer?: unknown[];
  clarity?: { (...args: unknown[]): void; q?: unknown[] };
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
};

type ThirdPartyEffects = {
  page: ThirdPartyPage;
  now: () => number;
  load: (address: string) => void;
  reload: () => void;
  schedule: (run: () => void, delayMs: number) => () => void;
  whenFirstInteraction: (run: () => void) => () => void;
};

/** What has to be in the page before the script of a service is. */
const prepare: Record<ThirdPartyName, (id: string, consent: Consent | null, effects: ThirdPartyEffects) => void> = {
  'tag-manager': (_, consent, { page, now }) => openDataLayer(consent, now(), page),
  heatmap: (_, __, { page }) => {
    const queue: unknown[] = [];
    page.clarity ??= Object.assign((...words: unknown[]) => void queue.push(words), { q: queue });
  },
  chat: (id, _, { page }) => {
    page.$crisp ??= [];
    page.CRISP_WEBSITE_ID = id;
  },
};

const sameChoice = (one: Consent | null, other: Consent | null): boolean =>
  String(one?.preferences) === String(other?.preferences);

/** The answer takes every choice from now on, the first included. `isTouched`: the visitor has done something already. */
export function createThirdParties(inUse: InUse, hasInteracted: boolean, effects: ThirdPartyEffects) {
  const running = new Set<ThirdPartyName>();
  let chosen: Consent | null = null;
  let mayLoad = hasInteracted;

  function bring(): void {
    if (!mayLoad) return;
    for (const name of listInUse(inUse)) {
      const settings = inUse[name];
      if (!settings || running.has(name) || !isGranted(name, chosen)) continue;
      running.add(name);
      prepare[name](settings.id, chosen, effects);
      effects.load(toScriptAddress(name, settings));
    }
  }

  function open(): void {
    mayLoad = true;
    bring();
  }

  if (!hasInteracted) {
    const cancel = effects.schedule(open, limits.thirdPartyMs);
    effects.whenFirstInteraction(() => {
      cancel();
      open();
    });
  }

  return function choose(consent: Consent | null): void {
    const isOther = !sameChoice(chosen, consent);
    chosen = consent;
    if (isOther && running.has('tag-manager')) updateConsent(consent, effects.page);
    if ([...running].some((name) => !isGranted(name, consent))) return effects.reload();
    bring();
  };
}
