/** A checkout on a pretended shop with its own clock, for tests: what it is asked is written down, what it answers can be spoiled. */
import { type BasketAnswer, basketPaths } from '#api/basket.ts';
import type { CallOptions, CallResult } from '#api/call.ts';
import { type CheckoutAnswer, checkoutPaths } from '#api/checkout.ts';
import type { ProblemCode } from '#api/problem.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { paymentKinds } from '#domain/payment/payment-method.ts';
import { sampleBasket } from '../basket/sample.ts';
import { createBasketStore } from '../basket/create-basket.ts';
import { createCheckoutStore } from './create-checkout.ts';
import { createDraftCopy } from './draft-copy.ts';

export type RecordedCall = { path: string; method: string; body: unknown; at: number };
type Spoiled = ProblemCode | 'offline' | { code: ProblemCode; fields: Record<string, string> };
type Shop = {
  basket: BasketAnswer;
  draft: CheckoutDraft;
  saveNumber: number;
  visitorCountry: string | null;
  earlierOrderId?: string;
  order?: unknown;
  isGone?: boolean;
  isCompany: boolean;
  takenVatNumber: CheckoutAnswer['takenVatNumber'];
  takenPostcode: string | null;
  copyKey?: string;
};

const zero = { amount: 0, currency: 'eur' } as const;
const shippingMethods = ['ups', 'dpd'].map((id) => ({ id, name: id, title: id, description: '', gross: zero }));
const paymentMethods = Object.keys(paymentKinds).map((id) => ({ id, name: id, title: id, description: '' }));

export const completeDraft: CheckoutDraft = {
  ...emptyCheckoutDraft,
  email: 'anna@buyer.example',
  repeatEmail: 'anna@buyer.example',
  shipping: {
    ...emptyCheckoutDraft.shipping,
    firstName: 'Anna',
    lastName: 'Keller',
    phone: '030 5550142',
    address: 'Werkstraße 14',
    city: 'Berlin',
    postcode: '12345',
    country: 'DE',
  },
  shippingMethodId: 'ups',
  paymentMethodId: 'paypal',
  termsAccepted: true,
};

export const sampleCheckoutBasket = (basket: Partial<BasketAnswer> = {}): BasketAnswer => ({
  ...sampleBasket(),
  shippingCountry: 'DE',
  shippingMethods,
  paymentMethods,
  ...basket,
});

/** Basket of a buyer who may go on. */
export const chosenBasket = (basket: Partial<BasketAnswer> = {}): BasketAnswer =>
  sampleCheckoutBasket({ shippingMethodId: 'ups', paymentMethodId: 'paypal', ...basket });

const checkVat = (number: string): BasketAnswer['vatNumber'] =>
  number === '' ? null : number.endsWith('000') ? 'invalid' : number.endsWith('999') ? 'unchecked' : 'valid';

type Body = Record<string, string>;
/** What each endpoint does to the basket, as the server does it. */
const effectsOf: Record<string, (basket: BasketAnswer, body: Body) => Partial<BasketAnswer>> = {
  [checkoutPaths.shippingCountry]: (_, { country }) => ({ shippingCountry: country ?? null, shippingMethodId: null }),
  [checkoutPaths.billingCountry]: () => ({}),
  [checkoutPaths.postcode]: () => ({ shippingMethodId: null }),
  [checkoutPaths.company]: () => ({ vatNumber: null, shippingMethodId: null }),
  [checkoutPaths.vatNumber]: (_, { vatNumber }) => ({ vatNumber: checkVat(vatNumber ?? '') }),
  [checkoutPaths.shippingMethod]: (_, { id }) => ({ shippingMethodId: id ?? null }),
  [checkoutPaths.paymentMethod]: (_, { id }) => ({ paymentMethodId: id ?? null }),
  [checkoutPaths.currency]: (_, { currency }) => ({ currency: currency === 'pln' ? 'pln' : 'eur' }),
};

function answer(shop: Shop, path: string, options: CallOptions): unknown {
  if (path === checkoutPaths.checkout) {
    const { order: _, isGone: __, ...rest } = shop;
    return { ...rest, basket: { ...shop.basket } } satisfies CheckoutAnswer;
  }
  if (path === checkoutPaths.draft) {
    const { saveNumber, holder: _, ...draft } = options.body as CheckoutDraft & { saveNumber: number; holder?: string };
    if (saveNumber <= shop.saveNumber) return { draft: shop.draft, saveNumber: shop.saveNumber };
    Object.assign(shop, { draft, saveNumber });
    return null;
  }
  if (path === basketPaths.basket) return { ...shop.basket };
  if (path.startsWith('/api/order/')) return { yours: true, order: shop.order };
  if (path === checkoutPaths.vatNumber) {
    const { vatNumber: number, country } = options.body as { vatNumber: string; country: string };
    shop.takenVatNumber = number === '' ? null : { country, number };
  }
  if (path === checkoutPaths.postcode) shop.takenPostcode = (options.body as { postcode: string }).postcode;
  if (path === checkoutPaths.company) shop.isCompany = (options.body as { isCompany: boolean }).isCompany;
  shop.basket = { ...shop.basket, ...effectsOf[path]?.(shop.basket, options.body as Body) };
  return { ...shop.basket };
}

