import { analytics } from './analytics.ts';
import { limits } from './limits.ts';

/**
 * The cookie table of the policy (decision 17: it says what the code does). `maxAgeDays` is how long the browser keeps it;
 * null: as long as the tab is open, or as `expiry` tells. A test compares it with the server's cookies.
 */
export type CookieRow = {
  name: string;
  supplier: string;
  purpose: string;
  expiry: string;
  maxAgeDays: number | null;
  /** "server only": no script can read it */
  scriptType: 'Cookie, server only' | 'Cookie' | 'Session storage' | 'Third-party cookies';
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
const onlyServer = { ...ours, scriptType: 'Cookie, server only' } as const;
const orderDays = 30;

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
    ...onlyServer,
    name: 'cart_id',
    purpose: 'Shopping cart id. Sealed, so that nobody else can open your basket.',
    expiry: inDays(limits.cartDays),
    maxAgeDays: limits.cartDays,
  },
  {
    ...onlyServer,
    name: 'order_id',
    purpose: 'Shows your last order to you and to nobody else, so that you can pay it or look at it again. Sealed.',
    expiry: inDays(orderDays),
    maxAgeDays: orderDays,
  },
  {
    ...ours,
    name: 'consent',
    purpose: 'Your cookie choice.',
    expiry: `${inDays(limits.consentAnswerDays)} after a choice; ${inDays(limits.consentDays)} while the banner is unanswered`,
    maxAgeDays: limits.consentAnswerDays,
    scriptType: 'Cookie',
  },
  { ...session, name: 'finder', purpose: 'Your last choice in the Fast Part Finder.' },
  {
    ...session,
    name: 'currency-kept',
    purpose: 'That you chose to keep the order currency, so that you are asked once.',
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

const measuring: readonly CookieRow[] = [
  {
    name: 'Cookies of the tag manager, such as _ga',
    supplier: 'Google',
    purpose: 'How the pages are used and which adverts led here. Only after you granted it.',
    expiry: 'Set by the provider',
    maxAgeDays: null,
    scriptType: 'Third-party cookies',
    usageType: 'Analytics',
  },
];

export const cookieTable: readonly CookieRow[] = [
  ...ownCookies,
  ...paymentCookies,
  ...(analytics.tagManagerId === null ? [] : measuring),
];
