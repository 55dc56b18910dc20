import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { netPricesCopy } from '#config/copy/net-prices.ts';
import type { Seller } from '#config/sellers.ts';
import { formatMoney, type Money as Amount } from '#domain/price/money.ts';
import type { TaxReason } from '#domain/tax/tax.ts';
import { describeTax, explainTax } from '#domain/tax/describe-tax.ts';
import { DiscountRow } from '../shared/DiscountRow.tsx';
import { Money, NetOrGross, Price } from '../shared/Money.tsx';
import { NetLine } from '../shared/NetSwitch.tsx';
import styles from './Totals.module.css';

export type TotalsProps = {
  totals: BasketAnswer['totals'];
  lines: BasketLineAnswer[];
  /** null until it is known: shipping then has no price */
  shippingCountry: string | null;
  hasShippingMethod: boolean;
  /** null where it is not known: the amounts then tell alone */
  taxReason: TaxReason | null;
  /** whom the words of the tax name */
  seller: Seller;
  /** the page says why VAT is charged beside the VAT number */
  isTaxExplained?: boolean;
};

type Amounts = TotalsProps['totals'];

/** Beside net rows the label says it; alone, the amount. */
const Figure = ({ totals, of }: { totals: Amounts; of: 'items' | 'shipping' }) => {
  const { net, tax, [of]: amount } = totals;
  if (net) return <NetOrGross net={formatMoney(net[of])} gross={formatMoney(amount)} />;
  return <Price of={amount} net={tax.amount === 0 ? amount : null} />;
};

/** In place of a price: "Free Shipping" only when a country and a method are chosen and the shop says 0. */
function writeNoPrice({ totals, shippingCountry, hasShippingMethod }: TotalsProps): string | null {
  if (!shippingCountry || !hasShippingMethod) return copy.notChosen;
  return totals.shipping.amount === 0 ? copy.freeShipping : null;
}

const NetRow = ({ label, of }: { label: string; of: Amount }) => (
  <div className="net-row" data-net>
    <dt>{label}</dt>
    <dd>
      <Money of={of} />
    </dd>
  </div>
);

/** Between net amounts and the total (rule price.net-sums). */
const VatRows = ({ totals: { tax, net } }: { totals: Amounts }) =>
  net ? (
    <>
      {net.rounding.amount === 0 ? null : <NetRow label={netPricesCopy.rounding} of={net.rounding} />}
      <NetRow label={netPricesCopy.vat(net.rate)} of={tax} />
    </>
  ) : null;

/**
 * Subtotal, shipping, total, then the discount (rule price.discount). All figures are the shop's own; subtotal and total
 * are what is left after the discount. For whoever wants net prices subtotal and shipping are net, and VAT leads to the total.
 */
export function Totals(props: TotalsProps) {
  const { totals, lines, taxReason, seller, isTaxExplained = false } = props;
  const noPrice = writeNoPrice(props);
  const write = (gross: string, net: string) => (totals.net ? <NetOrGross net={net} gross={gross} /> : gross);
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>{write(copy.subtotal, netPricesCopy.goods)}</dt>
          <dd>
            <Figure totals={totals} of="items" />
          </dd>
        </div>
        <div>
          <dt>{noPrice === null ? write(copy.shipping, netPricesCopy.shipping) : copy.shipping}</dt>
          <dd>{noPrice ?? <Figure totals={totals} of="shipping" />}</dd>
        </div>
        <VatRows totals={totals} />
        <div className={styles.total}>
          <dt>{copy.total}</dt>
          <dd>
            <Money of={totals.total} />
          </dd>
        </div>
      </dl>
      <TaxLines totals={totals} reason={taxReason} seller={seller} isExplained={isTaxExplained} />
      <DiscountRow lines={lines} totals={totals} />
      {totals.tax.amount === 0 ? null : <NetLine className={styles.switch ?? ''} />}
    </>
  );
}

type Props = {
  totals: BasketAnswer['totals'];
  reason: TaxReason | null;
  seller: Seller;
  /** the page says elsewhere why VAT is charged: it is not said twice */
  isExplained: boolean;
};

/** Tax in words below a total (rule tax.in-words), and why VAT is charged where somebody may wonder. */
function TaxLines({ totals, reason, seller, isExplained }: Props) {
  const facts = { reason, tax: totals.tax, total: totals.total };
  const why = isExplained ? '' : explainTax({ ...facts, seller });
  return (
    <div className={styles.tax}>
      <p>{describeTax(facts)}</p>
      {why ? <p>{why}</p> : null}
    </div>
  );
}
