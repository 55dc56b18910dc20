import { toDecimal } from '../trade/amounts.ts';
import type { Currency } from '../trade/amounts.ts';

/** 30966, "eur" -> "€309.66"; 133154, "pln" -> "PLN 1,331.54" */
export function formatMoney(minor: number, currency: Currency): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(
    toDecimal(minor),
  );
}
