import { withdrawalLabel } from '#config/navigation.ts';
import { nounFile, type NounName } from '#editors/nouns.ts';
import { expect, test } from 'vitest';
import { judgeText } from './check.ts';
import { writeFault } from './fault.ts';
import { textKinds } from './kinds.ts';
import { openShop } from './known-shop.ts';
import { openText } from './open-text.ts';
import { findUnlinked } from './rules/unlinked.ts';

/** One file of each noun, without a mistake; each row below seeds one. */
const samples: Record<NounName, string> = {
  menu: `products:
  - label: Oil Pumps
    href: /products/oil-pumps
main:
  - label: Where to buy
    href: /distributors
  - label: FAQ
    href: /faq
  - label: Contact
    href: /contact
phone:
  - label: Catalogue
    href: /catalogue
regions:
  - label: Australia
    href: https://au.shop.example
    flag: au
social:
  - label: Facebook
    href: https://facebook.example/shop
    route: /facebook
notFound:
  - label: Home
    href: /
`,
  footer: `motto: no risk - no compromise
ticks:
  - Bushings & Thrustwashers
about: Engine bearings for engine builders.
groups:
  - title: Buying
    links:
      - label: Warranties
        href: /warranties
        supportedOnly: true
  - title: Products
    links: []
  - title: Company
    links: []
  - title: Catalogue
    links: []
legal:
  - label: Terms & Conditions
    href: /terms
  - label: Privacy Policy
    href: /privacy
  - label: Cookies Policy
    href: /cookies-policy
  - label: Warranties
    href: /warranties
  - label: ${withdrawalLabel}
    href: /withdraw
`,
  home: `title: Race bearings
heading: Race bearings for {engines} engines
lead: All of them with a price.
promises:
  delivery: { title: Fast, text: From stock }
  shipping: { title: Free, text: Within the EU }
  returns:
    title: "{return-days}-day returns"
    text: In the box
  quality: { title: Certified, text: By others }
popularEngines: { heading: Engines, all: All of them }
range:
  heading: The range
  guides: Guides
  bearings: { title: Bearings, text: Bearings for engines. }
  calico: { title: Coated, text: With a film. }
  kits: { title: Kits, text: All in one box. }
  thrust: { title: Washers, text: They take the thrust. }
  pumps: { title: Pumps, text: For oil. }
  gauge: { title: Gauges, text: To measure with. }
key:
  heading: How to read a number
  parts:
    - code: "1606"
      title: Design
      text: Stands for the family.
makes: { heading: Makes, link: All makes }
heritage:
  heading: Many years
  paragraphs: [One plant does every step.]
  alt: A crankshaft
  figures: []
testimonials: { heading: What customers say }
`,
  testimonials: `testimonials:
  - name: Marek Novák, engine builder
    header: Circuit racing
    quote: We strip the engine after every round.
    photo: shells
    alt: Shells on a bench
`,
  offices: `offices:
  - name: An office
    country: GB
    street: 1 Sample Road
    postcode: AA1 1AA
    city: London
    phone: +44 00 0000 0000
    email: uk@shop.example
    hours: 7:00-15:00 GMT
    opens: 7:00
    closes: 15:00
    days: [Monday]
    timeZone: Europe/London
  - name: Another office
    country: NL
    street: 2 Sample Road
    postcode: 1000 AA
    city: Amsterdam
    phone: +31 00 0000 0000
    email: nl@shop.example
    hours: 8:00-16:00 CET
    opens: 8:00
    closes: 16:00
    days: [Monday]
    timeZone: Europe/Amsterdam
    visitorsFrom: [NL]
`,
  support: 'days: [Friday]\nopens: 08:00\ncloses: 16:00\nareas: [EU]\nlanguages: [English]\n',
  downloads: `documents:
  - name: EB003-2016-flexigauge
    title: Flexigauge
    kind: bulletin
  - name: certificate
    title: Quality certificate
    kind: certificate
`,
  redirects: 'pages:\n  /old: /contact\nparts: {}\n',
  notice: 'text: ""\n',
};

const files = [
  'src/assets/testimonials/shells.jpg',
  'content/documents/EB003-2016-flexigauge.md',
  'content/documents/certificate.md',
];
const texts = ['faq', 'terms', 'privacy', 'cookies-policy', 'warranties', 'contact', 'products/oil-pumps'];
const shop = {
  ...openShop('.', [], {
    unread: texts.map((name) => `/${name}`),
    catalogue: null,
    now: new Date('2026-05-04T10:00:00Z'),
  }),
  movedTo: (address: string) => (address === '/old' ? '/contact' : undefined),
  isFile: (path: string) => files.includes(path),
};

async function judge(noun: NounName, source: string): Promise<string[]> {
  const kind = textKinds.find(({ files }) => files === nounFile(noun));
  if (!kind) throw new Error(`${noun} has no kind`);
  const { text, faults } = openText(kind, nounFile(noun), source, []);
  return [...faults, ...(text ? await judgeText(text, shop, '.') : [])].map(writeFault);
}

test.each(Object.entries(samples) as [NounName, string][])('%s without a mistake', async (noun, source) => {
  expect(await judge(noun, source)).toEqual([]);
});

