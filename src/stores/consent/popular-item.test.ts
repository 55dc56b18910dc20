import { popularItemKey } from '#config/storage-keys.ts';
import { chooseConsent, type Consent } from '#domain/consent/consent.ts';
import { expect, test } from 'vitest';
import { openSampleArea } from '../browser/browser-sample.ts';
import { type MeasuredPage, reportPopularItem, reportWaitingItem } from './popular-item.ts';

const analytics = chooseConsent(['Analytics']);
const event = (name: string) => ({ event: 'popular_item', item_name: name });

function openBrowser(isFull = false) {
  const { stored, area } = openSampleArea({ isFull });
  const nextPage = (consent: Consent | null, pathname: string) => {
    const page: MeasuredPage = {};
    reportWaitingItem({ area, consent, pathname }, page);
    return page.dataLayer;
  };
  return { stored, area, nextPage };
}

// rule consent.popular-event
test.each([
  ['no answer', null, undefined],
  ['mandatory only', chooseConsent([]), undefined],
  ['adverts only', chooseConsent(['Advertisement']), undefined],
  ['analytics', analytics, [event('AG-1')]],
])('%s', (_, consent, expected) => {
  const { area, stored } = openBrowser();
  const page: MeasuredPage = {};
  reportPopularItem('AG-1', { area, consent, hasTags: false }, page);
  expect([page.dataLayer, stored.size]).toEqual([expected, 0]);
});

// rule consent.popular-event
test('before the tag manager runs the press waits, and is told once on the next page that may be measured', () => {
  const { area, stored, nextPage } = openBrowser();
  const page: MeasuredPage = {};
  reportPopularItem('AG-1', { area, consent: analytics, hasTags: true }, page);
  expect([page.dataLayer, stored.get(popularItemKey)]).toEqual([undefined, 'AG-1']);
  expect(nextPage(analytics, '/checkout')).toBeUndefined();
  expect(nextPage(analytics, '/details/AG-1')).toEqual([event('AG-1')]);
  expect(nextPage(analytics, '/details/AG-1')).toBeUndefined();
});

test.each([
  ['once it runs', {}, false],
  ['where nothing can be kept', undefined, true],
] as const)('%s it is told at once', (_case, google_tag_manager, isFull) => {
  const { area, nextPage } = openBrowser(isFull);
  const page: MeasuredPage = { google_tag_manager };
  reportPopularItem('AG-1', { area, consent: analytics, hasTags: true }, page);
  expect([page.dataLayer, nextPage(analytics, '/')]).toEqual([[event('AG-1')], undefined]);
});

test('consent taken back forgets what waits', () => {
  const { area, stored, nextPage } = openBrowser();
  reportPopularItem('AG-1', { area, consent: analytics, hasTags: true }, {});
  expect([nextPage(chooseConsent([]), '/'), stored.size]).toEqual([undefined, 0]);
});
