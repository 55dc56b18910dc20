import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { dealerSample, generalSample } from '#domain/enquiry/samples.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `body`: one that the endpoint reads; null where it reads none. */
export type Endpoint = { file: string; path: string; methods: Partial<Record<Method, Record<string, unknown> | null>> };

const key = 'k'.repeat(16);
const enquiry = (fields: object) => ({ key, proof: 'none', enquiry: fields });
const total = { amount: 1, currency: 'eur' };
const withdrawal = { name: 'Ann', order: 'SO-1', email: 'ann@buyer.example', scope: 'all', goods: '' };
const country = { country: 'NL' };
const link = { link: 'x' };

const endpoint = (file: string, path: string, methods: Endpoint['methods']): Endpoint => ({ file, path, methods });

/** Every endpoint with a body that it takes: what is tried on it begins with these. */
export const endpoints: readonly Endpoint[] = [
  endpoint('basket/index', '/api/basket', { GET: null, POST: { opening: key } }),
  endpoint('basket/lines/index', '/api/basket/lines', { POST: { part: 'AG-1', quantity: 1 } }),
  endpoint('basket/lines/[lineId]', '/api/basket/lines/line_x', { PUT: { quantity: 1 }, DELETE: null }),
  endpoint('basket/promo-code', '/api/basket/promo-code', { PUT: { code: '' } }),
  endpoint('checkout/index', '/api/checkout', { GET: null }),
  endpoint('checkout/draft', '/api/checkout/draft', { PUT: emptyCheckoutDraft }),
  endpoint('checkout/shipping-country', '/api/checkout/shipping-country', { PUT: country }),
  endpoint('checkout/billing-country', '/api/checkout/billing-country', { PUT: country }),
  endpoint('checkout/postcode', '/api/checkout/postcode', { PUT: { postcode: '1012 AB' } }),
  endpoint('checkout/shipping-method', '/api/checkout/shipping-method', { PUT: { id: 'ship-dpd' } }),
  endpoint('checkout/payment-method', '/api/checkout/payment-method', { PUT: { id: 'pay-paypal' } }),
  endpoint('checkout/company', '/api/checkout/company', { PUT: { isCompany: false } }),
  endpoint('checkout/vat-number', '/api/checkout/vat-number', { PUT: { vatNumber: '' } }),
  endpoint('checkout/currency', '/api/checkout/currency', { PUT: { currency: 'eur' } }),
  endpoint('order/index', '/api/order', {
    POST: { key, shownTotal: total, shown: { draft: emptyCheckoutDraft, lines: [] } },
  }),
  endpoint('order/[id]/index', '/api/order/ord_x', { GET: null, POST: link }),
  endpoint('order/[id]/confirm', '/api/order/ord_x/confirm', { POST: {} }),
  endpoint('order/[id]/payment', '/api/order/ord_x/payment', { POST: {} }),
  endpoint('order/[id]/provider-order', '/api/order/ord_x/provider-order', { POST: { made: null, gone: null } }),
  endpoint('order/[id]/capture', '/api/order/ord_x/capture', {
    POST: { providerOrder: 'PP-1', window: 'k'.repeat(16) },
  }),
  endpoint('order/[id]/receipt', '/api/order/ord_x/receipt', { POST: {} }),
  endpoint('order/[id]/basket', '/api/order/ord_x/basket', { GET: null, POST: {} }),
  endpoint('order/[id]/link', '/api/order/ord_x/link', { POST: {} }),
  endpoint('part/[slug]', '/api/part/AG-1', { GET: null }),
  endpoint('part/[slug]/applications', '/api/part/AG-1/applications', { GET: null }),
  endpoint('part/[slug]/related', '/api/part/AG-1/related', { GET: null }),
  endpoint('parts/ids', '/api/parts/ids', { POST: { ids: ['AG-1'] } }),
  endpoint('search', '/api/search?q=4B1606', { GET: null }),
  endpoint('visitor', '/api/visitor', { GET: null }),
  endpoint('visitor/country', '/api/visitor/country', { PUT: country }),
  endpoint('enquiry/challenge', '/api/enquiry/challenge', { GET: null }),
  endpoint('enquiry/quick', '/api/enquiry/quick', {
    POST: enquiry({ email: 'ann@buyer.example', part: 'AG-1', text: 'When?' }),
  }),
  endpoint('enquiry/general', '/api/enquiry/general', { POST: enquiry(generalSample) }),
  endpoint('enquiry/dealer', '/api/enquiry/dealer', { POST: enquiry(dealerSample) }),
  endpoint('stock-alert/index', '/api/stock-alert', { POST: { slug: '10B1580H-STD', email: 'ann@buyer.example' } }),
  endpoint('stock-alert/link', '/api/stock-alert/link', { POST: link }),
  endpoint('stock-alert/confirm', '/api/stock-alert/confirm', { POST: link }),
  endpoint('stock-alert/stop', '/api/stock-alert/stop', { POST: link }),
  endpoint('stock-alert/one-click', '/api/stock-alert/one-click?link=x', { GET: null, POST: null }),
  endpoint('withdrawal', '/api/withdrawal', { POST: { key, withdrawal } }),
  endpoint('return', '/api/return', { POST: { key, return: { ...withdrawal, reason: '' } } }),
];

/** Every page and piece that is made when it is asked for, by its route: addresses of what there is, and of what there is not. */
export const drawnPages: Readonly<Record<string, readonly string[]>> = {
  '/details/[...id]': ['/details/4B1606H-XXL', '/details/not-there', '/details/4b1606h-std'],
  '/details/box/[slug]': ['/details/box/AG-1', '/details/box/not-there'],
  '/catalogue/offers/[make]/[engine]': ['/catalogue/offers/Honda/K20A', '/catalogue/offers/none/none'],
  '/news/[...slug]': ['/news/not-there', '/news/not%20there'],
  '/order/[id]/[...status]': ['/order/ord_x', '/order/ord_x/placed', '/order/ord_x?link=x'],
  '/checkout/[...path]': ['/checkout/ord_x'],
  '/too-many': ['/too-many'],
  '/facebook': ['/facebook'],
};

/** Method, path and a good body of everything that reads one. */
export const listWrites = (): [string, string, Record<string, unknown>][] =>
  endpoints.flatMap(({ path, methods }) =>
    Object.entries(methods).flatMap(([method, body]): [string, string, Record<string, unknown>][] =>
      body === null ? [] : [[method, path, body]],
    ),
  );

/** Method and path of everything that an endpoint does not answer, with what it does answer. */
export const listWrongMethods = (): [string, string, string][] =>
  endpoints.flatMap(({ path, methods }) =>
    ['GET', 'POST', 'PUT', 'DELETE']
      .filter((method) => !Object.hasOwn(methods, method))
      .map((method): [string, string, string] => [method, path, Object.keys(methods).join(', ')]),
  );
