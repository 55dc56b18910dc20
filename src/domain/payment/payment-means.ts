import { policies } from '#config/policies.ts';

const listAll = (): string[] => policies.paymentMeans.map((means) => means.replace(/ \(.*$/, ''));
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Of the means of payment that the terms name those that a basket's methods offer, by their titles; all of them while none is known. */
export function listPaymentMeans(titles: readonly string[]): string[] {
  const all = listAll();
  const offered = all.filter((means) => titles.some((title) => isSame(title, means)));
  return offered.length > 0 ? offered : all;
}

/** The title of a method as it stands in a sentence: "credit card", and a name as it is, "PayPal". */
export const meansInSentence = (title: string): string => listAll().find((means) => isSame(title, means)) ?? title;
