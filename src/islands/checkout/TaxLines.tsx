import type { BasketAnswer } from '#api/basket.ts';
import type { Seller } from '#config/sellers.ts';
import { describeTax, explainTax } from '#domain/tax/describe-tax.ts';
import type { TaxReason } from '#domain/tax/tax.ts';
import styles from './Totals.module.css';

type Props = {
  totals: BasketAnswer['totals'];
  reason: TaxReason | null;
  seller: Seller;
  /** the page says elsewhere why VAT is charged: it is not said twice */
  isExplained: boolean;
};

/** Tax in words below a total (rule tax.in-words), and why VAT is charged where somebody may wonder. */
export function TaxLines({ totals, reason, seller, isExplained }: Props) {
  const facts = { reason, tax: totals.tax, total: totals.total };
  const why = isExplained ? '' : explainTax({ ...facts, seller });
  return (
    <div className={styles.tax}>
      <p>{describeTax(facts)}</p>
      {why ? <p>{why}</p> : null}
    </div>
  );
}
