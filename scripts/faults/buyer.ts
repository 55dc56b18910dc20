import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Money } from '#domain/price/money.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { type Agreed, giveDetails, readSummary, type ShownBasket } from '../test-kit/http-buyer.ts';
import { createTestVisitor, newKey, testDraft, type TestVisitor } from '../test-kit/visitor.ts';
import type { Choices } from './choices.ts';
import type { Evidence } from './invariants.ts';

type OrderAnswer = Evidence['answers'][number];
type Answer = { status: number; body: unknown };

/** How often a buyer presses again before giving up; the trouble is over by then. */
const timeoutMs = 12;
const breathMs = 120;

const readable = new Set([503]);
const changes = new Set([
  'total-changed',
  'details-changed',
  'delivery-changed',
  'out-of-stock',
  'earlier-order',
  'earlier-unpaid',
  'invalid-draft',
]);
const codeOf = ({ body }: Answer): string => (body as { code?: string } | null)?.code ?? '';

/** What this buyer types. */
function toDraft(email: string, { country, postcode, hasBilling }: Choices): CheckoutDraft {
  return {
    ...testDraft,
    email,
    repeatEmail: email,
    shipping: { ...testDraft.shipping, country, postcode },
    showBilling: hasBilling,
    billing: hasBilling
      ? { name: 'Canary BV', address: 'Kade 1', address2: '', city: 'Delft', postcode, country }
      : testDraft.billing,
  };
}

/** Asks the shop, and writes down what no shop should answer; null where no answer came. */
const createAsk =
  (badAnswers: string[]) =>
  async (who: TestVisitor, method: string, path: string, body?: unknown): Promise<Answer | null> => {
    const answer = await who.ask(method, path, body).catch((error: unknown) => {
      if (error instanceof SyntaxError) badAnswers.push(`${method} ${path}: no JSON`);
      return null;
    });
    if (answer === null) return null;
    if (answer.status >= 500 && !readable.has(answer.status)) badAnswers.push(`${method} ${path}: ${answer.status}`);
    if (answer.status >= 400 && codeOf(answer) === '') badAnswers.push(`${method} ${path}: no code`);
    return answer;
  };

const begin = () => ({
  agreed: [] as Money[],
  answers: [] as OrderAnswer[],
  shownPaid: [] as { wasPaid: boolean }[],
  badAnswers: [] as string[],
  /** orders of this buyer that were there before the trouble */
  placedBefore: 0,
});

/** One buyer, seen from outside: presses again as a person would, and writes down what was said. */
export function createBuyer(send: (request: Request) => Promise<Response>, sandbox: Sandbox, email: string) {
  const visitor = createTestVisitor(send);
  const evidence = begin();
  const holder = newKey();
  const orders = () => sandbox.store.orders.list().filter((order) => order.email === email);

  const ask = createAsk(evidence.badAnswers);

  /** Asks until it goes through. */
  async function insist<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (let press = 0; press < timeoutMs; press += 1) {
      const answer = await ask(visitor, method, path, body);
      if (answer !== null && answer.status < 300) return answer.body as T;
      await pause(breathMs);
    }
    throw new Error(`gave up at ${method} ${path}`);
  }

  /** After an answer that was lost a person looks into the basket before pressing again. */
  async function putIntoBasket({ part, quantity }: Choices): Promise<void> {
    for (let press = 0; press < timeoutMs; press += 1) {
      const answer = await ask(visitor, 'POST', '/api/basket/lines', { part, quantity });
      if (answer !== null && answer.status < 300) return;
      await pause(breathMs);
      const basket = await ask(visitor, 'GET', '/api/basket');
      if ((basket?.body as ShownBasket | null)?.lines?.length) return;
    }
    throw new Error('gave up at the basket');
  }

  /** All fields of the checkout. */
  async function choose(choices: Choices): Promise<void> {
    const { payment, currency, promoCode } = choices;
    await giveDetails(insist, { draft: toDraft(email, choices), payment, currency, promoCode, holder });
  }

  /** From nothing to a summary that only needs the button. */
  async function fillIn(choices: Choices): Promise<void> {
    await putIntoBasket(choices);
    await choose(choices);
  }

  /** One press on the button by one tab, asked again with the same key while the outcome is unknown, as the page does. */
  async function press(who: TestVisitor, agreed: Agreed, key = newKey()): Promise<OrderAnswer> {
    evidence.agreed.push(agreed.shownTotal);
    for (let round = 0; round < timeoutMs; round += 1) {
      const answer = await ask(who, 'POST', '/api/order', { key, ...agreed });
      const answered = answer === null ? null : readAnswer(answer, orders().length - evidence.placedBefore);
      if (answered !== null) {
        evidence.answers.push(answered);
        return answered;
      }
      await pause(breathMs);
    }
    return { outcome: 'unknown', orderId: null, orders: orders().length - evidence.placedBefore };
  }

  return { visitor, evidence, orders, ask, insist, fillIn, choose, readSummary: () => readSummary(insist), press };
}
export type Buyer = ReturnType<typeof createBuyer>;

/** What the answer says about the order; null while it says nothing yet. */
function readAnswer(answer: Answer, orders: number): OrderAnswer | null {
  const code = codeOf(answer);
  if (answer.status === 201)
    return { outcome: 'placed', orderId: (answer.body as { orderId: string }).orderId, orders };
  if (code === 'order-pending' || code === 'shop-unavailable') return null;
  // told of the order that its basket became, which another press has made
  if (code === 'ordered-otherwise')
    return { outcome: 'placed', orderId: (answer.body as { order: string }).order, orders };
  const isChange = changes.has(code);
  return { outcome: isChange ? 'changed' : 'failed', orderId: null, orders };
}

/** Lines as a person reads them. */
export const readLines = (basket: ShownBasket): string[] =>
  basket.lines.filter(({ isKitComponent }) => !isKitComponent).map(({ slug, quantity }) => `${slug} x ${quantity}`);
