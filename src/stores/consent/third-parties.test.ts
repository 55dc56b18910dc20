import { limits } from '#config/limits.ts';
import { chooseConsent, type ConsentCategory, defaultConsent } from '#domain/consent/consent.ts';
import type { InUse } from '#domain/consent/third-party.ts';
import { describe, expect, test } from 'vitest';
import { createThirdParties, type ThirdPartyPage } from './third-parties.ts';

const all: InUse = {
  'tag-manager': { id: 'GTM-1', url: 'https://t.example/gtm.js' },
  heatmap: { id: 'h 1', url: 'https://h.example/tag' },
  chat: { id: 'c1', url: 'https://c.example/l.js' },
};
const [tags, heatmap, chat] = [
  'https://t.example/gtm.js?id=GTM-1',
  'https://h.example/tag/h%201',
  'https://c.example/l.js',
];

function visit(inUse: InUse = all, { hasInteracted = true, page = {} as ThirdPartyPage } = {}) {
  const loaded: string[] = [];
  const waiting: { run: () => void; delayMs: number }[] = [];
  let touch = () => {};
  let reloads = 0;
  const choose = createThirdParties(inUse, hasInteracted, {
    page,
    now: () => 7,
    load: (address) => void loaded.push(address),
    reload: () => void (reloads += 1),
    schedule: (run, delayMs) => {
      waiting.push({ run, delayMs });
      return () => void waiting.splice(0);
    },
    whenFirstInteraction: (run) => {
      touch = run;
      return () => {};
    },
  });
  const grant = (...granted: ConsentCategory[]) => choose(chooseConsent(granted));
  return { choose, grant, loaded, waiting, page, touch: () => touch(), reloads: () => reloads };
}

// rule consent.third-parties
describe('createThirdParties', () => {
  test.each([
    [[], []],
    [['Functional'], [chat]],
    [['Analytics'], [tags, heatmap]],
    [['Advertisement'], [tags]],
    [
      ['Functional', 'Analytics', 'Advertisement'],
      [tags, heatmap, chat],
    ],
  ] as const)('%j brings %j', (granted, addresses) => {
    const shop = visit();
    shop.grant(...granted);
    expect(shop.loaded).toEqual(addresses);
  });

  test('the default record and no record grant nothing', () => {
    const shop = visit();
    shop.choose(null);
    shop.choose(defaultConsent);
    expect([shop.loaded, shop.page.dataLayer]).toEqual([[], undefined]);
  });

  test('what is not configured is not asked for', () => {
    const shop = visit({ heatmap: { id: 'x', url: 'https://h.example/tag' } });
    shop.grant('Functional', 'Analytics', 'Advertisement');
    expect(shop.loaded).toEqual(['https://h.example/tag/x']);
  });

  test('it waits for the first interaction, or five seconds, and comes once', () => {
    const [touched, still] = [visit(all, { hasInteracted: false }), visit(all, { hasInteracted: false })];
    for (const shop of [touched, still]) shop.grant('Functional');
    expect([touched.loaded, still.loaded]).toEqual([[], []]);
    expect(still.waiting.map(({ delayMs }) => delayMs)).toEqual([limits.thirdPartyMs]);
    touched.touch();
    still.waiting.forEach(({ run }) => run());
    touched.grant('Functional');
    expect([touched.loaded, still.loaded, touched.waiting]).toEqual([[chat], [chat], []]);
  });

  test('the tag manager reads its default first, then what is granted, then what has waited, then changes', () => {
    const shop = visit(all, { page: { dataLayer: [{ event: 'purchase' }] } });
    shop.grant('Analytics');
    shop.grant('Analytics');
    shop.grant('Analytics', 'Advertisement');
    const commands = (shop.page.dataLayer ?? []).map((entry) => {
      const { 1: kind, 2: signals, event } = entry as { 1?: string; 2?: Record<string, string>; event?: string };
      return event ?? `${kind} ${signals?.['analytics_storage']} ${signals?.['ad_storage']}`;
    });
    expect(commands).toEqual([
      'default denied denied',
      'update granted denied',
      'gtm.js',
      'purchase',
      'update granted granted',
    ]);
  });

  test('a choice taken back is told, and the page loaded anew without what ran', () => {
    const shop = visit();
    shop.grant('Functional', 'Analytics');
    shop.grant('Functional');
    expect(shop.reloads()).toBe(1);
    expect(shop.page.dataLayer?.at(-1)).toMatchObject({ 1: 'update', 2: { analytics_storage: 'denied' } });
  });

  test('a further category brings only what is new', () => {
    const shop = visit();
    shop.grant('Functional');
    shop.grant('Functional', 'Analytics');
    expect([shop.loaded, shop.reloads()]).toEqual([[chat, tags, heatmap], 0]);
  });

  test('heatmap and chat find what their scripts look for', () => {
    const { page, grant } = visit();
    grant('Functional', 'Analytics');
    page.clarity?.('set', 'a');
    expect([page.CRISP_WEBSITE_ID, page.$crisp, page.clarity?.q]).toEqual(['c1', [], [['set', 'a']]]);
  });
});
