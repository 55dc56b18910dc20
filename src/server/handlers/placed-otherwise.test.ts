import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { placingCopy as copy } from '#config/copy/placing.ts';
import { site } from '#config/site.ts';
import { formatMoney } from '#domain/price/money.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import type { Agreed } from '#scripts/test-kit/http-buyer.ts';
import { newKey, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { placingRows } from '../journal/placing-record.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());

const press = (visitor: TestVisitor, agreed: Agreed, key = newKey()) =>
  visitor.ask('POST', '/api/order', { key, ...agreed });
const twin = (visitor: TestVisitor) => shop.visit(new Map(visitor.cookies));

/** A buyer at the summary, a second tab of the same browser, and how an order was placed in the first. */
async function begin() {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer);
  const otherTab = twin(buyer);
  const key = newKey();
  const place = async () => (await press(buyer, agreed, key)).body as Placed;
  return { buyer, otherTab, agreed, key, place };
}

const change = { change: copy.change(site.supportEmail) };
const street = ({ shown, ...rest }: Agreed): Agreed => {
  const shipping = { ...shown.draft.shipping, address: 'Elsewhere 9' };
  return { ...rest, shown: { ...shown, draft: { ...shown.draft, shipping } } };
};
const cent = (agreed: Agreed): Agreed => ({ ...agreed, shownTotal: { ...agreed.shownTotal, amount: 1 } });
const totals = ({ shownTotal }: Agreed) => copy.totals(formatMoney(shownTotal), '€0.01');
const threePieces = ({ shown, ...rest }: Agreed): Agreed => ({
  ...rest,
  shown: { ...shown, lines: shown.lines.map((line) => ({ ...line, quantity: 3 })) },
});
const yesterday = ({ shown, ...rest }: Agreed): Agreed => ({
  ...rest,
  shown: { ...shown, promised: { kind: 'dates', from: '2020-01-06', to: '2020-01-07' } },
});

const differing: [string, (agreed: Agreed) => Agreed, (agreed: Agreed) => Record<string, string>][] = [
  ['another street', street, () => ({ details: copy.details })],
  ['a total of one cent', cent, (agreed) => ({ total: totals(agreed) })],
  ['both', (agreed) => street(cent(agreed)), (agreed) => ({ total: totals(agreed), details: copy.details })],
  ['other quantities', threePieces, () => ({ lines: copy.lines })],
  ['earlier days', yesterday, () => ({ days: expect.stringContaining('Shown here: Mon') as string })],
];

// rules order.once and order.as-shown
describe.each(differing)('a press that showed %s', (_case, alter, differs) => {
  const problemOf = (answer: { status: number; body: unknown }) => {
    const { code, order, fields } = answer.body as Problem;
    return { status: answer.status, code, order, fields };
  };
  const expected = (orderId: string, agreed: Agreed) => ({
    status: 409,
    code: 'ordered-otherwise',
    order: orderId,
    fields: { ...differs(agreed), ...change },
  });

  test('is no success of the order of another tab; it names what differs and leads to that order', async () => {
    const { otherTab, agreed, place } = await begin();
    const { orderId } = await place();
    expect(problemOf(await press(otherTab, alter(agreed)))).toEqual(expected(orderId, agreed));
    expect((await otherTab.ask('GET', `/api/order/${orderId}`)).body).toMatchObject({ yours: true });
  });

  test('nor with the cookies of the order, whichever key it carries', async () => {
    const { buyer, agreed, key, place } = await begin();
    const { orderId } = await place();
    for (const one of [key, newKey()])
      expect(problemOf(await press(buyer, alter(agreed), one))).toEqual(expected(orderId, agreed));
  });

  test('nor while the first is under way', async () => {
    const { otherTab, agreed, place } = await begin();
    const [placed, other] = await Promise.all([place(), press(otherTab, alter(agreed))]);
    // whichever was first; never both
    if (placed.orderId !== undefined) expect(problemOf(other)).toEqual(expected(placed.orderId, agreed));
    else expect(other.status).toBe(409);
  });
});

describe('what is no other order', () => {
  test('the same press again, another key that showed the same, and both with the order’s cookies', async () => {
    const { buyer, otherTab, agreed, key, place } = await begin();
    const { orderId } = await place();
    const answers = [
      await press(twin(otherTab), agreed, key),
      await press(twin(otherTab), agreed),
      await press(buyer, agreed, key),
      await press(buyer, agreed),
    ];
    expect(answers.map(({ status, body }) => [status, (body as Placed).orderId])).toEqual(
      answers.map(() => [201, orderId]),
    );
  });

  test('a press that showed later days than the order has', async () => {
    const { otherTab, agreed, place } = await begin();
    const { orderId } = await place();
    const later = { kind: 'dates', from: '2099-01-05', to: '2099-01-06' } as const;
    const answer = await press(otherTab, { ...agreed, shown: { ...agreed.shown, promised: later } });
    expect([answer.status, (answer.body as Placed).orderId]).toEqual([201, orderId]);
  });
});

test('without its row of the journal, total and lines of the basket tell', async () => {
  const { buyer, otherTab, agreed, place } = await begin();
  const cartId = (await shop.services.seal.open('cart', buyer.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
  const { orderId } = await place();
  await shop.services.storage.delete(placingRows.prefix + cartId);
  const problem = (await press(twin(otherTab), cent(agreed))).body as Problem;
  expect(problem).toMatchObject({ code: 'ordered-otherwise', order: orderId, fields: { total: totals(agreed) } });
  expect((await press(otherTab, agreed)).status).toBe(201);
});
