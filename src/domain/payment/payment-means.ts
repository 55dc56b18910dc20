import { policies } from '#config/policies.ts';

/** Of the means of payment that the terms name those that a basket's methods offer, by their titles; all of them while none is known. */
export function listPaymentMeans(titles: readonly string[]): string[] {
  const all = policies.paymentMeans.map((means) => means.replace(/ \(.*$/, ''));
  const offered = all.filter((means) => titles.some((title) => title.toLowerCase() === means.toLowerCase()));
  return offered.length > 0 ? offered : all;
}
