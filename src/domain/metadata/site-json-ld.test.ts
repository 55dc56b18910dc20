import { expect, test } from 'vitest';
import { sellers } from '#config/sellers.ts';
import { toOrganizationJsonLd, toWebSiteJsonLd } from './site-json-ld.ts';

const facts = {
  social: [{ href: 'https://social.example/shop' }],
  support: { days: ['Monday', 'Friday'], opens: '09:00', closes: '17:30', areas: ['NO', 'EU'], languages: ['English'] },
};

// rule metadata.support
test('the organization states support hours, areas and languages', () => {
  expect(toOrganizationJsonLd('https://shop.example', facts)).toMatchObject({
    url: 'https://shop.example/',
    sameAs: ['https://social.example/shop'],
    contactPoint: {
      areaServed: ['NO', 'EU'],
      availableLanguage: ['English'],
      hoursAvailable: { dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '17:30' },
    },
  });
});

test('the site is searched at /search', () => {
  expect(toWebSiteJsonLd('https://shop.example')['potentialAction']).toMatchObject({
    target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
  });
});

// rule metadata.companies
test('both companies stand with what the law asks of them, and the returns policy once', () => {
  const { dutch, polish } = sellers;
  expect(toOrganizationJsonLd('https://shop.example', facts)).toMatchObject({
    legalName: dutch.name,
    vatID: dutch.vatNumber,
    telephone: dutch.phone,
    address: { streetAddress: dutch.street, postalCode: dutch.postcode, addressCountry: 'NL' },
    subOrganization: { legalName: polish.name, vatID: polish.vatNumber, address: { addressCountry: 'PL' } },
    hasMerchantReturnPolicy: { '@id': 'https://shop.example/#returns', merchantReturnDays: 30 },
  });
});
