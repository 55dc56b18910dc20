import { expect, test } from 'vitest';
import { readDeliveryFacts } from './delivery-facts.ts';

const now = () => Date.UTC(2026, 10, 26, 9);

// rules delivery.remote-places and delivery.working-days
test.each([
  ['DE', '10115', 'DE'],
  ['MC', '98000', 'FR'],
  ['FR', '98000', 'FR'],
  ['SM', '47890', 'IT'],
  ['IT', '47890', 'IT'],
  ['PT', '1000-001', 'PT'],
])('to %s %s the holidays on the way are those of %s', async (country, postcode, of) => {
  const codes: string[] = [];
  const holidays = {
    list: async (code: string) => {
      codes.push(code);
      return [`day off in ${code}`];
    },
  };
  const { daysOff } = await readDeliveryFacts({ now, holidays }, { country, postcode }, null);
  expect(daysOff).toEqual({ warehouse: ['day off in PL'], destination: [`day off in ${of}`] });
  expect(codes).toEqual(['PL', of]);
});
