import type { Fault } from './store/faults.ts';

/** What comes back instead of a sound answer. The status stays; only a 2xx answer with JSON is spoiled, a refusal passes as it is. */
export async function spoil(response: Response, fault: Fault): Promise<Response> {
  if (!response.ok) return response;
  if (fault.mode === 'html')
    return respond(
      '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>',
      'text/html; charset=utf-8',
    );
  if (fault.mode === 'garbage') return respond('\u0000{"data": [{]]} \ufffd not json');
  const text = await response.text();
  if (fault.mode === 'truncated' && fault.cut !== 'list') return respond(text.slice(0, Math.floor(text.length / 2)));
  return respond(JSON.stringify(change(JSON.parse(text), fault)));
}

const respond = (body: string, type = 'application/json') =>
  new Response(body, { status: 200, headers: { 'content-type': type } });

function change(answer: unknown, fault: Fault): unknown {
  if (fault.mode !== 'missing-field') return mapLists(answer, fault.mode === 'duplicates' ? twice : half);
  const field = fault.field ?? operations[fault.operation];
  return field ? without(answer, field.split('.')) : answer;
}

/**
 * All that faults and counters know, each with the field of its answer that no reader can do without; "*" goes into every entry
 * of a list. Null where the answer is no JSON, or nobody reads it.
 */
export const operations: Readonly<Record<string, string | null>> = {
  getItem: 'data.urlcomponent',
  getItemsList: 'data.*.urlcomponent',
  search: 'data.*.urlcomponent',
  byNumber: 'data.urlcomponent',
  getItemStock: 'available',
  getApplications: 'results.*.engine',
  getRelatedItems: 'results.*.urlcomponent',
  getSource: 'options.engine.*.name',
  addToCart: 'shoppingcarts',
  getCart: 'shoppingcarts',
  updateCart: 'shoppingcarts',
  removeLine: 'shoppingcarts',
  createAddress: '_id',
  createOrder: '_id',
  getOrder: 'data.grossamount',
  confirmPayment: 'data.grossamount',
  getPaymentMethods: 'data.*._id',
  getPaymentWidgets: 'data.*.token',
  getPopularItems: 'data.*.urlcomponent',
  getDistributors: 'data.*.name',
  getCountry: 'code',
  getMarquee: 'show',
  listNews: '*.slug',
  getNews: '*.slug',
  paypalScript: null,
  revolutScript: null,
  paypalCapture: null,
  revolutPay: null,
  smtp: null,
};
export const isOperation = (name: string): boolean => Object.hasOwn(operations, name);

function without(value: unknown, path: string[]): unknown {
  const [key = '', ...rest] = path;
  if (key === '*') return Array.isArray(value) ? value.map((entry) => without(entry, rest)) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
}

const twice = (list: unknown[]) => [...list, ...list];
const half = (list: unknown[]) => list.slice(0, Math.floor(list.length / 2));

/** The lists an answer is about: itself, `data`, `results`, `options.*`, `available`, and the lines of a cart. */
const listNames = new Set([
  'data',
  'results',
  'options',
  'make',
  'engine',
  'available',
  'shoppingcart',
  'transactionlines',
]);

function mapLists(value: unknown, change: (list: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key === 'shoppingcarts') return [key, (inner as unknown[]).map((cart) => mapLists(cart, change))];
    return [key, listNames.has(key) ? mapLists(inner, change) : inner];
  });
  return Object.fromEntries(entries);
}
