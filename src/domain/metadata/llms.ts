import { catalogueDataPath, dataCalls, openApiPath } from '#config/catalogue-data.ts';
import { extraClearance } from '#config/extra-clearance.ts';
import { freeShippingLimit } from '#config/delivery.ts';
import { limits } from '#config/limits.ts';
import { productFeeds } from '#config/product-feeds.ts';
import { site as shop } from '#config/site.ts';
import { universalItems } from '#config/universal-items.ts';

type Entry = { label: string; href: string; about?: string };

const write = (site: string, { label, href, about }: Entry): string =>
  `- [${label}](${site}${href})${about ? `: ${about}` : ''}`;

const section = (site: string, title: string, entries: readonly Entry[]): string =>
  [`## ${title}`, '', ...entries.map((entry) => write(site, entry)), ''].join('\n');

const buying: readonly Entry[] = [
  {
    label: 'Catalogue',
    href: '/catalogue',
    about: 'makes; each make lists its engines, each engine the sets that fit it',
  },
  {
    label: 'Search',
    href: '/search?q=impreza+1999',
    about: 'by part number, engine, model and year; put the words into `q`',
  },
  {
    label: 'Shipping and lead times',
    href: '/shipping',
    about: `days by country, free shipping above ${freeShippingLimit}`,
  },
  { label: 'Terms & Conditions', href: '/terms' },
  { label: 'Returns & Warranties', href: '/warranties', about: `${limits.returnDays} days` },
  { label: 'Where to buy', href: '/distributors' },
  { label: 'Contact', href: '/contact' },
];

const listKnowing = (products: readonly Entry[]): Entry[] => [
  ...products,
  { label: 'FAQ', href: '/faq', about: 'clearances, sizes, coating, fitting' },
  { label: 'News', href: '/news' },
];

const listData = (): Entry[] => [
  { label: 'OpenAPI file', href: openApiPath, about: 'every call with its fields' },
  { label: 'How to read the data', href: catalogueDataPath },
  ...dataCalls
    .filter(({ answered, parameter }) => answered === 'nightly' && !parameter)
    .map(({ path, summary }) => ({ label: path, href: path, about: summary })),
  ...productFeeds.map(({ name, currency }) => ({
    label: `Product feed in ${currency.toUpperCase()}`,
    href: `/feeds/${name}.xml`,
  })),
  { label: 'Sitemap', href: '/sitemap-index.xml' },
];

/**
 * /llms.txt: what a program that reads for people should know first, as Markdown (rule metadata.llms). `site`: the shop's
 * address without a slash at its end, `products`: the pages about the range.
 */
export const writeLlms = (site: string, products: readonly Entry[]): string =>
  [
    `# ${shop.siteName}`,
    '',
    `> ${shop.description}`,
    '',
    `Parts are addressed by set and size: ${site}/details/4B1606H-STD is set 4B1606H in standard size, -.25 the same set for a journal ground by 0.25 mm, -010 by 0.010 in. In a set's number H is Race Series, HX has ${extraClearance.mm} mm more oil clearance, HD dowel holes, HC the coating. The clearance gauges (${universalItems.map(({ code }) => code).join(', ')}) fit every engine.`,
    '',
    'Prices on the pages include VAT and are in euro; current price and stock are asked for live. The page of an engine lists the parts that fit it: do not infer a fit from the journal alone.',
    '',
    section(site, 'Find and buy', buying),
    section(site, 'Know', listKnowing(products)),
    section(site, 'Data', listData()),
  ].join('\n');
