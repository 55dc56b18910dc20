/**
 * Purchases whose amounts must be the same everywhere: currency, delivery inside and outside the EU, company and private
 * buyer, billing address, promo code, kit and plain part, free shipping reached, missed and excepted. `shipping` is what the
 * price list of the sandbox asks, gross and in minor units; 0 where it is free. `vat` says whether VAT is charged.
 */
export type AmountRow = {
  country: string;
  postcode: string;
  currency: 'eur' | 'pln';
  /** a VAT number makes a company of the buyer */
  vatNumber: string | null;
  vat: boolean;
  /** code of the country of a billing address of its own */
  billing: string | null;
  /** country of the VAT number where it is chosen; null: as the address tells it */
  numberOf: string | null;
  promo: 'RALLY26' | 'PADDOCK10' | null;
  goods: Goods;
  method: 'standard' | 'express' | 'dpd';
  shipping: number;
};
export type Goods = keyof typeof goods;

/** What is put in: slug and pieces. */
export const goods = {
  /** far below the limit of free shipping */
  gauge: [['AG-1', 1]],
  gauges: [
    ['AG-1', 3],
    ['AR-1', 2],
  ],
  /** just above the limit with VAT, below it without VAT or with a promo code of 10 % */
  plain: [['4B1606H-STD', 1]],
  three: [['4B1606H-STD', 3]],
  /** just below the limit */
  kit: [['5B5562H-STD', 1]],
  kitAndPart: [
    ['4B1606H+5M9505H', 1],
    ['1T1957-STD', 2],
  ],
  kits: [
    ['5B5562H-STD', 7],
    ['4B1946HX-STD', 1],
    ['4B1606H+5M9505H', 3],
  ],
} as const satisfies Record<string, readonly (readonly [string, number])[]>;

type Place = readonly [country: string, postcode: string];
const germany: Place = ['DE', '10115'];
const poland: Place = ['PL', '00-950'];
const netherlands: Place = ['NL', '1012 AB'];
const france: Place = ['FR', '75001'];
const switzerland: Place = ['CH', '8001'];
const norway: Place = ['NO', '0150'];
const britain: Place = ['GB', 'SW1A 1AA'];

type Buyer = Pick<AmountRow, 'vatNumber' | 'vat'>;
const person: Buyer = { vatNumber: null, vat: true };
const abroad: Buyer = { vatNumber: null, vat: false };
const company = (vatNumber: string): Buyer => ({ vatNumber, vat: false });
/** at home, or with a number that could not be checked */
const taxedCompany = (vatNumber: string): Buyer => ({ vatNumber, vat: true });

type Extras = Partial<Pick<AmountRow, 'billing' | 'promo' | 'numberOf'>>;
const row = (
  [country, postcode]: Place,
  currency: AmountRow['currency'],
  buyer: Buyer,
  items: Goods,
  [method, shipping]: readonly [AmountRow['method'], number],
  extras: Extras = {},
): AmountRow => ({
  ...{ country, postcode, currency, method, shipping, goods: items },
  ...buyer,
  ...{ billing: null, promo: null, numberOf: null, ...extras },
});

const rally = { promo: 'RALLY26' } as const;
const paddock = { promo: 'PADDOCK10' } as const;

