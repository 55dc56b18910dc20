import type { AvailabilityCase } from './availability-result.ts';

const inStock: readonly AvailabilityCase[] = ['instock', 'dropshipping', 'alternative'];

/** True for the cases of which a buyer reads "In stock" (rule availability.messages). */
export const isInStock = (name: AvailabilityCase): boolean => inStock.includes(name);
