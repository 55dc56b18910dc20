/**
 * The 'popular_item' event with the item's name (rule consent.popular-event), told to the page's data layer only with consent. The
 * press leads to another page: where the tag manager is still on its way, as with the first interaction with a page, the event would go with
 * the page, so that it waits in the browser for the next one.
 */
import { popularItemKey } from '#config/storage-keys.ts';
import { type Consent, hasConsent, isMeasured } from '#domain/consent/consent.ts';
import type { TextStore } from '../browser/storage.ts';

/** `google_tag_manager`: what the tag manager's script leaves in a page in which it runs. */
export type MeasuredPage = { dataLayer?: unknown[]; google_tag_manager?: unknown };

/** `hasTags`: a tag manager is configured. */
type Browser = { area: TextStore; consent: Consent | null; hasTags: boolean };

const tell = (name: string, page: MeasuredPage): void =>
  void (page.dataLayer ??= []).push({ event: 'popular_item', item_name: name });

/** Tells the press on an item, or lets it wait. */
export function reportPopularItem(name: string, { area, consent, hasTags }: Browser, page: MeasuredPage): void {
  if (!hasConsent(consent, 'Analytics')) return;
  const isComing = hasTags && page.google_tag_manager === undefined;
  if (!isComing || !area.write(popularItemKey, name)) tell(name, page);
}

/** Tells the press that waits and forgets it first, so that it is told at most once; without consent it is only forgotten. */
export function reportWaitingItem(
  { area, consent, pathname }: Pick<Browser, 'area' | 'consent'> & { pathname: string },
  page: MeasuredPage,
): void {
  const name = area.read(popularItemKey);
  if (name === null || !isMeasured(pathname)) return;
  area.remove(popularItemKey);
  if (hasConsent(consent, 'Analytics')) tell(name, page);
}
