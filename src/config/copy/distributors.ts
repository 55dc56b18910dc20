/** Where to buy (rule distributor.unreachable). */
export const distributorsCopy = {
  title: 'Where to buy: distributors in Europe',
  description:
    'Distributors of Race Series engine bearings and oil pumps in Europe, by country, with address, phone, e-mail and website.',
  heading: 'Where to buy',
  lead: 'Distributors hold stock, advise on clearance and deliver locally.',
  columns: { country: 'Country', name: 'Name', address: 'Address', phone: 'Phone', web: 'E-mail and website' },
  country: 'Country',
  allCountries: 'All countries',
  nearest: 'Nearest to',
  chooseCountry: 'Choose a country',
  nearestFirst: (country: string) => `, nearest to ${country} first`,
  error: 'Error',
  kept: (day: string) => `This is the list of ${day}.`,
  count: (count: number) => (count === 1 ? '1 distributor' : `${count} distributors`),
  call: 'Call',
  email: 'E-mail',
  website: 'Website',
  failed: 'Failed to load distributors. Please try again later.',
  none: 'No distributor is listed at the moment.',
  instead: 'You can order in this shop, or write to',
} as const;
