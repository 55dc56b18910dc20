import { describe, expect, test } from 'vitest';
import { samplePump, sampleRod } from '#domain/part/samples.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
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
  ])('finds nothing in %s', (_, page, circumstances) => {
    expect(judge(page, circumstances)).toEqual([]);
  });

  test.each<[string, string, string | RegExp, string]>([
    ['no h1', '0 h1', /<h1.*<\/h1>/, ''],
    ['a long title', 'the title has 61 characters', /<title>[^<]*/, `<title>${'t'.repeat(61)}`],
    ['an island that fills', 'no `fills`', '<main>', '<main><astro-island uid="a" client="start"></astro-island>'],
    ['a wrong canonical address', 'the canonical address is', /(rel="canonical" href="[^"]*)STD/, '$1.25'],
    ['a preview picture that is not there', 'og:image', 'a-social.jpg', 'b-social.jpg'],
    ['structured data that cannot be read', 'cannot be read', 'ld+json">[', 'ld+json">['.concat('{')],
    ['another printed price', 'the printed price is "€112.39"', '€112.40', '€112.39'],
    [
      'another price in structured data',
      'the price in structured data is "112.39"',
      '"price":"112.40"',
      '"price":"112.39"',
    ],
    ['another stock in structured data', 'the stock in structured data', 'schema.org/InStock', 'schema.org/OutOfStock'],
    ['a stock that the page does not say', 'the page says of its stock: null', /<p class="hint".*?<\/p>/, ''],
  ])('finds %s', (_, fault, before, after) => {
    const seeded = html.replace(before, after);
    expect(seeded).not.toBe(html);
    expect(judge(seeded)).toContainEqual(expect.stringContaining(fault));
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
});
