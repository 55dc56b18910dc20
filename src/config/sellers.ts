import { support } from './support.ts';

/**
 * The two companies that sell and their offices. SAMPLE: names, addresses, numbers and mailboxes stand on example
 * domains and are to be replaced before the shop opens (rule seller.placeholders).
 */
export type Seller = {
  sample: boolean;
  /** code of the country in which the company is registered */
  country: 'NL' | 'PL';
  name: string;
  street: string;
  postcode: string;
  city: string;
  countryName: string;
  vatNumber: string;
  registration: string;
  /** number in the packaging register, shown in the terms */
  packagingRegister: string;
  email: string;
  phone: string;
};

export const sellers: Readonly<Record<'dutch' | 'polish', Seller>> = {
  dutch: {
    sample: true,
    country: 'NL',
    name: 'Sample Bearings B.V.',
    street: 'Voorbeeldstraat 1',
    postcode: '1000 AA',
    city: 'Amsterdam',
    countryName: 'Netherlands',
    vatNumber: 'NL000000000B00',
    registration: 'KVK 00000000',
    packagingRegister: 'EPR-NL-0000000',
    email: 'nl@shop.example',
    phone: '+31 00 000 0000',
  },
  polish: {
    sample: true,
    country: 'PL',
    name: 'Sample Bearings Sp. z o.o.',
    street: 'ul. Przykładowa 1',
    postcode: '00-000',
    city: 'Warszawa',
    countryName: 'Poland',
    vatNumber: 'PL0000000000',
    registration: 'KRS 0000000000',
    packagingRegister: 'BDO 000000000',
    email: 'eu@shop.example',
    phone: '+48 00 000 00 00',
  },
};

/** The clocks of both companies agree. */
export const sellersTimeZone = 'Europe/Amsterdam';

/** When an office can be reached, on its own clock; see `domain/office`. */
export type OfficeHours = { timeZone: string; opens: string; closes: string; days: readonly string[] };

export type Office = {
  sample: boolean;
  name: string;
  /** delivery countries whose visitors see this office first; empty: everybody else */
  visitorsFrom: readonly string[];
  street: string;
  postcode: string;
  city: string;
  countryName: string;
  /** as they are written, to the letter of rule seller.offices */
  hours: string;
  /** the same on the office's own clock */
  open: OfficeHours;
  email: string;
  phone: string;
};

/** Where people answer, and when (rule seller.offices). */
export const offices: readonly Office[] = [
  {
    sample: true,
    name: 'EU office',
    visitorsFrom: [],
    street: 'ul. Przykładowa 1',
    postcode: '00-000',
    city: 'Warszawa',
    countryName: 'Poland',
    hours: '8:00-16:00 CET/CEST Mon-Fri',
    open: { timeZone: 'Europe/Warsaw', opens: '8:00', closes: '16:00', days: support.days },
    email: 'eu@shop.example',
    phone: '+48 00 000 00 00',
  },
  {
    sample: true,
    name: 'UK office',
    visitorsFrom: ['GB', 'GG', 'GI', 'IM', 'JE'],
    street: '1 Sample Road',
    postcode: 'AA1 1AA',
    city: 'London',
    countryName: 'United Kingdom',
    hours: '7:00-15:00 GMT',
    open: { timeZone: 'Europe/London', opens: '7:00', closes: '15:00', days: support.days },
    email: 'uk@shop.example',
    phone: '+44 00 0000 0000',
  },
  {
    sample: true,
    name: 'NL office',
    visitorsFrom: ['NL'],
    street: 'Voorbeeldstraat 1',
    postcode: '1000 AA',
    city: 'Amsterdam',
    countryName: 'Netherlands',
    hours: '8:00-16:00 CET/CEST',
    open: { timeZone: 'Europe/Amsterdam', opens: '8:00', closes: '16:00', days: support.days },
    email: 'nl@shop.example',
    phone: '+31 00 000 0000',
  },
];
