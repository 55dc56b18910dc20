import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Money } from '#domain/price/money.ts';
import { type Agreed, agreeTo, type Ask, fillBasket, giveDetails, readSummary } from './http-buyer.ts';

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

/** Asks as this visitor; throws where the answer is not good. */
export const asksWell =
  (visitor: TestVisitor): Ask =>
  async <T>(method: string, path: string, body?: unknown) => {
    const answer = await visitor.ask(method, path, body);
    if (answer.status < 300) return answer.body as T;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };

/** What the summary shows a visitor now. */
export const readAgreed = async (visitor: TestVisitor): Promise<Agreed> =>
  (await readSummary(asksWell(visitor))).agreed;

/** Takes a visitor from nothing to a summary that only needs the button; `agreed` is what the summary shows. */
export async function reachSummary(
  visitor: TestVisitor,
  change: { part?: string; quantity?: number; draft?: Partial<CheckoutDraft>; payment?: string } = {},
): Promise<{ total: Money; draft: CheckoutDraft; agreed: Agreed }> {
  const { part = testPart, quantity = 1, payment = 'paypal' } = change;
  const ask = asksWell(visitor);
  await fillBasket(ask, [[part, quantity]]);
  const { basket, draft } = await giveDetails(ask, { draft: { ...testDraft, ...change.draft }, payment });
  return { total: basket.totals.total, draft, agreed: agreeTo(basket, draft) };
}

let keys = 0;
/** A fresh idempotency key, as the browser makes one per visit of the summary. */
export const newKey = (): string => `key-${process.pid}-${(keys += 1)}-${'x'.repeat(12)}`;
