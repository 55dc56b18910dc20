import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(`client/${name}`, import.meta.url), 'utf8');

/** Browser code of the stand-ins, byte for byte as it lies in `client/`. */
export const scripts = {
  paypal: read('paypal.js'),
  revolut: read('revolut.js'),
  checkoutPage: read('checkout-page.js'),
};

/** Headers under which a script may be run by any page, and is asked for anew each time. */
export const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};