test.each<[NounName, string, string, string]>([
  ['menu', 'href: /faq', 'href: /faqs', 'write "/faq"'],
  ['menu', 'href: /faq', 'href: /old', 'has moved'],
  ['menu', 'href: /faq', 'href: www.fia.com', 'write "https://www.fia.com"'],
  ['menu', 'label: FAQ', 'label:', 'write the words'],
  ['menu', 'label: FAQ', 'lable: FAQ', 'write "label"'],
  ['menu', 'label: Where to buy', 'label: Where to by: here', 'write the line as label: "…"'],
  ['menu', '    href: /faq', '\thref: /faq', 'blanks in the place of the tab'],
  ['menu', 'label: Contact', 'label: Part #1', 'which no reader sees'],
  ['menu', 'flag: au', 'flag: uk', 'gb (the UK)'],
  ['menu', 'label: Where to buy', 'label: Where &amp; how', 'write the sign itself'],
  ['menu', 'label: Where to buy', 'label: “Where to buy”', 'take the quotes away'],
  ['menu', 'href: https://au.shop.example', 'href: https://exa mple.com', 'copy the address from the browser'],
  ['menu', 'href: https://au.shop.example', 'href: javascript:alert(1)', 'copy the address from the browser'],
  ['menu', 'href: /faq', 'href: /faq/', 'found:    the link "/faq/"'],
  ['menu', 'href: /contact', 'href: /faq', 'a href of its own'],
  ['footer', 'title: Buying', 'title: Byuing', 'write "Buying"'],
  ['footer', '        supportedOnly: true', '        supportedOnly: yes', 'write "supportedOnly: true"'],
  ['footer', `label: ${withdrawalLabel}`, 'label: Withdraw here', 'the words of the law'],
  ['footer', '  - title: Buying', '  - { title: Prices, links: [] }\n  - title: Buying', 'four columns'],
  ['home', 'heading: Race bearings for {engines}', 'heading: Race bearings for {engine}', 'write "engines"'],
  ['home', 'title: "{return-days}-day', 'title: "30-day', '{return-days}'],
  ['home', 'heading: Race bearings', 'heading: Race **bearings**', 'put ** right before'],
  ['home', 'code: "1606"', 'code: 1606', 'write code: "1606"'],
  ['testimonials', 'photo: shells', 'photo: shell', 'src/assets/testimonials/shell.jpg'],
  ['testimonials', 'quote: We', 'quote: Wee {return-days}', 'write the figure itself'],
  ['offices', 'phone: +44 00', 'phone: 0044 00', '+48 22 000 00 00'],
  ['offices', 'hours: 7:00-15:00', 'hours: 7:00-16:00', 'as opens and closes say'],
  ['offices', 'closes: 16:00', 'closes: 6:00', 'a time after "opens"'],
  ['offices', 'name: Another office', 'name: An office', 'a name of its own'],
  ['offices', 'visitorsFrom: [NL]', 'visitorsFrom: [NL, NL]', 'each country at one office'],
  ['offices', 'timeZone: Europe/London', 'timeZone: Europe/Londn', 'write "Europe/London"'],
  ['support', 'Friday', 'Fryday', 'write "Friday"'],
  ['support', 'opens: 08:00', 'opens: 8 am', 'a time of the day, 8:00'],
  ['downloads', 'name: certificate', 'name: certificates', 'content/documents/certificates.md'],
  ['downloads', 'name: EB003-2016-flexigauge', 'name: flexigauge', 'which the gauges name'],
  ['downloads', 'kind: certificate', 'kind: information', 'choose one of'],
  ['redirects', '/old: /contact', '/old: /products/engines', 'a page or file that exists'],
  ['redirects', '/old: /contact', '/faq: /contact', 'which has a page'],
  ['redirects', '/old: /contact', 'old: /contact', 'an address from the root'],
  ['support', 'closes: 16:00', 'closes: 07:00', 'a time after "opens"'],
  ['support', '[English]', '[]', 'at least one language'],
  ['support', '[English]', '', 'each behind "- "'],
  ['redirects', '/old: /contact', '/FAQ: /contact', 'which has a page'],
  ['redirects', 'parts: {}', 'parts: { A-1: A-1 }', 'in one step'],
  ['notice', 'text: ""', 'text: Closed on teh 26th', 'write "the"'],
])('%s: %s → %s', async (noun, from, to, text) => {
  const source = samples[noun];
  const line = source.slice(0, source.indexOf(from)).split('\n').length;
  const faults = await judge(noun, source.replace(from, to));
  const [first] = faults.filter((fault) => fault.includes(text));
  expect(first, faults.join('\n')).toMatch(new RegExp(`^${nounFile(noun)}:${line}\n`));
});

test('what may stand in a noun', async () => {
  const [menu, pages] = [samples.menu, '/old: /contact'];
  expect(await judge('menu', `\uFEFF${menu.replace('label: FAQ', 'label: Free shipping*')}`)).toEqual([]);
  expect(await judge('redirects', samples.redirects.replace(pages, '/a: /contact'))).toEqual([]);
});

test('a translation without its text, and nobody who says something', async () => {
  const downloads = samples.downloads.replace(
    'kind: certificate',
    'kind: certificate\n    translations: { de: Titel }',
  );
  expect((await judge('downloads', downloads)).join('\n')).toContain('write content/documents/certificate-de.md');
  expect((await judge('testimonials', 'testimonials: []\n')).join('\n')).toContain('at least one testimonial');
});

test('a link that the law asks for is missed', async () => {
  const without = samples.footer.replace(/ {2}- label: Privacy Policy\n.*\n/, '');
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
