/**
 * What Google's tag manager is told about consent (rule consent.before-third-party). Silent unless an id is configured;
 * loads nothing itself.
 */
import { analytics } from '#config/analytics.ts';
import { type Consent, hasConsent } from '#domain/consent/consent.ts';

type Signal = 'granted' | 'denied';
const toSignal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied');

/** Consent in the tag manager's words: analytics from Analytics, the three for adverts from Advertisement. */
export function toGoogleConsent(consent: Consent | null): Record<string, Signal> {
  const adverts = toSignal(hasConsent(consent, 'Advertisement'));
  return {
    analytics_storage: toSignal(hasConsent(consent, 'Analytics')),
    ad_storage: adverts,
    ad_user_data: adverts,
    ad_personalization: adverts,
  };
}

/** The tag manager knows its commands by their being an arguments object; plain arrays are passed over. */
const toCommand = (kind: 'default' | 'update', signals: Record<string, Signal>) => ({
  0: 'consent',
  1: kind,
  2: signals,
  length: 3,
  [Symbol.toStringTag]: 'Arguments',
});

/** Puts a consent command into the data layer; `default` must be the first thing in it. */
export function notifyTagManager(
  kind: 'default' | 'update',
  consent: Consent | null,
  tagManagerId: string | null = analytics.tagManagerId,
  page: { dataLayer?: unknown[] } = globalThis as { dataLayer?: unknown[] },
): void {
  if (tagManagerId) (page.dataLayer ??= []).push(toCommand(kind, toGoogleConsent(consent)));
}
