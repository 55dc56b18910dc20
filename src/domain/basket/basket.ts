import type { Currency, Money } from '../price/money.ts';

/** A basket as the commerce API holds it. The browser never sees its id (rule privacy.ids-prove-nothing). */
export type Basket = {
  currency: Currency;
  lines: BasketLine[];
  promoCode: string | null;
  /** true when the order holds goods with a prolonged delivery time */
  hasBackorder: boolean;
  /** code of the delivery country, null until known */
  shippingCountry: string | null;
  shippingMethodId: string | null;
  paymentMethodId: string | null;
  shippingMethods: ShippingMethod[];
  paymentMethods: PaymentMethodOption[];
  totals: BasketTotals;
  /** what the commerce API thinks of the VAT number on the basket; null when there is none */
  vatNumberValid: boolean | null;
};

export type BasketLine = {
  id: string;
  partId: string;
  slug: string;
  number: string;
  name: string;
  /** the word of the engine that it was put in for; the commerce API does not know it */
  engine?: string | undefined;
  quantity: number;
  /** gross price of the whole line */
  gross: Money;
  /** fraction, 0.05 is 5 %; 0 when there is none */
  discountRate: number;
  /** a line that is part of a kit: hidden, not counted (rule basket.kit-lines) */
  isKitComponent: boolean;
  photoUrl: string | null;
};

/** Gross, as the commerce API tells them, after discount; `discount` is what was taken off, null where that is not told. */
export type BasketTotals = { items: Money; shipping: Money; tax: Money; total: Money; discount: Money | null };
/** `gross` is what the method would cost this basket. */
type ShippingMethod = { id: string; name: string; title: string; description: string; gross: Money };
/** `name` decides which widget pays (`payment/payment-method.ts`); `title` is what the buyer reads. */
export type PaymentMethodOption = { id: string; name: string; title: string; description: string };

type CountedLine = { quantity: number; isKitComponent: boolean };

/** Pieces in the basket, kit component lines not counted: the number on the badge (rule basket.badge). */
export const countPieces = (lines: readonly CountedLine[]): number =>
  lines.reduce((sum, line) => (line.isKitComponent ? sum : sum + line.quantity), 0);

/** Pieces of one part that the buyer put in; what a kit brings along is not counted. */
export const countOfPart = (lines: readonly (CountedLine & { slug: string })[], slug: string): number =>
  countPieces(lines.filter((line) => line.slug === slug));

/** The lines a buyer sees: without those that are part of a kit (rule basket.kit-lines). */
export const visibleLines = <L extends { isKitComponent: boolean }>(lines: readonly L[]): L[] =>
  lines.filter((line) => !line.isKitComponent);

type Line = Pick<BasketLine, 'partId' | 'isKitComponent'>;

/** True where one of the parts of either is in the other too; what a kit brings along does not count. */
export function sharesParts(lines: readonly Line[], others: readonly Line[]): boolean {
  const parts = new Set(visibleLines(others).map(({ partId }) => partId));
  return visibleLines(lines).some(({ partId }) => parts.has(partId));
}
