import { readQuantity } from './read-quantity.ts';

/** Letters and figures, and no quantity with its word: what may be the number of a part. */
export const isNumberLike = (text: string): boolean =>
  /\d/.test(text) && /[a-z]/i.test(text) && readQuantity(text) === null;
