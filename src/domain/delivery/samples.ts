import type { Stock } from '../availability/stock.ts';
import { findLead } from './lead.ts';
import type { Promised } from './promise.ts';
import type { DeliveryFacts } from './source-promises.ts';
import { readZoneTime } from '../zone-clock.ts';

/** Facts and words for tests: the holidays that fall on working days at the end of 2026, as the calendars have them. */
export const holidays: Readonly<Record<string, readonly string[]>> = {
  PL: ['2026-11-11', '2026-12-24', '2026-12-25', '2027-01-01', '2027-01-06'],
  PT: ['2026-12-01', '2026-12-08', '2026-12-25', '2027-01-01'],
  DE: ['2026-12-25', '2027-01-01'],
  GB: ['2026-12-25', '2026-12-28', '2027-01-01'],
};

export const nothing: Stock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };

type FactsOptions = { at?: string; country?: string; postcode?: string; method?: string };

/** Sunday 22 November 2026 at noon, to Portugal by UPS Standard, where nothing else is said. `at` in UTC. */
export const factsAt = ({
  at = '2026-11-22T11:00:00Z',
  country = 'PT',
  postcode = '',
  method = 'UPS Standard',
}: FactsOptions = {}): DeliveryFacts => ({
  time: readZoneTime(Date.parse(at), 'Europe/Warsaw'),
  lead: findLead({ country, postcode }, method),
  daysOff: { warehouse: holidays['PL'] ?? [], destination: holidays[country] ?? [] },
});

/** "2026-11-30..2026-12-03", "3-4 weeks", "overdue" */
export function say(promised: Promised): string {
  if (promised.kind === 'dates') return `${promised.from}..${promised.to}`;
  return promised.kind === 'weeks' ? `${promised.from}-${promised.to} weeks` : promised.why;
}
