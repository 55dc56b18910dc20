import { type Seller, sellers } from '#config/sellers.ts';
import { site as shop } from '#config/site.ts';
import type { JsonLd } from './json-ld.ts';
import { toReturnPolicyJsonLd } from './offer-terms.ts';

/** A company as the law knows it: what the legal pages print of it (rule metadata.companies). */
const writeCompany = (seller: Seller): JsonLd => ({
  legalName: seller.name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: seller.street,
    postalCode: seller.postcode,
    addressLocality: seller.city,
    addressCountry: seller.country,
  },
  vatID: seller.vatNumber,
  telephone: seller.phone,
});

/** What editors say of the shop: where else it is found, and when it answers in which languages. */
export type ShopFacts = {
  social: readonly { href: string }[];
  support: {
    days: readonly string[];
    opens: string;
    closes: string;
    areas: readonly string[];
    languages: readonly string[];
  };
};

/**
 * The shop as schema.org Organization with its support hours (rule metadata.support), its returns policy and the companies that sell
 * (rule metadata.companies): a reader of unknown region buys of the Dutch one, as rule seller.legal-region says. `site`: its
 * address without a slash at the end.
 */
export const toOrganizationJsonLd = (site: string, { social, support }: ShopFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${site}/#shop`,
  name: shop.name,
  ...writeCompany(sellers.dutch),
  subOrganization: {
    '@type': 'Organization',
    name: sellers.polish.name,
    email: sellers.polish.email,
    ...writeCompany(sellers.polish),
  },
  hasMerchantReturnPolicy: toReturnPolicyJsonLd(site),
  url: `${site}/`,
  logo: `${site}${shop.logo}`,
  description: shop.description,
  email: shop.supportEmail,
  sameAs: social.map(({ href }) => href),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: shop.supportEmail,
    areaServed: support.areas,
    availableLanguage: support.languages,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: support.days,
      opens: support.opens,
      closes: support.closes,
    },
  },
});

/** The site as schema.org WebSite whose search is the page /search. */
export const toWebSiteJsonLd = (site: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: shop.name,
  alternateName: shop.siteName,
  url: `${site}/`,
  inLanguage: shop.language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
