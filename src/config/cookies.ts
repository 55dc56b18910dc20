import { basketHolderKey, localKeys, popularItemKey, sessionKeys } from './storage-keys.ts';
import { limits } from './limits.ts';
import { thirdParties, type ThirdPartyName } from './third-parties.ts';

/**
 * The cookie table of the policy (rule consent.cookie-table: it says what the code does). `maxAgeDays` is how long the
 * browser keeps it; null: as long as the tab is open, or as `expiry` tells. A test compares it with the server's cookies.
 */
export type CookieRow = {
  name: string;
  /** on https, where browsers keep such names to this one host */
  secureName?: string;
  supplier: string;
  purpose: string;
  expiry: string;
  maxAgeDays: number | null;
  /** "server only": no script can read it */
  scriptType: 'Cookie, server only' | 'Cookie' | 'Session storage' | 'Local storage' | 'Third-party cookies';
  usageType: 'Mandatory' | 'Functional' | 'Analytics' | 'Advertisement';
};

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const ours = { supplier: 'This shop', usageType: 'Mandatory' } as const;
const session = {
  ...ours,
  expiry: 'Until the tab is closed',
  maxAgeDays: null,
  scriptType: 'Session storage',
} as const;
/** Mandatory: it is what a press of the visitor's asks for, it never leaves the browser, and a press takes it away */
const byOwnPress = { ...ours, expiry: 'Until you remove it', maxAgeDays: null, scriptType: 'Local storage' } as const;
const onlyServer = { ...ours, scriptType: 'Cookie, server only' } as const;
/** only after the category was granted */
const measured = {
  supplier: 'This shop',
  usageType: 'Analytics',
  maxAgeDays: null,
  scriptType: 'Local storage',
} as const;

const ownCookies: readonly CookieRow[] = [
  {
    ...ours,
    name: 'basketCount',
    purpose: 'Number of parts in the basket, shown on the basket button.',
    expiry: inDays(limits.cartDays),
    maxAgeDays: limits.cartDays,
    scriptType: 'Cookie',
  },
  {
    ...ours,
    name: 'orderedBasket',
    purpose: 'Which basket you have ordered, so that its parts no longer count.',
    expiry: inDays(limits.cartDays),
    maxAgeDays: limits.cartDays,
    scriptType: 'Cookie',
  },
  {
    ...onlyServer,
    name: 'cart_id',
    secureName: '__Host-cart_id',
    purpose: 'Shopping cart id. Sealed, so that nobody else can open your basket.',
    expiry: inDays(limits.cartDays),
    maxAgeDays: limits.cartDays,
  },
  {
    ...onlyServer,
    name: 'order_id',
    secureName: '__Host-order_id',
    purpose: 'Shows your last order to you and to nobody else, so that you can pay it or look at it again. Sealed.',
    expiry: inDays(limits.orderDays),
    maxAgeDays: limits.orderDays,
  },
  {
    ...onlyServer,
    name: 'known_orders',
    secureName: '__Host-known_orders',
    purpose:
      'The orders that you have placed or opened in this browser, so that each is shown to you and to nobody else. Sealed.',
    expiry: inDays(limits.orderDays),
    maxAgeDays: limits.orderDays,
  },
  {
    ...onlyServer,
    name: 'delivery_country',
    secureName: '__Host-delivery_country',
    purpose: 'The country of delivery that you chose, so that dates are those for it. Only after you choose one.',
    expiry: inDays(limits.countryDays),
    maxAgeDays: limits.countryDays,
  },
  {
    ...ours,
    name: 'consent',
    purpose: 'Your cookie choice.',
    expiry: `${inDays(limits.consentAnswerDays)} after a choice; ${inDays(limits.consentDays)} while the banner is unanswered`,
    maxAgeDays: limits.consentAnswerDays,
    scriptType: 'Cookie',
  },
  { ...session, name: sessionKeys.finder, purpose: 'Your last choice in the Fast Part Finder.' },
  {
    ...session,
    name: sessionKeys.clearance,
    purpose:
      'The journal and housing that you typed to choose a bearing size, so that they stay when the page changes.',
  },
  {
    ...session,
    name: sessionKeys.quickOrder,
    purpose: 'What you typed or chose on the quick order page, so that a reload loses nothing.',
  },
  {
    ...session,
    name: sessionKeys.generalEnquiry,
    purpose:
      'What you typed into the form for general enquiries, so that a reload loses nothing. Removed once it is sent.',
  },
  {
    ...session,
    name: sessionKeys.dealerEnquiry,
    purpose: 'What you typed into the form for dealers, so that a reload loses nothing. Removed once it is sent.',
  },
  {
    ...session,
    name: sessionKeys.typed,
    purpose:
      'What you typed, where a part of the page could not be loaded and you load it again. Removed as soon as the page is there.',
  },
  {
    ...session,
    name: sessionKeys.searchedEngine,
    purpose: 'The engine that you searched for, where you open a part that was found, so that its name begins with it.',
  },
  {
    ...session,
    name: sessionKeys.dearer,
    purpose:
      'Your basket as it was before it came to cost more, and as it is now, so that the next page still says so. Removed once that is over.',
  },
  {
    ...session,
    name: sessionKeys.currencyKept,
    purpose:
      'That you chose to keep the order currency for the country of delivery, so that a reload does not ask again.',
  },
  {
    ...session,
    name: sessionKeys.checkoutCopy,
    purpose:
      'What you typed into the checkout and the shop has not saved yet, encrypted with a key that only the shop holds, so that a reload loses nothing. Removed once it is saved.',
  },
  {
    ...byOwnPress,
    name: localKeys.myEngine,
    purpose: 'The engine you keep. Only after you press "Keep this engine"; it stays in this browser.',
  },
  {
    ...byOwnPress,
    name: localKeys.buildList,
    purpose: 'Your build list. Only after you put a part on it; it stays in this browser.',
  },
  {
    ...byOwnPress,
    name: localKeys.shownMakes,
    purpose: 'The makes you want to see in the catalogue. Only after you choose some; it stays in this browser.',
  },
  {
    ...byOwnPress,
    name: localKeys.netPrices,
    purpose: 'That you want to see prices without VAT. Only after you press for it; it stays in this browser.',
    expiry: 'Until you show prices with VAT again',
  },
  {
    ...byOwnPress,
    name: localKeys.basketOpening,
    purpose: 'A name for the basket you are opening, so that parts added in quick succession go into the same one.',
    expiry: 'Until the part is in the basket',
  },
  {
    ...byOwnPress,
    name: basketHolderKey,
    purpose:
      'A random name that tells the shop that what was typed into the checkout is yours, if one of its answers is lost.',
    expiry: 'Until the order is placed',
  },
  {
    ...measured,
    name: localKeys.purchase,
    purpose: 'What you have just bought, without your name or address, until the next page has counted it.',
    expiry: 'Until the next page',
  },
  {
    ...measured,
    name: localKeys.purchaseNoted,
    purpose: 'The number of the order that was counted last, so that none is counted twice.',
    expiry: 'Until the next order',
  },
];

