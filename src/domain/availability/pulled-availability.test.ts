import { expect, test } from 'vitest';
import { decidePulledAvailability } from './pulled-availability.ts';
import type { Stock } from './stock.ts';

const nothing: Stock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };
const arriving = (eta: string) => ({ eta, quantity: 3 });

test.each<[Partial<Stock>, string, string | null]>([
  [{ default: 1 }, 'instock', null],
  [{ default: 1, inTransit: [arriving('2026-12-01')] }, 'instock', null],
  [{ dropship: 1 }, 'dropshipping', null],
  [{ alternative: 1 }, 'alternative', null],
  [{ inTransit: [arriving('2026-12-09'), arriving('2026-12-01')] }, 'intransit', '2026-12-01'],
  [{ inTransit: [arriving('2027-03-01')] }, 'intransit', '2027-03-01'],
  [{ manufacturer: 1, inTransit: [arriving('2027-03-01')] }, 'airfreight', null],
  [{}, 'outofstock', null],
])('%j is %s, arriving %s', (stock, name, eta) => {
  expect(decidePulledAvailability({ ...nothing, ...stock }, '2026-11-21')).toEqual({ case: name, eta });
});
