/**
 * Names under which a browser keeps things of ours; light, because every page looks whether there is anything. The cookie
 * table lists each of them.
 */
export const localKeys = {
  myEngine: 'my_engine',
  buildList: 'build_list',
  shownMakes: 'shown_makes',
  netPrices: 'net_prices',
  basketOpening: 'basket_opening',
  purchase: 'purchase',
  purchaseNoted: 'purchase_noted',
} as const;

/** As the others, in the checkout alone. */
export const basketHolderKey = 'basket_holder';

/** As the others, read only where a tag manager is configured. */
export const popularItemKey = 'popular_item';

/** Until the tab is closed. */
export const sessionKeys = {
  finder: 'finder',
  clearance: 'clearance',
  currencyKept: 'currency-kept',
  quickOrder: 'quick_order',
  generalEnquiry: 'general_enquiry',
  dealerEnquiry: 'dealer_enquiry',
  checkoutCopy: 'checkout_copy',
  typed: 'typed',
  searchedEngine: 'searched_engine',
  dearer: 'dearer',
} as const;
