import { z } from 'zod';
import { countries } from '#config/countries.ts';
import type { Office } from '#domain/office/office.ts';
import { clock, closesLater, days, eachItsOwn, isSample, words } from './words.ts';

const phone = z.string().regex(/^\+\d[\d ]{6,}\d$/, 'a number with its country, +48 22 000 00 00');
const code = z.enum(countries.map((country) => country.code));

const row = z
  .strictObject({
    name: words,
    country: code,
    visitorsFrom: z.array(code).default([]),
    street: words,
    postcode: words,
    city: words,
    phone,
    email: z.email('a mail address'),
    hours: words,
    opens: clock,
    closes: clock,
    days,
    timeZone: z.enum(Intl.supportedValuesOf('timeZone')),
    sample: isSample,
  })
  .refine(({ hours, opens, closes }) => hours.startsWith(`${opens}-${closes} `), {
    message: 'hours that begin as opens and closes say: 8:00-16:00 …',
    path: ['hours'],
  })
  .refine(closesLater, { message: 'a time after "opens"', path: ['closes'] });

const toOffice = ({ opens, closes, timeZone, days: open, country, ...card }: z.output<typeof row>) => ({
  ...card,
  flag: country.toLowerCase(),
  countryName: countries.find((one) => one.code === country)?.name ?? country,
  open: { timeZone, opens, closes, days: open },
});

/** Visitors of a country see one office first. */
function eachCountryOnce(list: readonly Office[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [at, { visitorsFrom }] of list.entries())
    for (const [entry, country] of visitorsFrom.entries()) {
      const path = [at, 'visitorsFrom', entry];
      if (seen.has(country)) context.addIssue({ code: 'custom', message: 'each country at one office, once', path });
      seen.add(country);
    }
}

/** Where people answer, and when (rule seller.offices). */
export const offices = z.strictObject({
  offices: z
    .array(row.transform((office): ReturnType<typeof toOffice> & Office => toOffice(office)))
    .refine((list) => list.some(({ visitorsFrom }) => visitorsFrom.length === 0), {
      message: 'one office without "visitorsFrom", for everybody else',
    })
    .superRefine(eachItsOwn('name'))
    .superRefine(eachCountryOnce),
});
