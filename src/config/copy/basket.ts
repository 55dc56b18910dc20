/** "PayPal, credit card or Przelewy24": one of several. */
export const writeEither = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** What a promo code has taken off (rule price.discount); the same words on screens and in the mail. */
export const discountCopy = {
  total: (percent: string) => (percent ? `Total discount, ${percent}` : 'Total discount'),
  takenOff: 'Already taken off the prices above.',
  line: (percent: string) => `${percent} discount`,
} as const;

/** Basket page and drawer (rules basket.most-quantity, basket.warnings and basket.empty). */
export const basketCopy = {
  heading: 'Shopping Cart',
  empty: 'Your shopping cart is empty',
  subtotal: 'Subtotal',
  total: 'Total',
  proceed: 'Proceed to Checkout',
  continueShopping: 'Continue shopping',
  quickOrder: 'Quick order from a list',
  viewCart: 'View Shopping Cart',
  checkout: 'Checkout',
  remove: 'Remove',
  removeNamed: (number: string) => `Remove ${number}`,
  size: 'Size',
  sizeNamed: (size: string) => `Size ${size}`,
  about: 'about',
  each: 'each',
  price: 'Price',
  quantity: 'Quantity',
  cannotBuyMore: "* Can't buy more - temporarily out of stock",
  hxWarning: 'Warning: you have chosen HX type bearing with extra oil clearance (-0.025mm)',
  /** at the line of such a part, once it is ordered */
  hxLine: 'HX: extra oil clearance (-0.025mm)',
  twoPackages:
    '5 sets of Conrod Bearings will be packed in two separate packages (one package including 1 set and second package including 4 sets) and sent to you in one shipment.',
  freeShippingMissing: (amount: string) => `${amount} more for free shipping`,
  description: 'The parts you have chosen, their quantities and the subtotal.',
  needsScript: 'The basket needs JavaScript. Switch it on or reload the page, or write to us with the part numbers.',
  drawerHeading: 'Basket',
  items: (quantity: number) => `${quantity} ${quantity === 1 ? 'item' : 'items'}`,
  /** beside an empty basket: the visitor's last order */
  waitingOrder: (number: string) => `Your order ${number} is waiting for payment.`,
  openWaiting: 'Open it and pay',
  emptyAdvice: 'Find a part by engine or by part number.',
  openFinder: 'Open the part finder',
  beforeShipping: (hasVat: boolean) => `${hasVat ? 'Including VAT' : 'Without VAT'}, before shipping`,
  shippingLater: (hasVat: boolean) =>
    `${hasVat ? 'Including VAT' : 'Without VAT'}. Shipping is calculated at checkout.`,
  shipsFree: 'Your order ships free within the EU.*',
  loading: 'Loading the basket',
  updating: 'Saving the quantity',
  loadFailed: 'The basket could not be loaded',
  notSaved: 'The quantity could not be changed. The one shown here counts.',
  notRemoved: 'The part could not be removed. Try again.',
  onlyLeft: (left: number) => `Only ${left} left.`,
  askedFor: (requested: number) => `You asked for ${requested}.`,
  take: (left: number) => `Take ${left}`,
  takeOf: (left: number, number: string) => `Take ${left} of ${number}`,
  /** of a line that is temporarily out of stock (`availabilityCopy.outOfStock`) */
  soldOutNote: 'You cannot order it now. The total includes it until you remove it.',
  notKnown: 'We lost the connection, so this line may have changed. Reload the page to check.',
  viewBasket: 'View basket',
  deliveryCountries: (count: number) => `Delivery to ${count} countries and territories`,
  paymentMeans: (means: readonly string[]) => `Pay by ${writeEither(means)}`,
  stock: 'Stock',
  lineTotal: 'Total',
  product: 'Product',
  nothingLeft: 'There is nothing left to order.',
  emptyBasketHint: 'Add a part to the basket to go to the checkout.',
} as const;
