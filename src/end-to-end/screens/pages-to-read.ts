/** Addresses of one page of each kind that is there to be read. */
export const pagesToRead: readonly string[] = [
  '/',
  '/catalogue',
  '/catalogue/Ford',
  '/catalogue/Honda/K20A',
  '/details/4B1606H-STD',
  '/details/AG-1',
  '/search',
  '/news',
  '/faq',
  '/distributors',
  '/contact',
];
