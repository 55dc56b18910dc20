import { support } from './support.ts';

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

/** Where people answer, and when (rule seller.offices). SAMPLE, like `sellers.ts` (rule seller.placeholders). */
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
