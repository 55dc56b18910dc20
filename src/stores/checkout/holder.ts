import { localKeys } from '#config/storage-keys.ts';
import { createName } from '../basket/opening.ts';

/**
 * What this browser calls itself towards the shop: with the first thing typed it becomes the holder of its basket, and is known by this
 * name where that answer was lost (rule privacy.cart-holder).
 */
export const basketHolder = createName(localKeys.basketHolder);
