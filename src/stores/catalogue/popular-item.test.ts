import { expect, test } from 'vitest';
import { chooseConsent } from '#domain/consent/consent.ts';
import { reportPopularItem } from './popular-item.ts';

// rule consent.popular-event
test.each([
  ['no answer', null, undefined],
  ['mandatory only', chooseConsent([]), undefined],
  ['adverts only', chooseConsent(['Advertisement']), undefined],
  ['analytics', chooseConsent(['Analytics']), [{ event: 'popular_item', item_name: 'AG-1' }]],
])('%s', (_, consent, told) => {
  const page: { dataLayer?: unknown[] } = {};
  reportPopularItem('AG-1', consent, page);
  expect(page.dataLayer).toEqual(told);
});
