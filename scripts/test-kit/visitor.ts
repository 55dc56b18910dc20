import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { ShownOrder } from '#domain/checkout/placing.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import type { Money } from '#domain/price/money.ts';

export type Send = (request: Request) => Promise<Response>;
/** `body` null where the answer had none */
export type Answer = { status: number; body: unknown; headers: Headers };

/** A browser as the endpoints see it: keeps the cookies it is given. */
export type TestVisitor = {
  cookies: Map<string, string>;
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
};

const base = 'http://localhost';

/** A visitor with these cookies, none as a rule; `send` takes each request to the endpoints. */
export function createTestVisitor(send: Send, cookies = new Map<string, string>()): TestVisitor {
  const keep = (text: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  };
  return {
    cookies,
    async ask(method, path, body) {
      const headers = {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await send(new Request(base + path, init));
      for (const text of response.headers.getSetCookie()) keep(text);
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
    },
  };
}

export const testPart = '4B1606H-STD';
export const testDraft: CheckoutDraft = {
  ...emptyCheckoutDraft,
  email: 'canary@buyer.example',
  repeatEmail: 'canary@buyer.example',
  shipping: {
    firstName: 'Canary',
    lastName: 'Testowska',
    company: '',
    phone: '+31 20 555 0199',
    address: 'Kanariestraat 12',
    address2: '',
    city: 'Canaryville',
    postcode: '1012 AB',
    country: 'NL',
  },
  termsAccepted: true,
};

/** What of the buyer must never be seen by a stranger. */
export const personalWords = ['canary', 'Testowska', '555 0199', 'Kanariestraat', 'Canaryville', '1012 AB'];

/** What a summary shows and the button sends with its key (`placeOrderSchema`). */
export type Agreed = { shownTotal: Money; shown: ShownOrder & { promised?: Promised | undefined } };

type ShownBasket = {
  lines: ShownOrder['lines'];
  shippingMethods: { id: string }[];
  paymentMethods: { id: string; name: string }[];
  totals: { total: Money };
  delivery?: { promise: Promised } | undefined;
};

const must = async (visitor: TestVisitor, method: string, path: string, body: unknown) => {
  const { status, body: answer } = await visitor.ask(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  return answer as ShownBasket;
};

/** The body of a press but its key, from the basket and the draft that are shown. */
export const agreeTo = (basket: Pick<ShownBasket, 'lines' | 'totals' | 'delivery'>, draft: CheckoutDraft): Agreed => ({
  shownTotal: basket.totals.total,
  shown: {
    draft,
    lines: basket.lines.map(({ slug, quantity, gross }) => ({ slug, quantity, gross })),
    promised: basket.delivery?.promise,
  },
});

/** What the summary shows a visitor now. */
export async function readAgreed(visitor: TestVisitor): Promise<Agreed> {
  const { status, body } = await visitor.ask('GET', '/api/checkout');
  if (status >= 300) throw new Error(`GET /api/checkout: ${status} ${JSON.stringify(body)}`);
  const { basket, draft } = body as { basket: ShownBasket; draft: CheckoutDraft };
  return agreeTo(basket, draft);
}

/** Takes a visitor from nothing to a summary that only needs the button; `agreed` is what the summary shows. */
export async function reachSummary(
  visitor: TestVisitor,
  change: { part?: string; quantity?: number; draft?: Partial<CheckoutDraft>; payment?: string } = {},
): Promise<{ total: Money; draft: CheckoutDraft; agreed: Agreed }> {
  const { part = testPart, quantity = 1, payment = 'paypal' } = change;
  const shipping = change.draft?.shipping ?? testDraft.shipping;
  await must(visitor, 'POST', '/api/basket/lines', { part, quantity });
  await must(visitor, 'PUT', '/api/checkout/shipping-country', { country: shipping.country });
  const { shippingMethods, paymentMethods } = await must(visitor, 'PUT', '/api/checkout/postcode', {
    postcode: shipping.postcode,
  });
  const shippingMethodId = shippingMethods[0]?.id ?? '';
  const paymentMethodId = paymentMethods.find(({ name }) => name.toLowerCase().includes(payment))?.id ?? '';
  const draft = { ...testDraft, ...change.draft, shippingMethodId, paymentMethodId };
  await must(visitor, 'PUT', '/api/checkout/payment-method', { id: paymentMethodId });
  await must(visitor, 'PUT', '/api/checkout/draft', draft);
  const basket = await must(visitor, 'PUT', '/api/checkout/shipping-method', { id: shippingMethodId });
  return { total: basket.totals.total, draft, agreed: agreeTo(basket, draft) };
}

let keys = 0;
/** A fresh idempotency key, as the browser makes one per visit of the summary. */
export const newKey = (): string => `key-${process.pid}-${(keys += 1)}-${'x'.repeat(12)}`;
