/** Gross price is net price times this factor in the seller's configuration (doc 1 §9). */
export const vatFactor = 1.23;
