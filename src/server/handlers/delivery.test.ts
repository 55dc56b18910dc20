import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BasketAnswer, basketAnswerSchema } from '#api/basket.ts';
import { checkoutAnswerSchema } from '#api/checkout.ts';
import { orderAnswerSchema, type Placed } from '#api/order.ts';
import { type LivePart, livePartSchema } from '#api/part.ts';
import type { Problem } from '#api/problem.ts';
import { deliveryDays } from '#config/delivery.ts';
import { promisePieces } from '#domain/delivery/line-promise.ts';
import { latestOf } from '#domain/delivery/promise.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { readAgreed, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import {
  atMaker,
  chooseCountry,
  fillMixed,
  onItsWay,
  onShelf,
  press,
  reachMixedSummary,
  setStock,
  silenceStock,
} from '#scripts/test-kit/delivery.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

const readPart = async (visitor: TestVisitor, slug: string): Promise<LivePart> =>
  livePartSchema.parse((await visitor.ask('GET', `/api/part/${slug}`)).body);
const readBasket = async (visitor: TestVisitor): Promise<BasketAnswer> =>
  basketAnswerSchema.parse((await visitor.ask('GET', '/api/basket')).body);

async function placeMixed(visitor: TestVisitor): Promise<{ summary: BasketAnswer; path: string }> {
  await reachMixedSummary(visitor);
  const summary = await readBasket(visitor);
  const placed = await press(visitor, await readAgreed(visitor));
  return { summary, path: `/api/order/${(placed.body as Placed).orderId}` };
}

// rules delivery.country and delivery.together
test('a mixed basket for Portugal: part, lines, methods and whole say the same days', async () => {
  fillMixed(shop);
  const visitor = shop.visit();
  expect((await chooseCountry(visitor, 'PT')).status).toBe(204);
  const parts = await Promise.all([onShelf, onItsWay, atMaker].map((slug) => readPart(visitor, slug)));
  expect(parts.map(({ delivery }) => delivery?.country)).toEqual(['PT', 'PT', 'PT']);
  const promises = parts.map(({ delivery, today }, index) =>
    promisePieces(delivery!.sources, index === 1 ? 3 : 1, today),
  );
  expect(promises.map(({ promise }) => promise.kind)).toEqual(['dates', 'dates', 'weeks']);

  await reachMixedSummary(visitor);
  const basket = await readBasket(visitor);
  const whole = latestOf(
    promises.map(({ promise }) => promise),
    parts[0]!.today,
  );
  expect(basket.lines.map(({ delivery }) => delivery)).toEqual(promises);
  expect(basket.lines[1]?.delivery).toMatchObject({ late: { source: 'transit', pieces: 2 } });
  expect(basket.delivery).toMatchObject({ country: 'PT', promise: whole, notes: ['extra-costs'] });
  expect(basket.delivery?.late).toEqual([basket.lines[2]?.id]);
  expect(basket.delivery?.rest).toMatchObject({ kind: 'dates' });
  const standard = basket.shippingMethods.find(({ name }) => name === 'UPS Standard');
  expect(standard?.delivery?.promise).toEqual(basket.delivery?.promise);
});

// rule delivery.lead
test('each shipping method has its own days for the basket', async () => {
  fillMixed(shop);
  const visitor = shop.visit();
  await visitor.ask('POST', '/api/basket/lines', { part: onShelf, quantity: 1 });
  await chooseCountry(visitor, 'DE');
  const { shippingMethods, delivery } = await readBasket(visitor);
  const last = (name: string) => {
    const promise = shippingMethods.find((method) => method.name === name)?.delivery?.promise;
    return promise?.kind === 'dates' ? promise.to : null;
  };
  const [express, standard, dpd] = ['UPS Express', 'UPS Standard', 'DPD'].map(last);
  expect(express! < standard! && standard! < dpd!).toBe(true);
  expect(delivery?.promise).toMatchObject({ to: standard });
});

// rule delivery.remote-places
test('a postcode of the Canary Islands takes the days away', async () => {
  fillMixed(shop);
  const visitor = shop.visit();
  await visitor.ask('POST', '/api/basket/lines', { part: onShelf, quantity: 1 });
  await chooseCountry(visitor, 'ES');
  expect((await readBasket(visitor)).delivery?.promise.kind).toBe('dates');
  await visitor.ask('PUT', '/api/checkout/postcode', { postcode: '35001' });
  // rule delivery.text-alone
  expect((await readBasket(visitor)).delivery?.promise).toEqual({
    ...{ kind: 'unknown', why: 'no-lead-time' },
    within: deliveryDays.shelf,
  });
});

