/** Gross price is net price times this factor in the seller's configuration (doc 1 §9). */
export const vatFactor = 1.23;

/** EU country from which goods leave: its companies pay VAT like everybody, those of other EU countries may reverse it. */
export const dispatchCountry = 'PL';
