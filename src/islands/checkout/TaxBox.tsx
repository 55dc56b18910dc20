import { useStore } from '@nanostores/react';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { formatMoney } from '#domain/price/money.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';
import { describeTax, explainTax } from '#domain/tax/describe-tax.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { notice } from '#islands/shared/notice.ts';
import { $basket } from '#stores/basket/basket.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { checkoutDearer } from '#stores/checkout/dearer-instance.ts';
import type { TotalChange } from '#domain/checkout/total-change.ts';
import styles from './VatFields.module.css';

const Amount = ({ title, text, isOld = false }: { title: string; text: string; isOld?: boolean }) => (
  <div>
    <dt>{title}</dt>
    <dd>{isOld ? <s>{text}</s> : text}</dd>
  </div>
);

const BeforeAndNow = ({ before, now, of }: TotalChange) => (
  <>
    <Amount title={of === 'parts' ? taxCopy.partsBefore : taxCopy.before} text={formatMoney(before)} isOld />
    <Amount title={of === 'parts' ? taxCopy.partsNow : taxCopy.now} text={formatMoney(now)} />
  </>
);

const writeChange = ({ before, now, of }: TotalChange): string =>
  (of === 'parts' ? taxCopy.changedParts : taxCopy.changed)(formatMoney(before), formatMoney(now));

/** The number that stands in the field could not be sent: what is known is of the one before. */
function useIsUnsent(): boolean {
  const isPending = useStore(checkoutStore.$pending).vatNumber;
  const isUnsent = useStore(checkoutStore.$isUnsent);
  const isTyped = useStore(checkoutStore.$draft).vatNumber.trim() !== '';
  return Boolean(isPending) && isUnsent && isTyped;
}

/** What a company's number means for its total; after a change of tax with the total before (rule tax.change-announced). */
export function TaxBox() {
  const basket = useStore($basket);
  const change = useStore(checkoutStore.$taxChange);
  const isUnsent = useIsUnsent();
  if (!basket) return null;
  const { totals, tax } = basket;
  const facts = { reason: tax.reason, tax: totals.tax, total: totals.total };
  return (
    <div className={styles.box} {...notice}>
      <div>
        <p>
          <b>{isUnsent ? taxCopy.numberOpen : describeTax(facts)}</b>
        </p>
        <p>
          {isUnsent
            ? taxCopy.numberOpenText
            : explainTax({ ...facts, seller: sellerForCountry(basket.shippingCountry) })}
        </p>
      </div>
      <dl className={styles.amounts}>
        {change ? <BeforeAndNow {...change} /> : <Amount title={checkoutCopy.total} text={formatMoney(totals.total)} />}
      </dl>
    </div>
  );
}

/** The same for a private buyer, where the tax has changed with the address; a company reads it in its box, and what is dearer has a notice of its own. */
export function TaxChanged() {
  const basket = useStore($basket);
  const change = useStore(checkoutStore.$taxChange);
  const { isCompany } = useStore(checkoutStore.$draft);
  const isDearer = useStore(checkoutDearer.$dearer) !== null;
  if (!basket || !change || isCompany || isDearer) return null;
  const { totals, tax } = basket;
  return (
    <Alert title={taxCopy.changedTitle}>
      <p>{describeTax({ reason: tax.reason, tax: totals.tax, total: totals.total })}</p>
      <p>
        {writeChange(change)}
        {change.of === 'parts' && basket.shippingMethodId === null ? ` ${taxCopy.shippingOpen}` : ''}
      </p>
    </Alert>
  );
}

/** Continue has stopped, because the total is another one than the one that stood there (rule checkout.seen-total). */
export function UnseenTotal() {
  const change = useStore(checkoutStore.$unseenTotal);
  if (!change) return null;
  return (
    <div role="alert" className={styles.unseen}>
      <Alert kind="warn" title={taxCopy.totalChangedTitle}>
        <p>{writeChange(change)}</p>
        <p>{taxCopy.pressAgain}</p>
      </Alert>
    </div>
  );
}
