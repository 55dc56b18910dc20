import type { CallOptions, CallResult } from '#api/call.ts';
import { basketAnswerSchema, basketPaths } from '#api/basket.ts';
import type { OrderAnswer, RestoreBasket } from '#api/order.ts';
import { clampQuantity } from '#domain/basket/quantity.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { cookieNames } from '#server/cookies.ts';
import { createShop } from '#server/shop.ts';
import { decideCountText, readBasketCount, readCountText } from '#stores/basket/count.ts';
import { createBasketStore } from '#stores/basket/create-basket.ts';
import { createCheckoutStore } from '#stores/checkout/create-checkout.ts';
import { createOrderStore, type OrderStore } from '#stores/order/order-page.ts';
import { createPlacing } from '#stores/checkout/placing.ts';
import { type Browser, openReader, type Reader } from './browser.ts';
import type { BasketChange } from './ledger.ts';

/** `page`: one that has not asked for the basket. */
export type Place = 'page' | 'shop' | 'checkout' | 'summary' | 'order';
export type Tab = ReturnType<typeof openTab>;

/**
 * Faults put in on purpose: readings that win although they are late; tabs and server that let changes of a cart happen at once;
 * windows that pay with a provider order of their own and ask nobody before they take the money.
 */
export type SeededError = 'late answers win' | 'nobody waits' | 'every window pays' | null;

let pages = 0;
let keys = 0;

/** What became of a change, by the answer that the page got. */
const toFate = (result: CallResult<unknown>): BasketChange['fate'] => {
  if (result.ok) return 'done';
  return ['offline', 'bad-answer', 'shop-unavailable'].includes(result.problem.code) ? 'unknown' : 'refused';
};

/** Finds the change that a request of the basket comes of. */
function noteBasket({ evidence }: Browser, page: number, path: string, { method, body }: CallOptions) {
  const requested = body as { part?: string; quantity?: number } | undefined;
  const lineId = path.split('/').at(-1) ?? '';
  const isLine = path.startsWith(`${basketPaths.lines}/`);
  const settle = evidence.ledger.send((change) => {
    if (change.page !== page) return false;
    if (method === 'POST' && path === basketPaths.lines)
      return change.kind === 'add' && change.slug === requested?.part;
    if (isLine && method === 'DELETE') return change.kind === 'remove' && change.lineId === lineId;
    return (
      isLine &&
      method === 'PUT' &&
      change.kind === 'set' &&
      change.lineId === lineId &&
      change.quantity === requested?.quantity
    );
  });
  return (result: CallResult<unknown>) => settle(toFate(result));
}

/** What a put-back has answered is told to the evidence, once the browser has the basket of it. */
function noteRestoredBasket({ evidence, cartId }: Browser, path: string) {
  const [, orderId = ''] = /^\/api\/order\/([^/]+)\/basket$/.exec(path) ?? [];
  const requestedAt = evidence.ledger.next();
  return async (result: CallResult<unknown>): Promise<void> => {
    if (orderId !== '' && result.ok)
      evidence.restoreBasket(orderId, (await cartId()) ?? '', { ...(result.value as RestoreBasket), requestedAt });
  };
}

/** The number on the page's badge, and that of the next page (`stores/basket/count.ts`). */
function openBadge(browser: Browser, page: Reader & { badge: number }) {
  return {
    readCount: () => readCountText(browser.cookieHeader()),
    showCount(quantity: number, countBefore: string): void {
      page.badge = quantity;
      const text = decideCountText(browser.cookieHeader(), quantity, countBefore);
      if (text !== null && !page.isLeft) browser.cookies.set(cookieNames.count, text);
    },
  };
}

/** A page with the stores that its islands stand on. */
function openPage(
  browser: Browser,
  tab: {
    isExclusive: boolean;
    tellOthers: () => void;
    tellForms: () => void;
    go: (place: Place, order?: string) => void;
  },
) {
  const { clock, evidence } = browser;
  const page = Object.assign(openReader((pages += 1)), { badge: readBasketCount(browser.cookieHeader()) });
  const call = browser.createCall(page, (path, options) =>
    options.method === 'POST' && path.endsWith('/basket')
      ? noteRestoredBasket(browser, path)
      : noteBasket(browser, page.id, path, options),
  );
  const ifHere = (work: () => void) => () => page.isLeft || work();
  const basket = createBasketStore({
    call,
    schedule: (run, delayMs) => clock.schedule(ifHere(run), delayMs),
    go: () => ifHere(() => tab.go('shop'))(),
    announceAdded: () => undefined,
    ...openBadge(browser, page),
    notifyTabs: () => page.isLeft || tab.tellOthers(),
    opening: tab.isExclusive ? browser.opening : undefined,
    alone: (work) => (tab.isExclusive ? browser.alone(page, work) : work()),
  });
  const memory = new Map<string, string>();
  const checkout = createCheckoutStore({
    call,
    sendToBasket: basket.sendToBasket,
    awaitBasket: basket.awaitBasket,
    notifyTabs: () => page.isLeft || tab.tellForms(),
    $basket: basket.$basket,
    schedule: (run, delayMs) => clock.schedule(ifHere(run), delayMs),
    go: () => ifHere(() => tab.go('summary'))(),
    replaceBy: () => ifHere(() => tab.go('checkout'))(),
    holder: () => 'browser-of-the-model',
    memory: { read: (key) => memory.get(key) ?? null, write: (key, text) => (memory.set(key, text), true) },
    copy: { open: async () => null, keep: async () => undefined, drop: () => undefined },
  });
  const placing = createPlacing({
    call,
    wait: (delayMs) => clock.wait(delayMs),
    takeProof: async () => ({ ok: false, failure: 'proof-impossible' }),
    makeKey: () => `key-of-the-model-${(keys += 1)}`,
    leaveTo: (path) => ifHere(() => tab.go('order', path.replace(/^\/order\/|\?.*$/g, '')))(),
    onPlaced: () => {
      page.badge = readBasketCount(browser.cookieHeader());
      tab.tellOthers();
    },
    reload: checkout.reload,
  });
  watchRemoved(basket, evidence.accuse);
  return { page, call, basket, checkout, placing, order: null as OrderStore | null };
}
export type Page = ReturnType<typeof openPage>;

