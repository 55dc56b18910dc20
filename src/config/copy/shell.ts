import { freeShippingLimit } from '../delivery.ts';

/** Words of the page frame: header, menus, footer. */
export const shellCopy = {
  skip: 'Skip to content',
  notice: 'Notice',
  mainMenu: 'Main',
  regions: 'Regions',
  social: 'Social media',
  europe: 'Europe',
  catalogue: 'Catalogue',
  products: 'Products',
  allMakes: 'All makes',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  search: 'Search by part number',
  searchButton: 'Search',
  basket: 'Basket',
  freeShipping: `Free shipping over ${freeShippingLimit}*`,
  goUp: 'Back to top',
  close: 'Close',
  footer: 'Footer',
  legal: 'Legal',
  makes: 'Makes in the catalogue',
  earlierMakes: 'Previous makes',
  laterMakes: 'Next makes',
  stopMakes: 'Stop the makes moving',
  playMakes: 'Start the makes moving',
  vatNote:
    'Prices include VAT. For deliveries outside the EU’s VAT area we take it off once we know the country, or the postal code where that decides.',
  vatNoteNet:
    'Prices are shown without VAT. The checkout adds it for deliveries within the EU’s VAT area, except to a company with a valid VAT number of another EU country (reverse charge).',
  /** of the short head */
  questions: 'Questions?',
  backToBasket: 'Back to basket',
  orderQuestions: 'Questions about your order?',
  /** before the mailbox; pages read all the same */
  tooOld:
    'This browser is too old for the search, live prices and the basket. Update it or use another one; you can also order and ask by e-mail:',
  notLoaded: {
    title: 'This part of the page could not be loaded',
    advice: 'Check the network, then reload the page; what you typed stays. You can also order and ask by e-mail:',
    reload: 'Reload the page',
  },
} as const;
