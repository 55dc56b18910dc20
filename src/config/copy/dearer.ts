import { freeShippingLimit } from '../delivery.ts';

/** An act that has made the order dearer (rule basket.dearer-said): the amounts, why, and the way back. */
export const dearerCopy = {
  title: 'Your order now costs more',
  total: 'Total',
  /** while no shipping method is chosen */
  totalWith: (method: string) => `Total with ${method}`,
  before: 'before',
  now: 'now',
  why: {
    belowLimit: (items: string) => `The parts now cost ${items}. Shipping is free only above ${freeShippingLimit}.`,
    belowLimitByCode: (code: string, items: string) =>
      `With code ${code} the parts cost ${items}. Shipping is free only above ${freeShippingLimit}.`,
    notHere: (place: string) => `No free shipping to ${place}.`,
    notFree: 'Shipping is no longer free.',
    shipping: (before: string, now: string) => `Shipping was ${before} and is now ${now}.`,
    tax: 'VAT now applies.',
  },
  back: {
    codeOff: 'Remove the code',
    codeBack: (code: string) => `Use code ${code} again`,
    line: (number: string) => `Put ${number} back`,
    quantity: (quantity: number, number: string) => `Take ${quantity} of ${number} again`,
    several: 'Put them back',
    country: (country: string) => `Deliver to ${country} again`,
    postcode: (postcode: string) => `Use postal code ${postcode} again`,
    currency: (currency: string) => `Change back to ${currency.toUpperCase()}`,
    all: 'Undo',
  },
  goingBack: 'Changing back',
} as const;
