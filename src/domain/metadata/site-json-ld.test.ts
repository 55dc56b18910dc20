import { expect, test } from 'vitest';
import { sellers } from '#config/sellers.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { toOrganizationJsonLd, toWebSiteJsonLd } from './site-json-ld.ts';

const facts = { social: readNounFile('menu').social, support: readNounFile('support') };

// rule metadata.support
test('the organization states support hours, areas and languages', () => {
  expect(toOrganizationJsonLd('https://shop.example', facts)).toMatchObject({
    url: 'https://shop.example/',
    contactPoint: {
      areaServed: ['KZ', 'MA', 'NO', 'OM', 'CH', 'EU'],
      availableLanguage: ['English', 'Polish', 'German'],
      hoursAvailable: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '16:00',
      },
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
