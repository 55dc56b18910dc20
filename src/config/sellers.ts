/**
 * The two companies that sell; `content/offices.yml` has where people answer. SAMPLE: names, addresses, numbers and mailboxes stand on example
 * domains and are to be replaced before the shop opens (rule seller.placeholders).
 */
export type Seller = {
  sample: boolean;
  /** code of the country in which the company is registered */
  country: 'NL' | 'PL';
  name: string;
  street: string;
  postcode: string;
  city: string;
  countryName: string;
  vatNumber: string;
  registration: string;
  /** number in the packaging register, shown in the terms */
  packagingRegister: string;
  email: string;
  phone: string;
};

export const sellers: Readonly<Record<'dutch' | 'polish', Seller>> = {
  dutch: {
    sample: true,
    country: 'NL',
    name: 'Sample Bearings B.V.',
    street: 'Voorbeeldstraat 1',
    postcode: '1000 AA',
    city: 'Amsterdam',
    countryName: 'Netherlands',
    vatNumber: 'NL000000000B00',
    registration: 'KVK 00000000',
    packagingRegister: 'EPR-NL-0000000',
    email: 'nl@shop.example',
    phone: '+31 00 000 0000',
  },
  polish: {
    sample: true,
    country: 'PL',
    name: 'Sample Bearings Sp. z o.o.',
    street: 'ul. Przykładowa 1',
    postcode: '00-000',
    city: 'Warszawa',
    countryName: 'Poland',
    vatNumber: 'PL0000000000',
    registration: 'KRS 0000000000',
    packagingRegister: 'BDO 000000000',
    email: 'eu@shop.example',
    phone: '+48 00 000 00 00',
  },
};

/** The clocks of both companies agree. */
export const sellersTimeZone = 'Europe/Amsterdam';
