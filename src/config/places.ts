/** How an address names a place: by its country, and by a postcode where the country has other places too. */
export type PlaceAddress = {
  country: string;
  /** a whole postcode, letters and digits alone (in Great Britain what tells the area); left out: the whole code */
  postcode?: RegExp;
};

/** A place that is not in all things as the country in its address. */
export type Place = {
  name: string;
  addresses: readonly PlaceAddress[];
  /** EU country whose VAT holds there; null: none, the place is outside the EU's VAT area */
  vatOf: string | null;
  /** inside the EU's customs union: nothing is due there but import VAT */
  isInCustomsUnion: boolean;
  /** false: the carriers' days of the country in the address do not hold there */
  hasCarrierDays: boolean;
  /** whether free shipping is promised above the limit: nowhere outside the EU or its VAT area, and not where the terms except it */
  hasFreeShipping: boolean;
};

/** The code that VAT knows Northern Ireland by: as the EU for goods. */
export const northernIreland = 'XI';

/** within the EU's VAT area and customs union, with nothing of their own but far away */
const insideFar = { isInCustomsUnion: true, hasCarrierDays: false, hasFreeShipping: true };
/** the same, excepted from free shipping by the terms */
const exceptedFar = { ...insideFar, hasFreeShipping: false };
/** of another country than an EU one, with its VAT */
const joined = { isInCustomsUnion: true, hasCarrierDays: true, hasFreeShipping: false };
/** inside the customs union, outside the VAT area */
const untaxed = { vatOf: null, ...joined };
const untaxedFar = { ...untaxed, hasCarrierDays: false };
const outside = { ...untaxed, isInCustomsUnion: false };
const outsideFar = { ...outside, hasCarrierDays: false };

/**
 * Tax, customs, carriers' days and free shipping all read this table (rules tax.places, delivery.notes, delivery.remote-places and
 * shipping.free-above). Source of VAT
 * and customs: Council Directive 2006/112/EC, articles 5 to 7; Regulation (EU) 952/2013, article 4; the customs unions with
 * Andorra and San Marino; the Windsor Framework for Northern Ireland. What is not listed follows its country.
 */
export const places: readonly Place[] = [
  {
    name: 'Canary Islands',
    addresses: [{ country: 'IC' }, { country: 'ES', postcode: /^3[58]\d{3}$/ }],
    ...untaxedFar,
  },
  { name: 'Ceuta', addresses: [{ country: 'ES', postcode: /^51\d{3}$/ }], ...outsideFar },
  { name: 'Melilla', addresses: [{ country: 'ES', postcode: /^52\d{3}$/ }], ...outsideFar },
  { name: 'Balearic Islands', addresses: [{ country: 'ES', postcode: /^07\d{3}$/ }], vatOf: 'ES', ...insideFar },
  { name: 'Åland Islands', addresses: [{ country: 'AX' }, { country: 'FI', postcode: /^22\d{3}$/ }], ...untaxedFar },
  { name: 'Livigno', addresses: [{ country: 'IT', postcode: /^23041$/ }], ...outside },
  { name: 'Campione d’Italia', addresses: [{ country: 'IT', postcode: /^22061$/ }], ...untaxed },
  { name: 'Vatican City', addresses: [{ country: 'IT', postcode: /^00120$/ }], ...outside },
  { name: 'San Marino', addresses: [{ country: 'SM' }, { country: 'IT', postcode: /^4789\d$/ }], ...untaxed },
  { name: 'Büsingen am Hochrhein', addresses: [{ country: 'DE', postcode: /^78266$/ }], ...outside },
  { name: 'Helgoland', addresses: [{ country: 'DE', postcode: /^27498$/ }], ...outsideFar },
  { name: 'Mount Athos', addresses: [{ country: 'GR', postcode: /^6308[67]$/ }], ...untaxed },
  {
    // and Saint Martin (97150), of which article 349 TFEU says the same
    name: 'French overseas departments',
    addresses: [{ country: 'FR', postcode: /^97(?:1(?:[0-24-9]\d|3[0-24-9])|[23468]\d{2})$/ }],
    ...untaxedFar,
  },
  {
    // Saint Barthélemy still has a postcode of Guadeloupe
    name: 'French overseas territories',
    addresses: [{ country: 'FR', postcode: /^(?:97133|(?:97[57]|98[4-8])\d{2})$/ }],
    ...outsideFar,
  },
  { name: 'Corsica', addresses: [{ country: 'FR', postcode: /^20\d{3}$/ }], vatOf: 'FR', ...insideFar },
  { name: 'Greenland', addresses: [{ country: 'DK', postcode: /^39\d{2}$/ }], ...outsideFar },
  { name: 'Andorra', addresses: [{ country: 'AD' }], ...untaxed },
  { name: 'Monaco', addresses: [{ country: 'MC' }, { country: 'FR', postcode: /^980\d{2}$/ }], vatOf: 'FR', ...joined },
  {
    name: 'Azores',
    addresses: [{ country: 'A2' }, { country: 'PT', postcode: /^9[5-9]\d{5}$/ }],
    vatOf: 'PT',
    ...exceptedFar,
  },
  {
    name: 'Madeira',
    addresses: [{ country: 'M3' }, { country: 'PT', postcode: /^9[0-4]\d{5}$/ }],
    vatOf: 'PT',
    ...exceptedFar,
  },
  { name: 'Northern Ireland', addresses: [{ country: 'GB', postcode: /^BT\d/ }], vatOf: northernIreland, ...joined },
  {
    name: 'Scottish islands',
    addresses: [
      { country: 'GB', postcode: /^(?:HS|ZE)\d/ },
      // Orkney; Skye and Raasay; Islay to Mull; the Small Isles; Arran and Cumbrae
      {
        country: 'GB',
        postcode: /^(?:KW1[5-7]|IV(?:4[1-9]|5[156])|PA(?:20|4[1-9]|6\d|7[0-8])|PH4[2-4]|KA2[78])\d[A-Z]{2}$/,
      },
    ],
    ...outsideFar,
  },
  { name: 'Jersey', addresses: [{ country: 'JE' }, { country: 'GB', postcode: /^JE\d/ }], ...outsideFar },
  { name: 'Guernsey', addresses: [{ country: 'GG' }, { country: 'GB', postcode: /^GY\d/ }], ...outsideFar },
  { name: 'Isle of Man', addresses: [{ country: 'IM' }, { country: 'GB', postcode: /^IM\d/ }], ...outsideFar },
  { name: 'Svalbard and Jan Mayen', addresses: [{ country: 'NO', postcode: /^(?:917\d|8099)$/ }], ...outsideFar },
];
