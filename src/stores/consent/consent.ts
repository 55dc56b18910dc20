/**
 * The visitor's cookie choice in the browser (rule consent.banner): read from its cookie, asked for once per visit while
 * it is open, changed at will. Whatever is answered opens the shop; only what is granted may load.
 */
import { limits } from '#config/limits.ts';
import {
  type Consent,
  type ConsentCategory,
  chooseConsent,
  consentCategories,
  consentCookie,
  defaultConsent,
  isAnswered,
  parseConsent,
  serialiseConsent,
} from '#domain/consent/consent.ts';
import { atom, computed } from 'nanostores';
import { readCookies, toCookie, writeCookie } from '../browser/cookies.ts';
import { later } from '../browser/timer.ts';

type ConsentView = 'none' | 'banner' | 'settings';
type ConsentEffects = {
  readCookies: () => string;
  writeCookie: (cookie: string) => void;
  schedule: (run: () => void, delayMs: number) => () => void;
};

export function createConsentStore(effects: ConsentEffects) {
  const $consent = atom<Consent | null>(parseConsent(effects.readCookies()));
  const $consentAnswered = computed($consent, isAnswered);
  const $consentView = atom<ConsentView>('none');
  /** Read from what it is worked out of: a look at a worked-out store that nobody listens to starts a clock (rule page.activation). */
  const hasAnswered = () => isAnswered($consent.get());
  /** a browser that blocks cookies: a choice lasts for the page */
  let isRefused = false;
  const keep = (consent: Consent, days: number) => {
    effects.writeCookie(toCookie(consentCookie, serialiseConsent(consent), days * 86_400));
    isRefused = parseConsent(effects.readCookies()) === null;
    $consent.set(consent);
  };

  /** Shows the banner now, with the default record until something is chosen. */
  function askConsent(): void {
    if (hasAnswered() || $consentView.get() !== 'none') return;
    keep(defaultConsent, limits.consentDays);
    $consentView.set('banner');
  }

  return {
    $consent,
    $consentAnswered,
    $consentView,
    askConsent,
    isConsentAnswered: hasAnswered,
    /** On the visitor's first move: the banner follows 2.5 s later, unless the choice stands. */
    noticeInteraction: () => void (hasAnswered() || effects.schedule(askConsent, limits.consentDelayMs)),
    /** Keeps a choice; Mandatory is always in. "Only mandatory" is an answer as good as any (rule consent.any-answer). */
    answerConsent(categories: readonly ConsentCategory[]): void {
      const consent = chooseConsent(categories);
      keep(consent, limits.consentAnswerDays);
      $consentView.set('none');
    },
    openConsentSettings: () => $consentView.set('settings'),
    /** Settings closed without saving: what was asked is asked again. */
    closeConsentSettings: () => $consentView.set(hasAnswered() ? 'none' : 'banner'),
    /** Looks at the cookie again: another tab may have answered. */
    refreshConsent(): void {
      if (!isRefused) $consent.set(parseConsent(effects.readCookies()));
      if (hasAnswered() && $consentView.get() === 'banner') $consentView.set('none');
    },
  };
}

const consentStore = createConsentStore({
  readCookies,
  writeCookie,
  schedule: later,
});
export const {
  $consent,
  $consentAnswered,
  $consentView,
  askConsent,
  isConsentAnswered,
  noticeInteraction,
  answerConsent,
  openConsentSettings,
  closeConsentSettings,
  refreshConsent,
} = consentStore;

/** All four categories: what Agree stands for. */
export const agreeToAll = (): void => answerConsent(consentCategories);
/** Refusing, in as many presses as agreeing. */
export const acceptOnlyMandatory = (): void => answerConsent([]);
