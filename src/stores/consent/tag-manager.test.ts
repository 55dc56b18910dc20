import { chooseConsent, defaultConsent, fullConsent } from '#domain/consent/consent.ts';
import { describe, expect, test } from 'vitest';
import { notifyTagManager, toGoogleConsent } from './tag-manager.ts';

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

describe('notifyTagManager', () => {
  test('says nothing without an id', () => {
    const page: { dataLayer?: unknown[] } = {};
    notifyTagManager('default', null, null, page);
    expect(page.dataLayer).toBeUndefined();
  });

  test('a command looks like an arguments object', () => {
    const page: { dataLayer?: unknown[] } = {};
    notifyTagManager('default', null, 'GTM-SAMPLE', page);
    const [command] = page.dataLayer ?? [];
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect(Array.from(command as ArrayLike<unknown>).slice(0, 2)).toEqual(['consent', 'default']);
  });
});
