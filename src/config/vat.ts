/** EU country from which goods leave: its companies pay VAT like everybody, as those of the seller's country do. */
export const dispatchCountry = 'PL';

/** Whose VAT numbers companies in a territory have: the country of the register, by the code of the territory. */
export const numberCountryOfTerritory: Readonly<Record<string, string>> = {
  A2: 'PT',
  M3: 'PT',
  IC: 'ES',
  AX: 'FI',
  MC: 'FR',
  IM: 'GB',
};