// rule delivery.range
test('a line whose stock cannot be asked has no date, and neither has the basket', async () => {
  fillMixed(shop);
  const visitor = shop.visit();
  await visitor.ask('POST', '/api/basket/lines', { part: onShelf, quantity: 1 });
  shop.sandbox.store.faults.set({ operation: 'getItemStock', mode: 'error-before' });
  const { lines, delivery } = await readBasket(visitor);
  shop.sandbox.store.faults.clear();
  expect([lines[0]?.delivery?.promise, delivery?.promise]).toEqual([
    { kind: 'unknown', why: 'not-asked' },
    { kind: 'unknown', why: 'not-asked' },
  ]);
});

// rule delivery.country
describe('the country of delivery', () => {
  test('chosen before there is a basket it is kept, and the basket begins with it', async () => {
    const visitor = shop.visit();
    await chooseCountry(visitor, 'SE');
    expect((await readPart(visitor, onShelf)).delivery?.country).toBe('SE');
    await visitor.ask('POST', '/api/basket/lines', { part: onShelf, quantity: 1 });
    expect((await readBasket(visitor)).delivery?.country).toBe('SE');
  });

  test('changed later, basket and checkout follow; the postcode was one of the country before', async () => {
    fillMixed(shop);
    const visitor = shop.visit();
    await chooseCountry(visitor, 'PT');
    await reachMixedSummary(visitor);
    await chooseCountry(visitor, 'FR');
    const { basket, draft } = checkoutAnswerSchema.parse((await visitor.ask('GET', '/api/checkout')).body);
    expect([basket.shippingCountry, basket.shippingMethodId]).toEqual(['FR', null]);
    expect(draft).toMatchObject({
      shipping: { country: 'FR', postcode: '', firstName: 'Canary' },
      shippingMethodId: '',
    });
  });

  test.each([
    ['US', 422],
    ['xx', 400],
  ])('%s: %i', async (country, status) => {
    expect((await chooseCountry(shop.visit(), country)).status).toBe(status);
  });

  test('what stands in the cookie is believed only where it is a country of ours', async () => {
    const visitor = shop.visit(new Map([['delivery_country', 'XX']]));
    expect((await readPart(visitor, onShelf)).delivery?.country).not.toBe('XX');
  });
});

// rule delivery.kept
describe('what was promised with an order', () => {
  test('stays what it was, whatever becomes of the stock', async () => {
    fillMixed(shop);
    const visitor = shop.visit();
    await chooseCountry(visitor, 'PT');
    const { summary, path } = await placeMixed(visitor);
    for (const slug of [onShelf, onItsWay, atMaker]) setStock(shop, slug, {});
    const answer = orderAnswerSchema.parse((await visitor.ask('GET', path)).body);
    const { promise, leaves, notes, paidBy } = summary.delivery!;
    expect(answer.yours && answer.order.delivery).toEqual({
      ...{ promise, leaves, notes, paidBy },
      lines: summary.lines.map(({ slug, delivery }) => ({ slug, isLate: slug === atMaker, delivery })),
    });
    expect(JSON.stringify((await shop.visit().ask('GET', path)).body)).not.toContain('promise');
  });

  // rule order.as-shown
  test('that has become later since the summary was shown: nothing is ordered, and the new days are asked about', async () => {
    fillMixed(shop);
    const visitor = shop.visit();
    await chooseCountry(visitor, 'PT');
    await visitor.ask('POST', '/api/basket/lines', { part: onShelf, quantity: 1 });
    await reachSummary(visitor, { part: onShelf });
    const agreed = await readAgreed(visitor);
    setStock(shop, onShelf, { inTransit: [{ days: 12, quantity: 8 }] });
    const before = shop.sandbox.store.orders.list().length;
    const refused = await press(visitor, agreed);
    expect([refused.status, (refused.body as Problem).code]).toEqual([409, 'delivery-changed']);
    expect(shop.sandbox.store.orders.list()).toHaveLength(before);
    const { promise } = (await readBasket(visitor)).delivery!;
    expect(promise).not.toEqual(agreed.shown.promised);
    const placed = await press(visitor, await readAgreed(visitor));
    const { body } = await visitor.ask('GET', `/api/order/${(placed.body as Placed).orderId}`);
    expect([placed.status, body]).toMatchObject([201, { order: { delivery: { promise } } }]);
  });

  test('an order is placed all the same when nothing can be promised', async () => {
    fillMixed(shop);
    silenceStock(shop);
    const visitor = shop.visit();
    await chooseCountry(visitor, 'PT');
    await reachMixedSummary(visitor);
    const placed = await press(visitor, await readAgreed(visitor));
    const { body } = await visitor.ask('GET', `/api/order/${(placed.body as Placed).orderId}`);
    expect(body).toMatchObject({ order: { delivery: { promise: { kind: 'unknown', why: 'not-asked' } } } });
  });
});
