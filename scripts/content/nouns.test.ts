import { readFileSync } from 'node:fs';
import { nounFile, type NounName } from '#editors/nouns.ts';
import { expect, test } from 'vitest';
import { judgeText } from './check.ts';
import { writeFault } from './fault.ts';
import { textKinds } from './kinds.ts';
import { openShop } from './known-shop.ts';
import { openText } from './open-text.ts';
import { findUnlinked } from './rules/unlinked.ts';

const texts = [
  'faq',
  'terms',
  'privacy',
  'cookies-policy',
  'warranties',
  'shipping',
  'about',
  'contact',
  'accessibility',
];
const products = ['engine-bearings', 'calico-bearings', 'flexigauge', 'oil-pumps', 'guides-and-bulletins'];
const unread = [...texts, ...products.map((name) => `products/${name}`)].map((name) => `/${name}`);
const shop = openShop('.', [], { unread, catalogue: null, now: new Date('2026-05-04T10:00:00Z') });
const sourceOf = (noun: NounName): string => readFileSync(nounFile(noun), 'utf8');

async function judge(noun: NounName, source: string): Promise<string[]> {
  const kind = textKinds.find(({ files }) => files === nounFile(noun));
  if (!kind) throw new Error(`${noun} has no kind`);
  const { text, faults } = openText(kind, nounFile(noun), source, []);
  return [...faults, ...(text ? await judgeText(text, shop, '.') : [])].map(writeFault);
}

test.each<[NounName, string, string, string]>([
  ['menu', 'href: /faq', 'href: /faqs', 'write "/faq"'],
  ['menu', 'href: /faq', 'href: /products', 'has moved'],
  ['menu', 'href: /faq', 'href: www.fia.com', 'write "https://www.fia.com"'],
  ['menu', 'label: FAQ', 'label:', 'write the words'],
  ['menu', 'label: FAQ', 'lable: FAQ', 'write "label"'],
  ['menu', 'label: Where to buy', 'label: Where to by: here', 'write the line as label: "…"'],
  ['menu', '    href: /faq', '\thref: /faq', 'blanks in the place of the tab'],
  ['menu', 'label: Contact', 'label: Part #1', 'which no reader sees'],
  ['menu', 'label: Where to buy', 'label: Where &amp; how', 'write the sign itself'],
  ['menu', 'label: Where to buy', 'label: “Where to buy”', 'take the quotes away'],
  ['menu', 'href: https://au.shop.example', 'href: https://exa mple.com', 'copy the address from the browser'],
  ['menu', 'href: https://au.shop.example', 'href: javascript:alert(1)', 'copy the address from the browser'],
  ['menu', 'href: /faq', 'href: /faq/', 'found:    the link "/faq/"'],
  ['menu', 'href: /contact', 'href: /news', 'a href of its own'],
  ['footer', 'title: Buying', 'title: Byuing', 'write "Buying"'],
  ['footer', '        supportedOnly: true', '        supportedOnly: yes', 'write "supportedOnly: true"'],
  ['footer', 'label: Withdraw from contract here', 'label: Withdraw here', 'the words of the law'],
  ['home', 'heading: Race bearings for {engines}', 'heading: Race bearings for {engine}', 'write "engines"'],
  ['home', 'title: "{return-days}-day', 'title: "30-day', '{return-days}'],
  ['home', 'heading: Race bearings', 'heading: Race **bearings**', 'put ** right before'],
  ['home', 'code: "1606"', 'code: 1606', 'write code: "1606"'],
  ['testimonials', 'photo: main-set-5', 'photo: main-set-6', 'src/assets/testimonials/main-set-6.jpg'],
  ['testimonials', 'quote: We', 'quote: Wee {return-days}', 'write the figure itself'],
  ['offices', 'phone: +48 00', 'phone: 0048 00', '+48 22 000 00 00'],
  ['offices', 'hours: 7:00-15:00', 'hours: 7:00-16:00', 'as opens and closes say'],
  ['offices', 'closes: 16:00', 'closes: 6:00', 'a time after "opens"'],
  ['offices', 'name: NL office', 'name: UK office', 'a name of its own'],
  ['offices', 'visitorsFrom: [NL]', 'visitorsFrom: [GB]', 'each country at one office'],
  ['offices', 'timeZone: Europe/London', 'timeZone: Europe/Londn', 'write "Europe/London"'],
  ['support', 'Friday', 'Fryday', 'write "Friday"'],
  ['support', 'opens: 08:00', 'opens: 8 am', 'a time of the day, 8:00'],
  ['support', 'closes: 16:00', 'closes: 07:00', 'a time after "opens"'],
  ['support', '[English, Polish, German]', '[]', 'at least one language'],
  ['support', '[English, Polish, German]', '', 'each behind "- "'],
  ['downloads', 'name: iso-9001-2015', 'name: iso-9001-2016', 'content/documents/iso-9001-2016.md'],
  ['downloads', 'kind: product-information', 'kind: information', 'choose one of'],
  ['redirects', '/products: /products/engine-bearings', '/products: /products/engines', 'a page or file that exists'],
  ['redirects', '/products: /products/engine-bearings', '/faq: /contact', 'which has a page'],
  ['redirects', '/products: /products/engine-bearings', '/FAQ: /contact', 'which has a page'],
  ['redirects', 'parts: {}', 'parts: { A-1: A-1 }', 'in one step'],
  ['redirects', '/products: /products/engine-bearings', 'products: /contact', 'an address from the root'],
  ['notice', 'text: ""', 'text: Closed on teh 26th', 'write "the"'],
])('%s: %s → %s', async (noun, from, to, text) => {
  const source = sourceOf(noun);
  const line = source.slice(0, source.indexOf(from)).split('\n').length;
  const faults = await judge(noun, source.replace(from, to));
  const [first] = faults.filter((fault) => fault.includes(text));
  expect(first, faults.join('\n')).toMatch(new RegExp(`^${nounFile(noun)}:${line}\n`));
});

test('what may stand in a noun', async () => {
  const [menu, pages] = [sourceOf('menu'), '/products: /products/engine-bearings'];
  expect(await judge('menu', `\uFEFF${menu.replace('label: FAQ', 'label: Free shipping*')}`)).toEqual([]);
  expect(await judge('redirects', sourceOf('redirects').replace(pages, '/a: /contact'))).toEqual([]);
});

test('a translation without its text, and nobody who says something', async () => {
  const downloads = sourceOf('downloads').replace(
    'kind: certificate',
    'kind: certificate\n    translations: { de: Titel }',
  );
  expect((await judge('downloads', downloads)).join('\n')).toContain('write content/documents/iso-9001-2015-de.md');
  expect((await judge('testimonials', 'testimonials: []\n')).join('\n')).toContain('at least one testimonial');
});

test('a link that the law asks for is missed', async () => {
  const without = sourceOf('footer').replace(/ {2}- label: Privacy Policy\n.*\n/, '');
  expect((await judge('footer', without)).join('\n')).toContain('a link to /privacy');
});

test('a page that nothing leads to is a warning', () => {
  const [pages] = textKinds;
  const source = '---\ntitle: Alone\n---\n\nWords.\n';
  const alone = pages && openText(pages, 'content/pages/alone.mdx', source, []).text;
  const [warning, ...others] = findUnlinked(alone ? [alone] : [], '.');
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ file: 'content/pages/alone.mdx', isWarning: true });
});
