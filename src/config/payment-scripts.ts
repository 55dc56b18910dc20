/**
 * Every script that a payment page (`/order`) may load, with what it is for and who answers for it (rule payment.scripts-listed). The
 * policy of the page is made of this list, and what a page really loads is compared with it (`end-to-end/payment-scripts.spec.ts`).
 */
export type OutsideUse = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';

export type ProviderScripts = {
  owner: string;
  /** addresses without their query */
  scripts: readonly { address: string; purpose: string }[];
  /** what the scripts ask for in turn, by the directive of the policy that lets it in */
  origins: Readonly<Record<OutsideUse, readonly string[]>>;
};

/** Files of the release under this path, and the inline scripts of its pages, which are let in by their hashes. */
export const ownScripts = {
  owner: 'Developers of the shop',
  purpose: 'Show the order and whether it is paid, and open the payment that the buyer has chosen',
  path: '/_astro/',
} as const;

/**
 * Origins that PayPal's guide asks for (developer.paypal.com/sdk/js/best-practices): it names no narrower ones, because its script
 * chooses hosts by country. Venmo's are left out: it pays in the USA alone.
 */
const ofPayPal = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/** Revolut publishes no guide. Its loader takes scripts from this host alone; frames and calls may go to others of its domain. */
const revolutScripts = 'https://merchant.revolut.com';
const ofRevolut = ['https://*.revolut.com'];

/** The same origins for all that a page may ask for. */
export const forEverything = (origins: readonly string[]): ProviderScripts['origins'] => ({
  ...{ 'script-src': origins, 'style-src': origins, 'img-src': origins, 'connect-src': origins, 'frame-src': origins },
});

export const paymentScripts = {
  paypal: {
    owner: 'The keeper of the seller’s PayPal account',
    scripts: [
      {
        address: 'https://www.paypal.com/sdk/js',
        purpose: 'Draws PayPal’s buttons, opens its window, and takes the money once the shop lets it',
      },
    ],
    origins: forEverything(ofPayPal),
  },
  revolut: {
    owner: 'The keeper of the seller’s Revolut account',
    scripts: [
      { address: `${revolutScripts}/version.js`, purpose: 'Tells which version of embed.js is loaded' },
      { address: `${revolutScripts}/embed.js`, purpose: 'Opens Revolut’s card form in a frame' },
    ],
    origins: { ...forEverything(ofRevolut), 'script-src': [revolutScripts] },
  },
} as const satisfies Record<string, ProviderScripts>;
