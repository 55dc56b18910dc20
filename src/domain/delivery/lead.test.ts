import { expect, test } from 'vitest';
import { countCarrierDays, findLead } from './lead.ts';

// rules delivery.lead and delivery.remote-places
test.each<[method: string, country: string, postcode: string, days: string | null]>([
  ['UPS Standard', 'PT', '1000-001', '5–7'],
  ['UPS Standard', 'DE', '10115', '2–4'],
  // named by the checkout's table, although the other one says otherwise
  ['UPS Standard', 'NL', '2611 AA', '3–5'],
  ['UPS Express', 'PT', '1000-001', '1–2'],
  ['DPD', 'DE', '10115', '3–5'],
  // named by the information page alone
  ['UPS Standard', 'LU', '1111', '2–4'],
  ['DPD', 'LU', '1111', null],
  // the days of a country do not hold for its islands
  ['UPS Standard', 'PT', '9000-001', null],
  ['UPS Standard', 'ES', '35001', null],
  // nobody's table
  ['Courier', 'DE', '10115', null],
  ['UPS Standard', 'XX', '', null],
])('%s to %s %s: %s', (method, country, postcode, days) => {
  const lead = findLead({ country, postcode }, method);
  const { from, to } = lead ? countCarrierDays(lead) : { from: null, to: null };
  expect(lead && `${from}–${to}`).toBe(days);
});
