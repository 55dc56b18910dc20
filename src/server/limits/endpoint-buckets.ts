import type { BucketName } from '#config/buckets.ts';

/**
 * `onlyAccepted`: counted by the handler, once the request is known to be a right one; all others are counted when they come.
 * `from`: who may send a write besides our own pages, which send all others. A mail program sends a form from nowhere (RFC 8058):
 * the sealed link in the address is the right to do it.
 */
type EndpointBucket = { bucket: BucketName; onlyAccepted?: true; from?: 'anywhere' | 'mail-program' };

const of = (bucket: BucketName): EndpointBucket => ({ bucket });
const accepted = (bucket: BucketName): EndpointBucket => ({ bucket, onlyAccepted: true });

/**
 * Every request that our code answers: method and route as `src/pages` has it, and what it is counted in (rule request.pace). A
 * route without a row is answered 404 before any code of Astro works for it. The build ends where its manifest and this table differ
 * (`scripts/release/listed-routes.ts`).
 */
export const endpointBuckets: Record<string, EndpointBucket> = {
  'GET /api/visitor': of('reading'),
  'PUT /api/visitor/country': of('choice'),
  'GET /api/part/[slug]': of('part'),
  'GET /api/part/[slug]/applications': of('part'),
  'GET /api/part/[slug]/related': of('part'),
  // a question that is a POST because it is long
  'POST /api/parts/ids': { ...of('parts'), from: 'anywhere' },
  'GET /api/search': of('search'),

  'GET /api/basket': of('reading'),
  'POST /api/basket': of('reading'),
  'POST /api/basket/lines': of('line'),
  'PUT /api/basket/lines/[lineId]': of('line'),
  'DELETE /api/basket/lines/[lineId]': of('line'),
  'PUT /api/basket/promo-code': of('promo'),

  'GET /api/checkout': of('reading'),
  'PUT /api/checkout/draft': of('choice'),
  'PUT /api/checkout/shipping-country': of('choice'),
  'PUT /api/checkout/billing-country': of('choice'),
  'PUT /api/checkout/postcode': of('choice'),
  'PUT /api/checkout/shipping-method': of('choice'),
  'PUT /api/checkout/payment-method': of('choice'),
  'PUT /api/checkout/company': of('choice'),
  'PUT /api/checkout/currency': of('choice'),
  'PUT /api/checkout/vat-number': of('vat'),

  'POST /api/order': of('order'),
  'GET /api/order/[id]': of('orderRead'),
  'POST /api/order/[id]': of('orderRead'),
  'GET /api/order/[id]/basket': of('payment'),
  'POST /api/order/[id]/basket': of('payment'),
  'POST /api/order/[id]/payment': of('payment'),
  'POST /api/order/[id]/provider-order': of('payment'),
  'POST /api/order/[id]/capture': of('payment'),
  'POST /api/order/[id]/confirm': of('confirm'),
  'POST /api/order/[id]/link': accepted('orderLink'),
  'POST /api/order/[id]/receipt': accepted('receipt'),

  'POST /api/withdrawal': accepted('withdrawal'),
  'POST /api/return': accepted('return'),
  'GET /api/enquiry/challenge': of('reading'),
  'POST /api/enquiry/general': accepted('enquiry'),
  'POST /api/enquiry/dealer': accepted('enquiry'),
  'POST /api/enquiry/quick': accepted('enquiry'),
  'POST /email/enquiry-form': accepted('enquiry'),
  'POST /api/stock-alert': accepted('stockAlert'),
  'POST /api/stock-alert/link': of('alertLink'),
  'POST /api/stock-alert/confirm': of('alertLink'),
  'POST /api/stock-alert/stop': of('alertLink'),
  'GET /api/stock-alert/one-click': of('alertLink'),
  'POST /api/stock-alert/one-click': { ...of('alertLink'), from: 'mail-program' },

  'GET /details/[...id]': of('drawn'),
  'GET /details/box/[slug]': of('drawn'),
  'GET /catalogue/offers/[make]/[engine]': of('offers'),
  'GET /news/[...slug]': of('drawn'),
  'GET /order/[id]/[...status]': of('orderRead'),
  'GET /checkout/[...path]': of('reading'),
  'GET /too-many': of('refused'),
  'GET /facebook': of('reading'),
};

/** Routes that Astro puts into every server, and that nothing of ours asks for: without a row, so they are not there. */
export const unservedRoutes: readonly string[] = ['/_image', '/_server-islands/[name]'];

/** The routes of the table, each once. */
export const listedRoutes: readonly string[] = [
  ...new Set(Object.keys(endpointBuckets).map((row) => row.slice(row.indexOf(' ') + 1))),
];

/** The bucket of a request; HEAD counts as GET. Undefined for what no code of ours answers. */
export const findEndpointBucket = (method: string, route: string): EndpointBucket | undefined =>
  endpointBuckets[`${method === 'HEAD' ? 'GET' : method} ${route}`];
