import { describe, expect, test } from 'vitest';
import { samplePump, sampleRod } from '#domain/part/samples.ts';
import type { AvailabilityCase } from '#domain/availability/availability-result.ts';
import type { Part } from '#domain/part/part.ts';
import { judgePage } from './judge-page.ts';
import { readPage } from './read-page.ts';
import { samplePartPage, sampleSite } from './samples.ts';

const part = sampleRod();
const html = samplePartPage(part);

type Circumstances = {
  path?: string;
  about?: Part;
  availability?: AvailabilityCase | null;
  files?: string[];
  sizes?: string[];
};

function judge(page: string, circumstances: Circumstances = {}): string[] {
  const { about = part, availability = 'instock', files = ['/photos/a-social.jpg'], sizes = [] } = circumstances;
  const { path = `/details/${about.slug}` } = circumstances;
  const known = { part: about, availability, sizes };
  const hasFile = (address: string) => files.includes(address);
  return judgePage(readPage(path, page), { site: sampleSite, known, hasFile });
}

// rules part.bare-set and metadata.one-address
describe('judgePage', () => {
  test.each<[string, string, Circumstances]>([
    ['a part', html, {}],
    ['the page of a bare set, whose canonical address is its first size', html, { path: '/details/4B1606H' }],
    ['a part of which no stock is known', samplePartPage(part, null), { availability: null }],
    ['an oil pump', samplePartPage(samplePump), { about: samplePump }],
    ['an island that wakes', html.replace('<main>', '<main><astro-island client="interaction"></astro-island>'), {}],
    ['a font asked for by the body', html.replace('<main>', '<link rel="preload" href="/f" as="font"><main>'), {}],
    ['a frame that is told', html.replace('<main>', '<main data-fills><astro-island client=asked></astro-island>'), {}],
  ])('finds nothing in %s', (_, page, circumstances) => {
    expect(judge(page, circumstances)).toEqual([]);
  });

  test.each<[string, string, string | RegExp, string]>([
    ['no h1', '0 h1', /<h1.*<\/h1>/, ''],
    ['a second h1', '2 h1', '</main>', '<h1>More</h1></main>'],
    ['an empty h1', '1 h1', /<h1 class="sr">[^<]*/, '<h1 class="sr">'],
    ['no title', '0 titles', /<title>.*<\/title>/, ''],
    ['a long title', 'the title has 61 characters', /<title>[^<]*/, `<title>${'t'.repeat(61)}`],
    [
      'a long alternative text',
      'an alternative text has 126',
      '</main>',
      `<img alt="${'a'.repeat(126)}" src="/b"></main>`,
    ],
    ['an island that fills', 'no `fills`', '<main>', '<main><astro-island uid="a" client="start"></astro-island>'],
    ['a font in the head', 'its head asks for a font', '</head>', '<link href="/f" as="font" rel="preload"></head>'],
    [
      'a font in the head, shortened',
      'its head asks for a font',
      '</head>',
      '<link rel=preload href=/f as=font></head>',
    ],
    ['no description', 'there is no description', /<meta name="description"[^>]*>/, ''],
    ['another language', 'the language is "de"', 'lang="en"', 'lang="de"'],
    ['no canonical address', 'there is no canonical address', /<link rel="canonical"[^>]*>/, ''],
    ['a wrong canonical address', 'the canonical address is', /(rel="canonical" href="[^"]*)STD/, '$1.25'],
    ['another og:url', 'og:url is', /(og:url" content="[^"]*)STD/, '$1.25'],
    ['a preview picture that is not there', 'og:image', 'a-social.jpg', 'b-social.jpg'],
    ['a preview picture without size', 'og:image has no size', /<meta property="og:image:width"[^>]*>/, ''],
    ['a preview picture without words', 'og:image:alt is ""', /(og:image:alt" content=")[^"]*/, '$1'],
    ['the words of another page for previews', 'og:title is not', /(og:title" content=")[^"]*/, '$1Another'],
    ['structured data that cannot be read', 'cannot be read', 'ld+json">[', 'ld+json">['.concat('{')],
    ['no product', 'not exactly one product', '"@type":"Product"', '"@type":"Thing"'],
    ['another printed price', 'the printed price is "€112.39"', '€112.40', '€112.39'],
    ['no printed price', 'the printed price is null', '€112.40', 'on request'],
    [
      'another price in structured data',
      'the price in structured data is "112.39"',
      '"price":"112.40"',
      '"price":"112.39"',
    ],
    ['another currency', 'the currency in structured data', '"priceCurrency":"EUR"', '"priceCurrency":"PLN"'],
    ['another name', 'the name in structured data', '"name":"4B1606H-STD', '"name":"4B1606H-.25'],
    ['another number', 'the number in structured data', '"mpn":"4B1606H-STD"', '"mpn":"4B1606H"'],
    ['another stock in structured data', 'the stock in structured data', 'schema.org/InStock', 'schema.org/OutOfStock'],
    ['another kind of page for previews', 'og:type is "website"', 'content="product"', 'content="website"'],
    ['a stock that the page does not say', 'the page says of its stock: null', /<p class="hint".*?<\/p>/, ''],
  ])('finds %s', (_, fault, before, after) => {
    const planted = html.replace(before, after);
    expect(planted).not.toBe(html);
    expect(judge(planted)).toContainEqual(expect.stringContaining(fault));
  });

  // rule metadata.sizes
  test('sizes of the set that structured data do not name are found', () => {
    expect(judge(html, { sizes: ['/details/4B1606H-STD', '/details/4B1606H-.25'] })).toEqual([
      expect.stringContaining('the group in structured data is undefined'),
      expect.stringContaining('the sizes in structured data'),
    ]);
  });

  // rule price.printed
  test('a price that changed with the snapshot is found in print and in data', () => {
    const gross = { amount: 11_300, currency: 'eur' as const };
    const dearer = sampleRod({ price: { ...part.price, gross } });
    expect(judge(html, { about: dearer })).toHaveLength(2);
  });

  test('an oil pump without its warranty is found', () => {
    const planted = samplePartPage(samplePump).replaceAll('12-month warranty', 'warranty');
    expect(judge(planted, { about: samplePump })).toContainEqual(expect.stringContaining('warranty'));
  });

  test('a page that search engines leave out needs no canonical address', () => {
    const page = html
      .replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">')
      .replace(/<script type="application\/ld\+json">.*?<\/script>/, '');
    const facts = readPage('/404', page);
    expect(judgePage(facts, { site: sampleSite, known: null, hasFile: () => true })).toEqual([]);
  });
});

describe('readPage', () => {
  test('reads texts as a visitor does, and our own links once', () => {
    const page = readPage(
      '/a',
      '<h1>A &amp; B &#39;C&#x27;</h1><a class="x" href="/details/4B%2B5M?size=1#top">1</a><a href="/details/4B+5M">2</a><a href="//else.example">3</a>',
    );
    expect(page).toMatchObject({ headings: ["A & B 'C'"], links: ['/details/4B+5M'], price: null, stock: null });
  });
});