/** As a store would do that takes every answer for news. */
function seedLateAnswers({ call, basket }: Page): void {
  const { loadBasket } = basket;
  basket.loadBasket = async () => {
    void call(basketPaths.basket, basketAnswerSchema).then((late) => late.ok && basket.$basket.set(late.value));
    await loadBasket();
  };
}

/** A line that a page has shown as gone never comes back to it. */
function watchRemoved({ $basket }: Page['basket'], accuse: (fault: string) => void): void {
  const known = new Set<string>();
  const gone = new Set<string>();
  $basket.subscribe((displayed) => {
    const now = new Set(displayed?.lines.map(({ id }) => id));
    for (const id of now) if (gone.has(id)) accuse(`line ${id} was gone and came back`);
    if (displayed) for (const id of known) if (!now.has(id)) gone.add(id);
    for (const id of now) known.add(id);
  });
}

/** As a page would pay that leaves it to the provider. */
function seedOwnPayments(order: OrderStore): void {
  order.openProviderOrder = (create) => create();
  order.mayCapture = async () => true;
}

async function readOrderPage({ shop, line, cookieHeader }: Browser, id: string): Promise<OrderAnswer | null> {
  return line.during(createShop(shop.services, { cookie: cookieHeader() }).readOrder(id));
}

function watchPaid({ evidence }: Browser, { $order }: OrderStore): void {
  $order.subscribe((order) => {
    if (order?.paymentStatus === 'fullypaid') evidence.showPaid(order.id);
  });
}

/** The page of an order, once it is read. */
async function showOrder(
  browser: Browser,
  current: Page,
  { id, seededError }: { id: string; seededError: SeededError },
): Promise<void> {
  const answer = await readOrderPage(browser, id);
  if (answer === null || current.page.isLeft) return;
  const effects = {
    wait: browser.clock.wait,
    scrollToTop: () => undefined,
    makeKey: () => `window-of-the-model-${(keys += 1)}`,
  };
  const order = createOrderStore({ call: current.call, ...effects }, answer);
  if (seededError === 'every window pays') seedOwnPayments(order);
  watchPaid(browser, order);
  current.order = order;
}

/** A tab and the page it shows; `others` are the tabs of the same browser. */
export function openTab(browser: Browser, others: () => Tab[], seededError: SeededError, first: Place) {
  const { evidence } = browser;
  const self = {
    place: 'shop' as Place,
    orderId: null as string | null,
    current: null as unknown as Page,
    go,
    /** another tab says that the basket has changed */
    look() {
      const { page, basket } = self.current;
      page.badge = readBasketCount(browser.cookieHeader());
      if (basket.$basket.get()) void basket.loadBasket();
    },
    /** another tab says that something was typed */
    lookAtForm() {
      if (self.place === 'checkout' || self.place === 'summary') void self.current.checkout.reload();
    },
    /** the tab comes to the front */
    comeBack() {
      self.look();
      self.lookAtForm();
      void self.current.order?.refresh();
    },
    changeLine,
  };
  const tellOthers = () => others().forEach((tab) => void tab.look());
  const tellForms = () => others().forEach((tab) => tab.lookAtForm());

  function leave(): void {
    if (!self.current) return;
    self.current.basket.sendQuantitiesNow();
    if (self.place === 'checkout') self.current.checkout.saveNow();
    self.current.page.leave();
  }

  function go(place: Place, orderId: string | null = null): void {
    leave();
    self.place = place;
    self.orderId = orderId;
    const current = openPage(browser, { tellOthers, tellForms, go, isExclusive: seededError !== 'nobody waits' });
    if (seededError === 'late answers win') seedLateAnswers(current);
    self.current = current;
    if (place === 'page') return;
    if (place === 'shop') void current.basket.loadBasket();
    else if (place === 'order') void showOrder(browser, current, { id: orderId ?? '', seededError });
    else void current.checkout.open(place === 'summary' ? 'summary' : 'information');
  }

  const find = (index: number) => {
    const lines = visibleLines(self.current.basket.$basket.get()?.lines ?? []);
    const line = lines[index % Math.max(1, lines.length)];
    return line && !self.current.basket.$pending.get()[line.id]?.isRemoval ? line : null;
  };

  /** What a person does to the basket, with a word in the ledger. */
  function changeLine(kind: 'set' | 'remove', index: number, quantity = 0): void {
    const line = find(index);
    if (!line) return;
    const { basket, page } = self.current;
    const wanted = clampQuantity(quantity, line.max);
    evidence.ledger.record({ kind, slug: line.slug, lineId: line.id, quantity: wanted, page: page.id });
    if (kind === 'set') basket.changeQuantity(line.id, wanted);
    else void basket.removeLine(line.id);
  }

  go(first);
  return self;
}
