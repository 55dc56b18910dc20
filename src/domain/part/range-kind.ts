import type { PartPrice } from '../price/part-price.ts';
import type { Picture } from './picture.ts';
import type { PartType } from './part.ts';

/** A kind of the range: how many part numbers, the lowest price of one, and a photo (null: the kind's line drawing). */
export type RangeKind = { type: PartType; count: number; price: PartPrice | null; picture: Picture | null };
