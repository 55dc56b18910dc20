import { availabilityCopy as copy } from '#config/copy/availability.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { formatMoney } from '#domain/price/money.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { page } from 'vitest/browser';
import { Price } from './Price.tsx';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const [withVat, without] = [eur(11_240), eur(9_138)];

// rule price.as-in-basket
test.each([
  ['export', without, taxCopy.free.export],
  ['postcode-unknown', withVat, taxCopy.reasons['postcode-unknown']],
  [null, withVat, null],
] as const)('%s: what the basket would have, and why', async (taxReason, gross, sentence) => {
  await render(<Price price={{ net: without, gross, promotion: null }} asOf={null} taxReason={taxReason} />);
  await expect.element(page.getByText(formatMoney(gross), { exact: true }).first()).toBeVisible();
  if (sentence) await expect.element(page.getByText(sentence)).toBeVisible();
  for (const one of [page.getByText(copy.priceIncludingVat), page.getByRole('button', { name: netPricesCopy.show })])
    if (gross === withVat) await expect.element(one).toBeVisible();
    else await expect.element(one).not.toBeInTheDocument();
});
