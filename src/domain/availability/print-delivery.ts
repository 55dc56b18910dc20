/**
 * A delivery sentence as it is printed: ranges of days with an en dash, the words of rule availability.delivery-days as
 * they are.
 */
export const printDelivery = (sentence: string): string => sentence.replace(/(\d) ?- ?(\d)/g, '$1–$2');
