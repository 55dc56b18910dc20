import { expect, test } from 'vitest';
import { priceAsCharged } from './part-price.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const price = {
  ...{ net: eur(10_290), gross: eur(12_657) },
  promotion: { formerGross: eur(14_555), lowestGross30Days: eur(13_163) },
};
const plain = { ...price, promotion: null };
const notOnline = { net: eur(0), gross: eur(0), promotion: null };

// rule price.as-in-basket
test.each([
  ['with VAT: as it is', price, true, price],
  ['without: the net price', plain, false, { ...plain, gross: eur(10_290) }],
  [
    'without, reduced: the former prices lose VAT at the rate of today’s',
    ...([price, false] as const),
    { ...plain, gross: eur(10_290), promotion: { formerGross: eur(11_833), lowestGross30Days: eur(10_702) } },
  ],
  ['not sold online stays so', notOnline, false, notOnline],
] as const)('%s', (_case, of, isTaxed, charged) => {
  expect(priceAsCharged(of, isTaxed)).toEqual(charged);
});
