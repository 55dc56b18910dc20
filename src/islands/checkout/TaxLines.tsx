import type { BasketAnswer } from '#api/basket.ts';
import { describeTax, explainTax } from '#domain/tax/describe-tax.ts';
import type { TaxReason } from '#domain/tax/tax.ts';
import styles from './Totals.module.css';

type Props = { totals: BasketAnswer['totals']; reason: TaxReason | null };

/** Tax in words below a total (rule tax.in-words), and why VAT is charged where somebody may wonder. */
export function TaxLines({ totals, reason }: Props) {
  const facts = { reason, tax: totals.tax, total: totals.total };
  const why = explainTax(facts);
  return (
    <div className={styles.tax}>
      <p>{describeTax(facts)}</p>
      {why ? <p>{why}</p> : null}
    </div>
  );
}
