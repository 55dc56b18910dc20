import type { Cart, Commerce } from '#commerce/commerce.ts';
import type { Difference } from '#domain/checkout/placing.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import type { Money } from '#domain/price/money.ts';
import type { Log } from '../log.ts';
import type { Replacing } from '../payment/replacing.ts';
import type { UnpaidPieces } from './unpaid-pieces.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * `key` is the browser's idempotency key, `shownTotal` the total that the buyer agreed to, `seen` the digest of the details and lines
 * that were shown with it (`digestOrder`). `isUnattended`: no buyer asks, but the shop itself, after a crash or a lost answer.
 */
export type PlaceRequest = {
  cartId: string;
  key: string;
  shownTotal: Money;
  seen: string;
  /** the days of delivery that were shown; null where none were */
  promised: Promised | null;
  /** the buyer has read that there is an earlier order of these parts, and wants this one too */
  isBesideEarlier?: boolean | undefined;
  isUnattended?: boolean;
  /** a keyed hash of the buyer's network address (rule order.unpaid-pieces); missing where the shop itself goes on after a crash */
  visitor?: string;
};

/** What an order was placed with, as far as the buyer saw it. */
export type Agreed = Pick<PlaceRequest, 'shownTotal' | 'seen' | 'promised'>;

export type PlaceOutcome =
  | { kind: 'placed'; orderId: string }
  /** the basket is an order already, and another one than this request showed; `agreed`: what it was placed with */
  | { kind: 'ordered-otherwise'; orderId: string; differs: Difference[]; agreed: Agreed }
  | { kind: 'invalid-draft'; fields: Record<string, string> }
  | { kind: 'basket-empty' }
  | { kind: 'basket-gone' }
  | { kind: 'total-changed' }
  /** address, choices, lines or their prices are not those that the buyer saw */
  | { kind: 'details-changed' }
  /** it would arrive later than the days that the buyer saw */
  | { kind: 'delivery-changed' }
  | { kind: 'out-of-stock' }
  /** the earlier order that these parts come from is paid, may be, or was ordered anew already */
  | { kind: 'earlier-order' }
  /** earlier orders of the same visitor hold too many pieces unpaid; `orders` are those, the last one first */
  | { kind: 'earlier-unpaid'; orders: string[]; held: number; ordered: number; most: number }
  /** it is not known yet whether there is an order; ask again with the same key, nothing will happen twice */
  | { kind: 'pending' }
  /** there is surely no order, the basket is as it was */
  | { kind: 'failed' }
  /** the commerce API or our own storage cannot be used; nothing was begun */
  | { kind: 'unavailable' };

/** There is an order. */
export type Ordered = Extract<PlaceOutcome, { orderId: string }>;
/** There is none, or nobody knows. */
export type PlaceRefusal = Exclude<PlaceOutcome, Ordered>;
/** An order with what it was placed with: other requests that waited for it may have shown something else. */
export type Placed = { kind: 'placed'; orderId: string; agreed: Agreed };
export type RunOutcome = PlaceRefusal | Placed;

/**
 * Placing an order, one for a cart whatever happens (rule order.once). Requests for the same cart that come at the
 * same time or later, with the same key or another one, get the same answer, as long as they showed the same order.
 */
export type OrderPlacing = {
  place(request: PlaceRequest): Promise<PlaceOutcome>;
  /**
   * What became of a cart that is no basket any more: its order, for which the commerce API is asked where the journal has no record;
   * `basket-gone` where there is none. `isCartHolder` false: only an order that this very request has placed.
   */
  findOrder(request: PlaceRequest, options: { isCartHolder: boolean }): Promise<PlaceOutcome>;
  /** finishes what a dead process left behind; resolves when all of it is settled or known to be pending */
  resume(): Promise<void>;
  /** true while an order may be coming out of this cart: it must not be changed */
  isPlacing(cartId: string): Promise<boolean>;
  /** from now on nothing begins by itself any more; what is under way goes on */
  stop(): void;
};

export type OrderPlacingOptions = {
  commerce: Commerce;
  storage: Storage;
  log: Log;
  now: () => number;
  /** writes down what is promised of a cart about to become an order; that it cannot be is no reason not to order */
  notePromise?: (cart: Cart, displayed: Promised | null) => Promise<'noted' | 'later-than-shown'>;
  /** takes back what was written down of a cart before */
  forgetPromise?: (cartId: string) => Promise<void>;
  /** unpaid orders whose parts are in the cart; where it is missing, there are none */
  replacing?: Pick<Replacing, 'check' | 'claim' | 'noteOrdered'>;
  /** pieces in unpaid orders; where it is missing, they are not counted */
  unpaid?: UnpaidPieces;
  /** called with every order before it is journalled as placed, possibly more than once */
  onPlaced: (orderId: string) => Promise<void>;
  /** does the work when no change of the cart is under way; where it is missing, nothing is waited for */
  runExclusive?: <T>(cartId: string, work: () => Promise<T>) => Promise<T>;
  timing?: Partial<PlacingTiming>;
};

/** All in milliseconds. */
export type PlacingTiming = {
  /** how long a dead process keeps its lease, so that nobody else can place the cart */
  leaseMs: number;
  /** how long a request waits before it is told "pending"; below the 60 s that the browser waits (`stores/checkout/placing.ts`) */
  timeoutMs: number;
  /** how long after createOrder was sent "there is no order" is not yet believed; longer than the adapter waits for createOrder */
  silenceMs: number;
  /** how long after a lost answer the shop looks by itself; `silenceMs` where it is missing */
  followUpMs?: number;
  /** how long one look-up keeps asking the cart */
  settleMs: number;
  /** between two questions of a look-up, and between two tries for a record that another process holds */
  pauseMs: number;
  /** how old an attempt may be for the shop to begin it anew while no buyer asks; an older one is only looked up */
  resumableMs: number;
};