export const amountRows: readonly AmountRow[] = [
  // free shipping: below, just below, just above, pushed below by a promo code, another service
  row(germany, 'eur', person, 'gauge', ['standard', 990]),
  row(germany, 'eur', person, 'kit', ['standard', 990]),
  row(germany, 'eur', person, 'plain', ['standard', 0]),
  row(germany, 'eur', person, 'plain', ['standard', 0], rally),
  row(germany, 'eur', person, 'plain', ['standard', 990], paddock),
  row(germany, 'eur', person, 'plain', ['express', 1990]),
  row(germany, 'eur', person, 'plain', ['dpd', 890], { billing: 'AT' }),
  row(germany, 'eur', person, 'kits', ['standard', 0], { ...paddock, billing: 'DE' }),
  row(netherlands, 'eur', person, 'kitAndPart', ['standard', 0]),
  row(netherlands, 'eur', person, 'gauges', ['dpd', 890], rally),
  row(france, 'eur', person, 'gauges', ['standard', 1490], { billing: 'CH' }),
  row(france, 'eur', person, 'three', ['express', 2990], paddock),
  row(['IT', '20121'], 'eur', person, 'kit', ['dpd', 1290], rally),
  row(['SE', '111 22'], 'eur', person, 'kits', ['standard', 0], rally),
  row(['LU', '1111'], 'eur', person, 'gauge', ['express', 1990], paddock),
  // companies of the EU with a valid number: no VAT, and the net price must pass the limit
  row(germany, 'eur', company('123456789'), 'plain', ['standard', 990]),
  row(germany, 'eur', company('123456789'), 'three', ['standard', 0], { billing: 'DE' }),
  row(germany, 'eur', company('123456789'), 'kits', ['express', 1990], { ...rally, billing: 'NL', numberOf: 'DE' }),
  row(netherlands, 'eur', company('0123456789'), 'kitAndPart', ['standard', 0], { ...paddock, numberOf: 'BE' }),
  row(netherlands, 'eur', company('U12345678'), 'gauges', ['dpd', 890], { numberOf: 'AT' }),
  row(['AT', '1010'], 'eur', company('123456789'), 'three', ['standard', 0], { billing: 'DE', numberOf: 'DE' }),
  row(france, 'eur', company('AB123456789'), 'kit', ['standard', 1490], { ...rally, billing: 'FR' }),
  row(['AT', '1010'], 'eur', company('U12345678'), 'gauge', ['standard', 1490]),
  row(['GR', '105 57'], 'eur', company('123456789'), 'kits', ['dpd', 1290], paddock),
  // companies that pay VAT all the same
  row(netherlands, 'eur', taxedCompany('123456789B01'), 'three', ['standard', 0]),
  row(germany, 'eur', taxedCompany('1234567890'), 'gauge', ['standard', 990], { numberOf: 'PL' }),
  row(germany, 'eur', taxedCompany('123456999'), 'plain', ['standard', 0], { billing: 'DE' }),
  row(poland, 'pln', taxedCompany('1234567890'), 'kitAndPart', ['standard', 0]),
  row(poland, 'pln', taxedCompany('1234567890'), 'gauges', ['express', 4990], {
    ...rally,
    billing: 'DE',
    numberOf: 'PL',
  }),
  // Poland, in its own currency and in euro
  row(poland, 'pln', person, 'gauge', ['standard', 2490]),
  row(poland, 'pln', person, 'plain', ['standard', 0]),
  row(poland, 'pln', person, 'plain', ['standard', 2490], paddock),
  row(poland, 'pln', person, 'kits', ['dpd', 1990], { ...rally, billing: 'PL' }),
  row(poland, 'pln', person, 'kit', ['standard', 2490], rally),
  row(poland, 'eur', person, 'plain', ['standard', 0], rally),
  row(poland, 'eur', person, 'gauges', ['dpd', 490]),
  // złoty kept for delivery elsewhere
  row(germany, 'pln', person, 'kitAndPart', ['standard', 0], { billing: 'PL' }),
  row(germany, 'pln', person, 'gauge', ['standard', 4290], paddock),
  row(france, 'pln', company('AB123456789'), 'three', ['express', 12_890], rally),
  row(netherlands, 'pln', taxedCompany('123456789B01'), 'plain', ['standard', 0]),
  row(switzerland, 'pln', abroad, 'kit', ['standard', 10_690], { billing: 'PL' }),
  row(norway, 'pln', abroad, 'kits', ['express', 21_490], paddock),
  // outside the EU: no VAT, never free
  row(switzerland, 'eur', abroad, 'gauge', ['standard', 2490]),
  row(switzerland, 'eur', abroad, 'kitAndPart', ['express', 4990], rally),
  row(norway, 'eur', abroad, 'three', ['standard', 2490], { ...paddock, billing: 'NO' }),
  row(britain, 'eur', abroad, 'kits', ['standard', 2490]),
  row(britain, 'eur', abroad, 'gauges', ['express', 4990], { billing: 'DE' }),
  // places that free shipping leaves out, by country and by postcode
  row(['CY', '1010'], 'eur', person, 'three', ['standard', 2990]),
  row(['CY', '1010'], 'eur', company('12345678X'), 'kits', ['standard', 2990], { ...rally, billing: 'CY' }),
  row(['MT', 'VLT 1117'], 'eur', person, 'kitAndPart', ['standard', 2990], paddock),
  row(['A2', '9500-150'], 'eur', person, 'plain', ['standard', 2990]),
  row(['M3', '9000-082'], 'pln', person, 'plain', ['standard', 12_890], rally),
  row(['IC', '35001'], 'eur', abroad, 'kits', ['standard', 2990]),
  row(['ES', '35001'], 'eur', abroad, 'three', ['standard', 2990]),
  row(['FI', '22100'], 'eur', abroad, 'gauge', ['standard', 1490]),
  row(['GB', 'BT1 5GS'], 'eur', person, 'gauge', ['standard', 2490]),
  row(['ES', '28013'], 'eur', person, 'three', ['standard', 0]),
  row(['PT', '9500-150'], 'eur', person, 'kit', ['express', 5990], rally),
  row(['PT', '9000-082'], 'eur', company('123456789'), 'kits', ['dpd', 2690]),
];

/** "DE 10115, eur, company, RALLY26, kits, standard" */
export const nameOf = (one: AmountRow): string =>
  [
    `${one.country} ${one.postcode}`,
    one.currency,
    one.vatNumber ? `company${one.vat ? ' with VAT' : ''}` : 'private',
    ...(one.billing ? [`billed in ${one.billing}`] : []),
    ...(one.promo ? [one.promo] : []),
    one.goods,
    one.method,
  ].join(', ');
