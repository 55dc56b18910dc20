/**
 * The 'purchase' event (rule order.purchase-event), once for an order and only with consent. No script of others runs on
 * the order page (rule privacy.no-strangers), so the event waits in the browser for the next page that may be measured.
 */
import { localKeys } from '#config/storage-keys.ts';
import { type Consent, hasConsent, isMeasured } from '#domain/consent/consent.ts';
import { purchaseEventSchema, toPurchaseEvent } from '#domain/order/purchase-event.ts';
import { readVersioned, type TextStore, writeVersioned } from '../browser/storage.ts';

type Browser = { area: TextStore; consent: Consent | null };

const mayMeasure = ({ consent }: Browser): boolean => hasConsent(consent, 'Analytics');

/** Lets the event of an order that was placed just now wait. The same order in another tab or again changes nothing. */
export function notePurchase(order: Parameters<typeof toPurchaseEvent>[0], browser: Browser): void {
  const { area } = browser;
  if (!mayMeasure(browser) || area.read(localKeys.purchaseNoted) === order.number) return;
  if (area.write(localKeys.purchaseNoted, order.number))
    area.write(localKeys.purchase, writeVersioned(toPurchaseEvent(order)));
}

/**
 * Hands a waiting event to the page's data layer and forgets it first, so that it is told at most once. Consent that was taken
 * back meanwhile forgets it too.
 */
export function reportPurchase(
  browser: Browser & { pathname: string },
  page: { dataLayer?: unknown[] } = globalThis as { dataLayer?: unknown[] },
): void {
  const waiting = browser.area.read(localKeys.purchase);
  if (waiting === null || !isMeasured(browser.pathname)) return;
  browser.area.remove(localKeys.purchase);
  const event = readVersioned(purchaseEventSchema, waiting);
  if (event !== null && mayMeasure(browser)) (page.dataLayer ??= []).push(event);
}