const payment = {
  expiry: 'Set by the provider',
  maxAgeDays: null,
  scriptType: 'Third-party cookies',
  usageType: 'Mandatory',
} as const;
const paymentCookies: readonly CookieRow[] = [
  {
    ...payment,
    name: 'Cookies of paypal.com',
    supplier: 'PayPal',
    purpose: 'Payment and protection against fraud. Only on the page of an order that is to be paid with PayPal.',
  },
  {
    ...payment,
    name: 'Cookies of revolut.com',
    supplier: 'Revolut',
    purpose: 'Payment and protection against fraud. Only on the page of an order that is to be paid with Revolut.',
  },
];

const granted = { expiry: 'Set by the provider', maxAgeDays: null, scriptType: 'Third-party cookies' } as const;

/** Rows that stand in the table only where the service is configured. */
export const thirdPartyCookies: Readonly<Record<ThirdPartyName, readonly CookieRow[]>> = {
  'tag-manager': [
    {
      ...measured,
      name: popularItemKey,
      purpose: 'The popular part you have just pressed, until the next page has counted it. Only after you granted it.',
      expiry: 'Until the next page',
    },
    {
      ...granted,
      name: 'Cookies of the tag manager for analytics, such as _ga',
      supplier: thirdParties['tag-manager'].supplier,
      purpose: 'How the pages are used. Only after you granted it.',
      usageType: 'Analytics',
    },
    {
      ...granted,
      name: 'Cookies of the tag manager for adverts, such as _gcl_au',
      supplier: thirdParties['tag-manager'].supplier,
      purpose: 'Which adverts led here. Only after you granted it.',
      usageType: 'Advertisement',
    },
  ],
  heatmap: [
    {
      ...granted,
      name: 'Cookies of the heatmap, such as _clck',
      supplier: thirdParties.heatmap.supplier,
      purpose: 'Where pages are pressed and how far they are read. Only after you granted it.',
      usageType: 'Analytics',
    },
  ],
  chat: [
    {
      ...granted,
      name: 'Cookies of the live chat, such as crisp-client',
      supplier: thirdParties.chat.supplier,
      purpose: 'Keeps a conversation together from page to page. Only after you granted it.',
      usageType: 'Functional',
    },
  ],
};

/** What is always in the table. */
export const cookieTable: readonly CookieRow[] = [...ownCookies, ...paymentCookies];
