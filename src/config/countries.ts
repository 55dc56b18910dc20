/**
 * Countries offered in every form (rule shipping.countries).
 * `isEu`: counts as delivery inside the EU; the 27 members plus the extra codes A2 (Azores) and M3 (Madeira).
 * `vatPrefix`: what a VAT number of that country begins with (Greece: EL); null where there is none to check.
 */
export type Country = {
  code: string;
  name: string;
  kind: 'country' | 'territory';
  isEu: boolean;
  vatPrefix: string | null;
};

export const countries: readonly Country[] = [
  { code: 'AT', name: 'Austria', kind: 'country', isEu: true, vatPrefix: 'AT' },
  { code: 'BE', name: 'Belgium', kind: 'country', isEu: true, vatPrefix: 'BE' },
  { code: 'BG', name: 'Bulgaria', kind: 'country', isEu: true, vatPrefix: 'BG' },
  { code: 'HR', name: 'Croatia', kind: 'country', isEu: true, vatPrefix: 'HR' },
  { code: 'CY', name: 'Cyprus', kind: 'country', isEu: true, vatPrefix: 'CY' },
  { code: 'CZ', name: 'Czech Republic', kind: 'country', isEu: true, vatPrefix: 'CZ' },
  { code: 'DK', name: 'Denmark', kind: 'country', isEu: true, vatPrefix: 'DK' },
  { code: 'EE', name: 'Estonia', kind: 'country', isEu: true, vatPrefix: 'EE' },
  { code: 'FI', name: 'Finland', kind: 'country', isEu: true, vatPrefix: 'FI' },
  { code: 'FR', name: 'France', kind: 'country', isEu: true, vatPrefix: 'FR' },
  { code: 'DE', name: 'Germany', kind: 'country', isEu: true, vatPrefix: 'DE' },
  { code: 'GR', name: 'Greece', kind: 'country', isEu: true, vatPrefix: 'EL' },
  { code: 'HU', name: 'Hungary', kind: 'country', isEu: true, vatPrefix: 'HU' },
  { code: 'IS', name: 'Iceland', kind: 'country', isEu: false, vatPrefix: null },
  { code: 'IE', name: 'Ireland', kind: 'country', isEu: true, vatPrefix: 'IE' },
  { code: 'IT', name: 'Italy', kind: 'country', isEu: true, vatPrefix: 'IT' },
  { code: 'LV', name: 'Latvia', kind: 'country', isEu: true, vatPrefix: 'LV' },
  { code: 'LI', name: 'Liechtenstein', kind: 'country', isEu: false, vatPrefix: null },
  { code: 'LT', name: 'Lithuania', kind: 'country', isEu: true, vatPrefix: 'LT' },
  { code: 'LU', name: 'Luxembourg', kind: 'country', isEu: true, vatPrefix: 'LU' },
  { code: 'MT', name: 'Malta', kind: 'country', isEu: true, vatPrefix: 'MT' },
  { code: 'NL', name: 'Netherlands', kind: 'country', isEu: true, vatPrefix: 'NL' },
  { code: 'NO', name: 'Norway', kind: 'country', isEu: false, vatPrefix: null },
  { code: 'PL', name: 'Poland', kind: 'country', isEu: true, vatPrefix: 'PL' },
  { code: 'PT', name: 'Portugal', kind: 'country', isEu: true, vatPrefix: 'PT' },
  { code: 'RO', name: 'Romania', kind: 'country', isEu: true, vatPrefix: 'RO' },
  { code: 'SK', name: 'Slovakia', kind: 'country', isEu: true, vatPrefix: 'SK' },
  { code: 'SI', name: 'Slovenia', kind: 'country', isEu: true, vatPrefix: 'SI' },
  { code: 'ES', name: 'Spain', kind: 'country', isEu: true, vatPrefix: 'ES' },
  { code: 'SE', name: 'Sweden', kind: 'country', isEu: true, vatPrefix: 'SE' },
  { code: 'CH', name: 'Switzerland', kind: 'country', isEu: false, vatPrefix: null },
  { code: 'GB', name: 'United Kingdom', kind: 'country', isEu: false, vatPrefix: 'GB' },
  { code: 'AD', name: 'Andorra', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'A2', name: 'Azores', kind: 'territory', isEu: true, vatPrefix: 'PT' },
  { code: 'IC', name: 'Canary Islands', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'FO', name: 'Faroe Islands', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'GI', name: 'Gibraltar', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'GG', name: 'Guernsey', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'IM', name: 'Isle of Man', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'JE', name: 'Jersey', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'M3', name: 'Madeira', kind: 'territory', isEu: true, vatPrefix: 'PT' },
  { code: 'MC', name: 'Monaco', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'SM', name: 'San Marino', kind: 'territory', isEu: false, vatPrefix: null },
  { code: 'AX', name: 'Åland Islands', kind: 'territory', isEu: false, vatPrefix: null },
];

export { defaultCountry } from './default-country.ts';

/**
 * Whose visitors find the legal links among the others of the footer, not only in its last line
 * (rule seller.legal-links).
 */
export const supportedCountries: readonly string[] = countries.map(({ code }) => code);

/** Names of countries and of places (`places.ts`) that take an article in a sentence ("to the Netherlands"). */
export const namesWithArticle: readonly string[] = [
  'Netherlands',
  'Czech Republic',
  'United Kingdom',
  'Azores',
  'Canary Islands',
  'Faroe Islands',
  'Isle of Man',
  'Åland Islands',
  'Balearic Islands',
  'Scottish islands',
  'French overseas departments',
  'French overseas territories',
];
