/** EU country from which goods leave: its companies pay VAT like everybody, those of other EU countries may reverse it. */
export const dispatchCountry = 'PL';

/** The code that VAT knows Northern Ireland by: as the EU for goods. */
export const northernIreland = 'XI';

/** A place with tax rules of its own, by the country of an address and its postcode, written without spaces. */
export type SpecialPlace = {
  name: string;
  country: string;
  /** left out: the whole code */
  postcode?: RegExp;
  /** EU country whose VAT holds there; null: none, the place is outside the EU's VAT area */
  vatOf: string | null;
  /** inside the EU's customs union: nothing is due there but import VAT */
  isInCustomsUnion: boolean;
};

/**
 * Source: Council Directive 2006/112/EC, articles 5 to 7; Regulation (EU) 952/2013, article 4; the customs unions with Andorra and San
 * Marino; the Windsor Framework for Northern Ireland. What is not listed follows its country.
 */
export const specialPlaces: readonly SpecialPlace[] = [
  { name: 'Canary Islands', country: 'IC', vatOf: null, isInCustomsUnion: true },
  { name: 'Canary Islands', country: 'ES', postcode: /^3[58]\d{3}$/, vatOf: null, isInCustomsUnion: true },
  { name: 'Ceuta', country: 'ES', postcode: /^51\d{3}$/, vatOf: null, isInCustomsUnion: false },
  { name: 'Melilla', country: 'ES', postcode: /^52\d{3}$/, vatOf: null, isInCustomsUnion: false },
  { name: 'Åland Islands', country: 'AX', vatOf: null, isInCustomsUnion: true },
  { name: 'Åland Islands', country: 'FI', postcode: /^22\d{3}$/, vatOf: null, isInCustomsUnion: true },
  { name: 'Livigno', country: 'IT', postcode: /^23041$/, vatOf: null, isInCustomsUnion: false },
  { name: 'Campione d’Italia', country: 'IT', postcode: /^22061$/, vatOf: null, isInCustomsUnion: true },
  { name: 'Vatican City', country: 'IT', postcode: /^00120$/, vatOf: null, isInCustomsUnion: false },
  { name: 'San Marino', country: 'SM', vatOf: null, isInCustomsUnion: true },
  { name: 'San Marino', country: 'IT', postcode: /^4789\d$/, vatOf: null, isInCustomsUnion: true },
  { name: 'Büsingen am Hochrhein', country: 'DE', postcode: /^78266$/, vatOf: null, isInCustomsUnion: false },
  { name: 'Helgoland', country: 'DE', postcode: /^27498$/, vatOf: null, isInCustomsUnion: false },
  { name: 'Mount Athos', country: 'GR', postcode: /^6308[67]$/, vatOf: null, isInCustomsUnion: true },
  {
    name: 'French overseas departments',
    country: 'FR',
    postcode: /^97[12346]\d{2}$/,
    vatOf: null,
    isInCustomsUnion: true,
  },
  {
    name: 'French overseas territories',
    country: 'FR',
    postcode: /^(?:97[578]|98[678])\d{2}$/,
    vatOf: null,
    isInCustomsUnion: false,
  },
  { name: 'Greenland', country: 'DK', postcode: /^39\d{2}$/, vatOf: null, isInCustomsUnion: false },
  { name: 'Andorra', country: 'AD', vatOf: null, isInCustomsUnion: true },
  { name: 'Monaco', country: 'MC', vatOf: 'FR', isInCustomsUnion: true },
  { name: 'Monaco', country: 'FR', postcode: /^980\d{2}$/, vatOf: 'FR', isInCustomsUnion: true },
  { name: 'Azores', country: 'A2', vatOf: 'PT', isInCustomsUnion: true },
  { name: 'Madeira', country: 'M3', vatOf: 'PT', isInCustomsUnion: true },
  { name: 'Northern Ireland', country: 'GB', postcode: /^BT\d/, vatOf: northernIreland, isInCustomsUnion: true },
  { name: 'Jersey', country: 'GB', postcode: /^JE\d/, vatOf: null, isInCustomsUnion: false },
  { name: 'Guernsey', country: 'GB', postcode: /^GY\d/, vatOf: null, isInCustomsUnion: false },
  { name: 'Isle of Man', country: 'GB', postcode: /^IM\d/, vatOf: null, isInCustomsUnion: false },
  { name: 'Svalbard', country: 'NO', postcode: /^(?:917\d|8099)$/, vatOf: null, isInCustomsUnion: false },
];

/** Whose VAT numbers companies in a territory have: the country of the register, by the code of the territory. */
export const numberCountryOfTerritory: Readonly<Record<string, string>> = {
  A2: 'PT',
  M3: 'PT',
  IC: 'ES',
  AX: 'FI',
  MC: 'FR',
  IM: 'GB',
};
