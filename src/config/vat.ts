/** EU country from which goods leave: its companies pay VAT like everybody, those of other EU countries may reverse it. */
export const dispatchCountry = 'PL';
