import { unmeasuredPaths } from '#config/analytics.ts';

/** Cookie categories (rule consent.categories); Mandatory is always on. */
export const consentCategories = ['Mandatory', 'Functional', 'Analytics', 'Advertisement'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/**
 * `accepted` is false in the default stored while the banner waits for an answer, true after any choice
 * (rule consent.any-answer).
 */
export type Consent = { accepted: boolean; preferences: ConsentCategory[] };

/** Name of the cookie; readable by script and server. */
export const consentCookie = 'consent';

/** Stored when the banner appears: nothing chosen yet. */
export const defaultConsent: Consent = { accepted: false, preferences: ['Mandatory'] };

/** What Agree stores. */
export const fullConsent: Consent = { accepted: true, preferences: [...consentCategories] };

/** A choice of the settings: Mandatory added, in the fixed order, marked as answered. */
export const chooseConsent = (chosen: readonly ConsentCategory[]): Consent => ({
  accepted: true,
  preferences: consentCategories.filter((category) => category === 'Mandatory' || chosen.includes(category)),
});

/** Cookie value: version, answered or not, categories: "v1.1.Mandatory.Analytics". Needs no encoding. */
export const serialiseConsent = ({ accepted, preferences }: Consent): string =>
  ['v1', accepted ? '1' : '0', ...consentCategories.filter((category) => preferences.includes(category))].join('.');

const findValue = (text: string): string => {
  const pair = text.split(';').find((part) => part.trim().startsWith(`${consentCookie}=`));
  return (pair?.trim().slice(consentCookie.length + 1) ?? text).trim();
};

/**
 * Reads the cookie's value, or a whole cookie text ("a=1; consent=v1.1.Mandatory"). Null when there is none or it was not
 * written by `serialiseConsent`; unknown categories are dropped, Mandatory is always in.
 */
export function parseConsent(cookieText: string | null): Consent | null {
  const [version, accepted, ...names] = findValue(cookieText ?? '').split('.');
  if (version !== 'v1' || (accepted !== '0' && accepted !== '1')) return null;
  const preferences = consentCategories.filter((name) => name === 'Mandatory' || names.includes(name));
  return { accepted: accepted === '1', preferences };
}

/** True once the visitor chose anything, "only mandatory" included: what Add to Cart needs (rule consent.before-buying). */
export const isAnswered = (consent: Consent | null): boolean => consent?.accepted === true;

/** True when scripts of this category may load. */
export const hasConsent = (consent: Consent | null, category: ConsentCategory): boolean =>
  category === 'Mandatory' || (isAnswered(consent) && consent?.preferences.includes(category) === true);

/** True where services of others may run: not between checkout and payment (rule privacy.no-strangers). */
export const isMeasured = (pathname: string): boolean => !unmeasuredPaths.includes(pathname.split('/')[1] ?? '');
