import { deliveryDays, freeShippingLimit } from '../delivery.ts';
import { policies } from '../policies.ts';

const range = ({ from, to }: { from: number; to: number }, unit = 1): string => `${from / unit}–${to / unit}`;
const { shelf, alternative, airfreight } = deliveryDays;

/**
 * Availability box: messages and delivery texts to the letter of rules availability.messages and
 * availability.delivery-days.
 */
export const availabilityCopy = {
  inStock: 'In stock',
  inTransit: 'In transit',
  airfreight: 'Available from the manufacturer',
  outOfStock: 'Temporarily out of stock',
  deliveryShelf: `Delivery within ${range(shelf)} days`,
  deliveryAlternative: `Delivery within ${range(alternative)} days`,
  deliveryAirfreight: `Delivery within ${range(airfreight, 7)} weeks`,
  deliveryTransit: (from: number, to: number) => `Delivery within ${from}–${to} days`,
  expectedSoon: 'Expected within the next few days',
  airfreightNote: 'Extra costs may be charged. The lead time starts from receipt of payment.',
  outOfStockNote: 'Use the Quick enquiry form to ask for the delivery time.',
  needsConsent: 'In order to purchase, please accept the cookies policy',
  cookieSettings: 'Cookie settings',
  addToCart: 'Add to Cart',
  addPieces: (pieces: number) => (pieces === 1 ? 'Add to Cart' : `Add ${pieces} to Cart`),
  adding: 'Adding',
  buyFromDistributor: 'Buy from distributor',
  quickEnquiry: 'Quick enquiry',
  itemAdded: 'Item added',
  maximumReached: 'This is all we can supply now.',
  alreadyInBasket: (quantity: number) => `${quantity} already in your basket.`,
  priceIncludingVat: 'Price including VAT',
  withVat: (price: string) => `${price} including VAT`,
  notKnown: 'Stock not known now',
  lowestPrice: (price: string) => `Lowest price in the last ${policies.statutoryLowestPriceDays} days: ${price}`,
  oldPrice: 'Old price',
  noPrice: 'price unknown',
  freeShipping: `Free shipping on all orders over ${freeShippingLimit}*`,
  deliveryConditions: 'See delivery conditions',
  shippingOptions: 'Shipping options and lead times',
  quantity: 'Quantity',
  loading: 'Loading the price and stock',
  notSoldOnline: 'Sold through distributors.',
  priceOf: (day: string) => `Price on ${day}`,
  /** where the shop could not ask again: what it was told in the last minute */
  priceAsOf: (time: string) =>
    `Price and stock as of ${time}. We could not update them just now; your basket will show the current ones.`,
  pricesAsOf: (time: string) =>
    `Prices and stock as of ${time}. We could not update them just now; your basket will show the current ones.`,
  notKnownAdded: 'We do not know yet whether the part was added',
  notAdded: 'The part was not added',
  /** so many can still be put into the basket */
  fewer: (max: number) =>
    max > 0
      ? `We can supply only ${max} now. Press Add to Cart to take ${max === 1 ? 'it' : 'them'}, or use the Quick enquiry form to ask about the rest.`
      : 'The last pieces have just been sold. Use the Quick enquiry form to ask for the delivery time.',
  enquirySubject: (number: string) => `Quick enquiry: ${number}`,
  cannotLoad: 'Price and stock could not be loaded',
  cannotLoadNote: 'The rest of this page is up to date. Use the Quick enquiry form to ask for price and delivery time.',
  /** below the nearest size that is in stock */
  otherSize: 'Another size fits only once the crankshaft is ground to it.',
  tryAgain: 'Try again',
  tellMe: 'Tell me when it is in stock',
  tellMeLoading: 'Loading the form',
  tellMeFailed: 'The form could not be loaded. Check the network and try again.',
} as const;
