import type { AvailabilityCase } from './availability-result.ts';

const inStock: readonly AvailabilityCase[] = ['instock', 'dropshipping', 'alternative'];

/** The cases that leave on the day of dispatch: what most parts are. */
const atOnce: readonly AvailabilityCase[] = ['instock', 'dropshipping'];

/** True where a part leaves on the day of dispatch (rule availability.messages). */
export const leavesAtOnce = (name: AvailabilityCase): boolean => atOnce.includes(name);

/** True for the cases of which a buyer reads "In stock" (rule availability.messages). */
export const isInStock = (name: AvailabilityCase): boolean => inStock.includes(name);
