import { expect, test } from 'vitest';
import { toOrganizationJsonLd, toWebSiteJsonLd } from './site-json-ld.ts';

// rule metadata.support
test('the organization states support hours, areas and languages', () => {
  expect(toOrganizationJsonLd('https://shop.example')).toMatchObject({
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
