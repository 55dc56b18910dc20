import { socialLinks } from '#config/navigation.ts';
import { site as shop } from '#config/site.ts';
import { support } from '#config/support.ts';
import type { JsonLd } from './json-ld.ts';

/**
 * The shop as schema.org Organization with its support hours (rule metadata.support). `site`: its address without a slash
 * at the end.
 */
export const toOrganizationJsonLd = (site: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: shop.name,
  url: `${site}/`,
  logo: `${site}${shop.logo}`,
  description: shop.description,
  email: shop.supportEmail,
  sameAs: socialLinks.map(({ href }) => href),
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
