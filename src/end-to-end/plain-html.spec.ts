import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readDescription, readLinks, readStructured, readText } from './plain-html.ts';

/** None of these takes a page, so that no browser is started; how it looks in one without scripts is in `no-script.spec.ts`. */
async function fetchHtml(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  return answer.text();
}

/** What a page says without scripts, and where its links lead. */
const pages: [address: string, says: (string | RegExp)[], leadsTo: (string | RegExp)[]][] = [
  ['/', [], ['/catalogue']],
  ['/catalogue', [], ['/catalogue/Honda']],
  ['/catalogue/Honda', [], ['/catalogue/Honda/K20A']],
  [
    '/catalogue/Honda/K20A',
    [/Capacity 1998\scc .*Cylinders I4 .*Bore Size 86\.00\smm .*Stroke 86\.00\smm/, /4B1946H .*Standard oil clearance/],
    ['/details/4B1946H-.25', '/catalogue/Honda/B16A'],
  ],
  ['/catalogue/Renault/129-5', [' N/A '], []],
  [
    '/details/4B1946H-STD',
    ['€125.34 Price including VAT', /Technical specifications .*Housing bore range 48\.000/, 'Integra GS-R DB2'],
    ['/details/4B1946H-.25'],
  ],
  ['/details/4B1606H-STD', ['0.051–0.061 mm', 'AG-1, green'], []],
  ['/details/4B1946H+5M1959H+1T1957', [], [/^\/details\/5M1959H/]],
  // only this one has its millimetres printed wrong
  ['/details/AB-1', ['the printed .012-.229 mm is wrong'], []],
  ['/products/oil-pumps', ['Applications data pending'], []],
  ['/stock-alert/stop', [' This page needs JavaScript'], []],
  [
    '/withdraw',
    [' This form needs JavaScript', 'Sample Bearings Sp. z o.o.'],
    [/^mailto:.*I%20hereby%20give%20notice/],
  ],
  [
    '/return',
    [' This form needs JavaScript', 'Kits are returned only whole.', 'Sample Bearings Sp. z o.o.'],
    [/^mailto:.*I%20want%20to%20return/, '/withdraw', '/warranties#returns'],
  ],
  ['/warranties', ['Kits are returned only whole.', 'within 7 days of the online registration'], ['/return']],
];

// rules access.no-script, return.rules, return.reached, catalogue.engine-facts, part.page, part.kit-contents and clearance.gauge-slip
test('each page says without scripts what it has to say, and leads on', { tag: '@desktop' }, async ({ request }) => {
  for (const [address, says, leadsTo] of pages) {
    const html = await fetchHtml(request, address);
    const text = readText(html);
    for (const words of says) expect(text, address).toMatch(words);
    const links = readLinks(html);
    for (const wanted of leadsTo)
      expect(
        links.some((link) => (typeof wanted === 'string' ? link === wanted : wanted.test(link))),
        `${address} leads to ${wanted}`,
      ).toBe(true);
  }
  expect(readText(await fetchHtml(request, '/details/AG-1'))).not.toContain('the printed .012-.229 mm is wrong');
});

test('each tab names a panel that is there', { tag: '@desktop' }, async ({ request }) => {
  for (const address of ['/', '/contact', '/details/AG-1']) {
    const html = await fetchHtml(request, address);
    const read = (role: string, name: string) =>
      [...html.matchAll(new RegExp(`<[^>]*role="${role}"[^>]*>`, 'g'))].map(
        ([tag]) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1],
      );
    const panels = read('tab', 'aria-controls');
    expect(panels.length, address).toBeGreaterThan(1);
    expect(new Set(panels), address).toEqual(new Set(read('tabpanel', 'id')));
  }
});

test('a feed says where it is and when it was made', { tag: '@desktop' }, async ({ request }) => {
  for (const address of ['/news/rss.xml', '/feeds/products.xml', '/feeds/products-pln.xml']) {
    const feed = await fetchHtml(request, address);
    expect(feed).toMatch(
      new RegExp(`<atom:link href="https?://[^/]+${address}" rel="self" type="application/rss\\+xml"`),
    );
    const [, day = ''] = /<lastBuildDate>([^<]+)</.exec(feed) ?? [];
    expect(Date.parse(day), address).not.toBeNaN();
  }
});

test(
  'an article says what it is to search engines and feed readers',
  { tag: ['@desktop', '@deep'] },
  async ({ request }) => {
    const html = await fetchHtml(request, '/news/choosing-a-bearing-size');
    expect(readStructured(html)).toMatchObject([
      { '@type': 'NewsArticle', headline: 'Choosing a bearing size', datePublished: '2025-10-29' },
      { '@type': 'BreadcrumbList' },
    ]);
    // the editor's description, out of content/news
    expect(readDescription(html)).toMatch(/^What STD, \.25, \.50/);
    const feed = await fetchHtml(request, '/news/rss.xml');
    expect(feed.match(/<item>/g)).toHaveLength(12);
    expect(feed).toContain('/news/choosing-a-bearing-size</link>');
  },
);
