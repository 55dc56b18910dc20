import { limits } from '#config/limits.ts';
import { consentCategories } from '#domain/consent/consent.ts';
import { describe, expect, test } from 'vitest';
import { createConsentStore } from './consent.ts';

function visit(cookies = '') {
  const jar = new Map(cookies ? [cookies.split('=') as [string, string]] : []);
  const written: string[] = [];
  const waiting: { run: () => void; delayMs: number }[] = [];
  const store = createConsentStore({
    readCookies: () => [...jar].map((pair) => pair.join('=')).join('; '),
    writeCookie: (cookie) => {
      written.push(cookie);
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    },
    schedule: (run, delayMs) => {
      waiting.push({ run, delayMs });
      return () => {};
    },
  });
  const passTime = () => waiting.splice(0).forEach(({ run }) => run());
  return { ...store, jar, written, waiting, passTime };
}

// rule consent.banner
describe('noticeInteraction', () => {
  test('the banner follows the first move after 2.5 s, with the default record for 7 days', () => {
    const shop = visit();
    shop.noticeInteraction();
    expect(shop.waiting.map(({ delayMs }) => delayMs)).toEqual([limits.consentDelayMs]);
    expect([shop.$consentView.get(), shop.written]).toEqual(['none', []]);
    shop.passTime();
    expect(shop.$consentView.get()).toBe('banner');
    expect(shop.written).toEqual(['consent=v1.0.Mandatory; Path=/; Max-Age=604800; SameSite=Lax']);
    expect(shop.isConsentAnswered()).toBe(false);
  });

  test('the default record of an earlier visit is no answer: the banner comes again', () => {
    const shop = visit('consent=v1.0.Mandatory');
    shop.noticeInteraction();
    shop.passTime();
    expect(shop.$consentView.get()).toBe('banner');
  });

  test('a standing answer is not asked for again', () => {
    const shop = visit('consent=v1.1.Mandatory');
    shop.noticeInteraction();
    expect(shop.waiting).toEqual([]);
  });

  test('an answer given while the banner is on its way keeps it away', () => {
    const shop = visit();
    shop.noticeInteraction();
    shop.answerConsent([]);
    shop.passTime();
    expect(shop.$consentView.get()).toBe('none');
  });
});

// rule consent.any-answer
describe('answerConsent', () => {
  test.each([
    ['agree', [...consentCategories], 'v1.1.Mandatory.Functional.Analytics.Advertisement'],
    ['only mandatory counts as answered', [], 'v1.1.Mandatory'],
    ['a choice always holds Mandatory', ['Analytics' as const], 'v1.1.Mandatory.Analytics'],
  ])('%s', (_rule, chosen, value) => {
    const shop = visit();
    shop.askConsent();
    shop.answerConsent(chosen);
    expect(shop.jar.get('consent')).toBe(value);
    expect(shop.isConsentAnswered()).toBe(true);
    expect(shop.$consentView.get()).toBe('none');
  });
});

describe('closeConsentSettings', () => {
  test('back to the banner while nothing is answered', () => {
    const shop = visit();
    shop.openConsentSettings();
    shop.closeConsentSettings();
    expect(shop.$consentView.get()).toBe('banner');
  });

  test('an earlier answer stays as it was', () => {
    const shop = visit('consent=v1.1.Mandatory.Analytics');
    shop.openConsentSettings();
    shop.closeConsentSettings();
    expect(shop.$consentView.get()).toBe('none');
    expect(shop.written).toEqual([]);
  });
});

describe('refreshConsent', () => {
  // rule basket.blocked-cookies
  test('a browser that blocks cookies: a choice stands as long as the page, and is not asked for again', () => {
    const waiting: (() => void)[] = [];
    const store = createConsentStore({
      readCookies: () => '',
      writeCookie: () => {},
      schedule: (run) => (waiting.push(run), () => {}),
    });
    store.askConsent();
    store.refreshConsent();
    expect([store.$consentView.get(), store.isConsentAnswered()]).toEqual(['banner', false]);
    store.answerConsent(consentCategories);
    store.refreshConsent();
    expect([store.$consentView.get(), store.isConsentAnswered()]).toEqual(['none', true]);
    store.noticeInteraction();
    expect(waiting).toEqual([]);
  });

  test('an answer in another tab takes the banner away', () => {
    const shop = visit();
    shop.askConsent();
    shop.jar.set('consent', 'v1.1.Mandatory');
    shop.refreshConsent();
    expect([shop.$consentView.get(), shop.isConsentAnswered()]).toEqual(['none', true]);
  });
});
