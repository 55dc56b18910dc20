import { chooseConsent, defaultConsent, fullConsent } from '#domain/consent/consent.ts';
import { describe, expect, test } from 'vitest';
import { openDataLayer, toGoogleConsent } from './tag-manager.ts';

// rule consent.before-third-party
describe('toGoogleConsent', () => {
  test.each([
    ['nothing known', null, 'denied', 'denied'],
    ['default record', defaultConsent, 'denied', 'denied'],
    ['agree', fullConsent, 'granted', 'granted'],
    ['analytics only', chooseConsent(['Analytics']), 'granted', 'denied'],
    ['advertisement only', chooseConsent(['Advertisement']), 'denied', 'granted'],
  ])('%s', (_name, consent, analytics, adverts) => {
    expect(toGoogleConsent(consent)).toEqual({
      analytics_storage: analytics,
      ad_storage: adverts,
      ad_user_data: adverts,
      ad_personalization: adverts,
    });
  });
});

describe('openDataLayer', () => {
  test('a command looks like an arguments object, and all that waits comes after', () => {
    const page: { dataLayer?: unknown[] } = { dataLayer: [{ event: 'purchase' }] };
    openDataLayer(fullConsent, 7, page);
    const [command, , start, waiting] = page.dataLayer ?? [];
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect(Array.from(command as ArrayLike<unknown>).slice(0, 2)).toEqual(['consent', 'default']);
    expect([start, waiting]).toEqual([{ event: 'gtm.js', 'gtm.start': 7 }, { event: 'purchase' }]);
  });
});
