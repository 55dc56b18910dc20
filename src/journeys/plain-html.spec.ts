import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readDescription, readLinks, readStructured, readText } from './plain-html.ts';

/** None of these takes a page, so that no browser is started; how it looks in one without scripts is in `no-script.spec.ts`. */
async function fetchHtml(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  return answer.text();
}

// rule access.no-script
test('home, makes, make, engine and part are linked one after the other', { tag: '@desktop' }, async ({ request }) => {
  const way = ['/', '/catalogue', '/catalogue/Honda', '/catalogue/Honda/K20A', '/details/4B1946H-.25'];
  for (const [step, address] of way.slice(0, -1).entries())
    expect(readLinks(await fetchHtml(request, address)), address).toContain(way[step + 1]);
  const part = await fetchHtml(request, '/details/4B1946H-.25');
  expect(readText(/<h1\b[\s\S]*?<\/h1>/.exec(part)?.[0] ?? '')).toMatch(/^ ?4B1946H-\.25 /);
});

// rule catalogue.engine-facts
test('an engine page says its figures, its parts and its other engines', { tag: '@desktop' }, async ({ request }) => {
  const html = await fetchHtml(request, '/catalogue/Honda/K20A');
  const text = readText(html);
  expect(text).toMatch(/Capacity 1998\scc .*Cylinders I4 .*Bore Size 86\.00\smm .*Stroke 86\.00\smm/);
  expect(text).toMatch(/4B1946H .*Standard oil clearance/);
  expect(readLinks(html)).toContain('/catalogue/Honda/B16A');
  expect(readText(await fetchHtml(request, '/catalogue/Renault/129-5'))).toContain(' N/A ');
});

// rule part.page
test('a part page reads completely', { tag: '@desktop' }, async ({ request }) => {
  const html = await fetchHtml(request, '/details/4B1946H-STD');
  const text = readText(html);
  expect(text).toContain('€125.34 Price including VAT');
  expect(text).toMatch(/Technical specifications .*Housing bore range 48\.000/);
  expect(text).toContain('Integra GS-R DB2');
  expect(readLinks(html)).toContain('/details/4B1946H-.25');
});

// rule part.flow-figures
test(
  'what is not known of a pump is said in words, never by rows of dashes',
  { tag: '@desktop' },
  async ({ request }) => {
    const html = await fetchHtml(request, '/products/oil-pumps');
    // a release leaves out the ends of cells
    const cells = [...html.matchAll(/<td\b[^>]*>[\s\S]*?(?=<\/?t)/g)].map(([cell]) => readText(cell).trim());
    expect(cells.filter((words) => /^[–-]?$/.test(words))).toEqual([]);
    expect(cells).toContain('Applications data pending');
  },
);

// rule part.kit-contents
test('a kit lists what is in it', { tag: '@desktop' }, async ({ request }) => {
  const links = readLinks(await fetchHtml(request, '/details/4B1946H+5M1959H+1T1957'));
  expect(links.filter((address) => address.startsWith('/details/5M1959H'))).not.toEqual([]);
});

test('the data of the size helper reads as text', { tag: '@desktop' }, async ({ request }) => {
  const text = readText(await fetchHtml(request, '/details/4B1606H-STD'));
  expect(text).toContain('0.051–0.061 mm');
  expect(text).toContain('AG-1, green');
});

// rule clearance.gauge-slip
test(
  'a gauge whose millimetres are printed wrong says so, and no other does',
  { tag: '@desktop' },
  async ({ request }) => {
    const said = async (slug: string) =>
      readText(await fetchHtml(request, `/details/${slug}`)).includes('does not agree with');
    expect([await said('AB-1'), await said('AG-1')]).toEqual([true, false]);
  },
);

test('an article says what it is to search engines and feed readers', { tag: '@desktop' }, async ({ request }) => {
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
});

test('what needs scripts says so in its place, and what to do without', { tag: '@desktop' }, async ({ request }) => {
  expect(readText(await fetchHtml(request, '/stock-alert/stop'))).toContain(' This page needs JavaScript');
  const withdrawal = await fetchHtml(request, '/withdraw');
  expect(readText(withdrawal)).toContain(' This form needs JavaScript');
  expect(readText(withdrawal)).toContain('Sample Bearings Sp. z o.o.');
  expect(readLinks(withdrawal).find((address) => /^mailto:.*I%20hereby%20give%20notice/.test(address))).toBeDefined();
});