const toRefusal = (spoil: Spoiled) =>
  ({
    ok: false,
    problem: { ref: '', ...(typeof spoil === 'string' ? { code: spoil } : spoil) },
  }) as CallResult<unknown>;

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function createClock() {
  let now = 0;
  const due: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    schedule: (run: () => void, delayMs: number) => {
      const timer = { at: now + delayMs, run };
      due.push(timer);
      return () => void due.splice(due.indexOf(timer), due.includes(timer) ? 1 : 0);
    },
    async pass(ms: number) {
      const end = now + ms;
      for (let next = first(end); next; next = first(end)) {
        now = next.at;
        due.splice(due.indexOf(next), 1);
        next.run();
        await settled();
      }
      now = end;
      await settled();
    },
  };
  function first(end: number) {
    return due.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
  }
}

/** `copies`: what the page before has left in the storage of the tab */
type Begin = Partial<Shop> & { copies?: Map<string, string> };

/** `spoil` answers the next call of a path with a problem; `hold` keeps the answers of a path back until its result is called. */
export function openTestCheckout({ copies = new Map<string, string>(), ...begin }: Begin = {}) {
  const shop: Shop = {
    basket: sampleCheckoutBasket(),
    isCompany: begin.draft?.isCompany ?? false,
    takenVatNumber: null,
    takenPostcode: begin.draft?.shipping.postcode ?? null,
    draft: emptyCheckoutDraft,
    saveNumber: 0,
    visitorCountry: null,
    ...begin,
  };
  const calls: RecordedCall[] = [];
  const visited: string[] = [];
  const spoiled = new Map<string, Spoiled[]>();
  const held = new Map<string, Promise<void>>();
  const kept = new Map<string, string>();
  const clock = createClock();
  const call = (async (path: string, _schema: unknown, options: CallOptions = {}): Promise<CallResult<unknown>> => {
    calls.push({ path, method: options.method ?? 'GET', body: structuredClone(options.body), at: clock.now() });
    const isLost = shop.isGone && options.method !== undefined && options.method !== 'GET';
    const spoil = isLost ? 'basket-gone' : spoiled.get(path)?.shift();
    const result: CallResult<unknown> = spoil ? toRefusal(spoil) : { ok: true, value: answer(shop, path, options) };
    await held.get(path);
    return result;
  }) as Parameters<typeof createCheckoutStore>[0]['call'];
  const nothing = () => {};
  let notified = 0;
  const basketStore = createBasketStore({
    call,
    schedule: clock.schedule,
    go: nothing,
    announceAdded: nothing,
    readCount: () => '',
    showCount: nothing,
    notifyTabs: nothing,
  });
  const store = createCheckoutStore({
    call,
    sendToBasket: basketStore.sendToBasket,
    awaitBasket: basketStore.awaitBasket,
    notifyTabs: () => void (notified += 1),
    $basket: basketStore.$basket,
    schedule: clock.schedule,
    go: (path) => visited.push(path),
    replaceBy: (path) => visited.push(`instead ${path}`),
    memory: { read: (key) => kept.get(key) ?? null, write: (key, text) => (kept.set(key, text), true) },
    copy: createDraftCopy({
      read: (key) => copies.get(key) ?? null,
      write: (key, text) => (copies.set(key, text), true),
      remove: (key) => void copies.delete(key),
    }),
  });
  return {
    copies,
    /** how often the other tabs were notified of a changed draft */
    notified: () => notified,
    ...{ shop, store, basketStore, calls, visited, kept, pass: clock.pass, settled },
    spoil: (path: string, ...problems: Spoiled[]) => spoiled.set(path, [...(spoiled.get(path) ?? []), ...problems]),
    hold(path: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return async () => (held.delete(path), resolve(), settled());
    },
    /** bodies of the writes on a path */
    sent: (path: string) => calls.filter((call) => call.path === path && call.method !== 'GET').map(({ body }) => body),
    /** the paths of all writes in their order, drafts left out */
    writes: () =>
      calls.filter(({ method, path }) => method !== 'GET' && path !== checkoutPaths.draft).map(({ path }) => path),
  };
}
type TestCheckout = ReturnType<typeof openTestCheckout>;

/** A checkout whose information step is open and quiet. */
export async function openInformation(begin: Begin = {}): Promise<TestCheckout> {
  const kit = openTestCheckout(begin);
  await kit.store.open('information');
  await kit.pass(1_000);
  kit.calls.length = 0;
  return kit;
}
