/** What Google's tag manager is told about consent (rule consent.before-third-party). */
import { type Consent, hasConsent } from '#domain/consent/consent.ts';

type Signal = 'granted' | 'denied';
type Signals = Record<string, Signal>;
const toSignal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied');

/** Consent in the tag manager's words: analytics from Analytics, the three for adverts from Advertisement. */
export function toGoogleConsent(consent: Consent | null): Signals {
  const adverts = toSignal(hasConsent(consent, 'Advertisement'));
  return {
    analytics_storage: toSignal(hasConsent(consent, 'Analytics')),
    ad_storage: adverts,
    ad_user_data: adverts,
    ad_personalization: adverts,
  };
}

/** The tag manager knows its commands by their being an arguments object; plain arrays are passed over. */
const toCommand = (kind: 'default' | 'update', signals: Signals) => ({
  0: 'consent',
  1: kind,
  2: signals,
  length: 3,
  [Symbol.toStringTag]: 'Arguments',
});

type DataLayer = { dataLayer?: unknown[] };

/**
 * Puts what the tag manager must read first before all that waits for it: the default, which denies everything, what was
 * granted, and its own start (`now`: milliseconds since 1970).
 */
export function openDataLayer(consent: Consent | null, now: number, page: DataLayer): void {
  (page.dataLayer ??= []).unshift(
    toCommand('default', toGoogleConsent(null)),
    toCommand('update', toGoogleConsent(consent)),
    { event: 'gtm.js', 'gtm.start': now },
  );
}

/** Tells a later choice. */
export function updateConsent(consent: Consent | null, page: DataLayer): void {
  (page.dataLayer ??= []).push(toCommand('update', toGoogleConsent(consent)));
}
