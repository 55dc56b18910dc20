import { type Consent, hasConsent } from '#domain/consent/consent.ts';

/**
 * The 'popular_item' event with the item's name (rule consent.popular-event), told to the page's data layer only with
 * consent.
 */
export function reportPopularItem(
  name: string,
  consent: Consent | null,
  page: { dataLayer?: unknown[] } = globalThis as { dataLayer?: unknown[] },
): void {
  if (hasConsent(consent, 'Analytics')) (page.dataLayer ??= []).push({ event: 'popular_item', item_name: name });
}
