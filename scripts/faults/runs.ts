import { faultModes, type FaultMode } from '../sandbox/store/faults.ts';

/** Where in the work of the shop a run goes wrong, and what the buyer does about it. */
export type Run = {
  /** "createOrder/hang-after/once": names the run for a replay */
  name: string;
  trouble: Trouble;
  /** what else varies: drawn from the seed, see `choices.ts` */
  seed: number;
};

export type Trouble =
  /** none of its own: what another run makes meets this one too */
  | { kind: 'none' }
  /** the operation fails once, or until the buyer has pressed three times; from the `nth` call on */
  | { kind: 'fault'; operation: string; mode: FaultMode; lasts: 'once' | 'long'; nth: number }
  /** the shop is killed while the nth call of the operation hangs, before or after it was done */
  | {
      kind: 'kill';
      operation: string;
      mode: 'hang' | 'hang-after';
      nth: number;
      next: 'same-tab' | 'other-tab' | 'nobody';
    }
  /** the button is pressed in two tabs, or twice in one, while the operation fails once */
  | { kind: 'double'; operation: string; mode: FaultMode; tabs: 1 | 2 }
  /** while one tab places, another one changes the quantity; the operation fails once */
  | { kind: 'change'; operation: string; mode: FaultMode }
  /**
   * the shop is killed while a call of the payment hangs, the nth since the order was placed. `windows`: one or two pay, or a
   * second payment is made behind the shop's back and no window tells of it
   */
  | {
      kind: 'kill-paying';
      provider: 'paypal' | 'revolut';
      operation: 'getOrder' | 'confirmPayment' | 'getPaymentWidgets';
      mode: 'hang' | 'hang-after';
      nth: number;
      windows: 'one' | 'two' | 'behind';
    }
  /**
   * the shop is killed while the parts of an unpaid order are ordered anew. `old`: a window that has opened the payment of the old
   * order takes the money at the same moment, or after the start
   */
  | {
      kind: 'kill-anew';
      provider: 'paypal' | 'revolut';
      operation: 'getCart' | 'getOrder' | 'confirmPayment' | 'createOrder';
      mode: 'hang' | 'hang-after';
      nth: number;
      old: 'meanwhile' | 'late';
    }
  /** the seller changes the price, or sells the last piece, after the summary was shown */
  | { kind: 'moved'; what: 'price' | 'stock'; operation: string; mode: FaultMode };

/** Every operation that a purchase calls (names as in `scripts/sandbox/routes`). */
const operations = [
  'getItem',
  'getItemStock',
  'addToCart',
  'getCart',
  'updateCart',
  'createAddress',
  'createOrder',
  'getOrder',
  'confirmPayment',
  'getPaymentWidgets',
  'paypalCapture',
  'revolutPay',
] as const;

const once = (): Trouble[] =>
  operations.flatMap((operation) =>
    faultModes.map((mode) => ({ kind: 'fault', operation, mode, lasts: 'once', nth: 1 }) as const),
  );

/** The mail server knows fewer ways to fail. */
const mails = (): Trouble[] =>
  (['error-before', 'error-after', 'slow'] as const).map(
    (mode) => ({ kind: 'fault', operation: 'smtp', mode, lasts: 'once', nth: 1 }) as const,
  );

/** What a purchase calls often is hit later too: in the middle of the checkout, while placing, after paying. */
const laterCalls = [
  { operation: 'getCart', first: 3, spread: 5 },
  { operation: 'updateCart', first: 3, spread: 9 },
  { operation: 'getOrder', first: 2, spread: 2 },
];
const later = (): Trouble[] =>
  laterCalls.flatMap(({ operation, first, spread }) =>
    faultModes.map(
      (mode, index) => ({ kind: 'fault', operation, mode, lasts: 'once', nth: first + (index % spread) }) as const,
    ),
  );

const long = (): Trouble[] =>
  (
    ['addToCart', 'getCart', 'updateCart', 'createAddress', 'createOrder', 'getOrder', 'confirmPayment'] as const
  ).flatMap((operation) =>
    faultModes.map((mode) => ({ kind: 'fault', operation, mode, lasts: 'long', nth: 1 }) as const),
  );

const killPoints: { operation: string; calls: number }[] = [
  { operation: 'getCart', calls: 1 },
  { operation: 'createAddress', calls: 1 },
  { operation: 'updateCart', calls: 6 },
  { operation: 'createOrder', calls: 1 },
];

const kills = (): Trouble[] =>
  killPoints.flatMap(({ operation, calls }) =>
    Array.from({ length: calls }, (_, index) => index + 1).flatMap((nth) =>
      (['hang', 'hang-after'] as const).flatMap((mode) =>
        (['same-tab', 'other-tab', 'nobody'] as const).map(
          (next) => ({ kind: 'kill', operation, mode, nth, next }) as const,
        ),
      ),
    ),
  );

const doubles = (): Trouble[] =>
  (['createOrder', 'getCart', 'updateCart'] as const).flatMap((operation) =>
    faultModes.flatMap((mode) => ([1, 2] as const).map((tabs) => ({ kind: 'double', operation, mode, tabs }) as const)),
  );

const changes = (): Trouble[] => faultModes.map((mode) => ({ kind: 'change', operation: 'createOrder', mode }));

const moves = (): Trouble[] =>
  (['price', 'stock'] as const).flatMap((what) =>
    faultModes.map((mode) => ({ kind: 'moved', what, operation: 'createOrder', mode }) as const),
  );

/** What the shop asks from the opening of a payment to its confirmation: by PayPal five questions for the order, by Revolut two. */
const payingCalls = [
  { provider: 'paypal', operation: 'getOrder', calls: 5 },
  { provider: 'paypal', operation: 'confirmPayment', calls: 3 },
  { provider: 'paypal', operation: 'getPaymentWidgets', calls: 1 },
  { provider: 'revolut', operation: 'getOrder', calls: 2 },
  { provider: 'revolut', operation: 'confirmPayment', calls: 2 },
  { provider: 'revolut', operation: 'getPaymentWidgets', calls: 1 },
] as const;

const killsWhilePaying = (): Trouble[] =>
  payingCalls.flatMap(({ provider, operation, calls }) =>
    Array.from({ length: calls }, (_, index) => index + 1).flatMap((nth) =>
      (['hang', 'hang-after'] as const).flatMap((mode) =>
        (['one', 'two'] as const).map(
          (windows) => ({ kind: 'kill-paying', provider, operation, mode, nth, windows }) as const,
        ),
      ),
    ),
  );

/** The shop dies after a second payment that no window has told it of (rule payment.found-without-buyer). */
const killsAfterSecondPayment = (): Trouble[] =>
  (['paypal', 'revolut'] as const).flatMap((provider) =>
    (['hang', 'hang-after'] as const).map(
      (mode) => ({ kind: 'kill-paying', provider, operation: 'getOrder', mode, nth: 1, windows: 'behind' }) as const,
    ),
  );

/** Between the question for the old order and the making of the new one (rule order.replaced). */
const killsAnew = (): Trouble[] =>
  (['paypal', 'revolut'] as const).flatMap((provider) =>
    (['getCart', 'getOrder', 'confirmPayment', 'createOrder'] as const).flatMap((operation) =>
      (['hang', 'hang-after'] as const).flatMap((mode) =>
        (['meanwhile', 'late'] as const).map(
          (old) => ({ kind: 'kill-anew', provider, operation, mode, nth: 1, old }) as const,
        ),
      ),
    ),
  );

function nameOf(trouble: Trouble): string {
  if (trouble.kind === 'none') return 'none';
  const { kind, operation, mode } = trouble;
  if (kind === 'fault') return [operation, mode, trouble.lasts, trouble.nth].join('/');
  if (kind === 'kill') return ['kill', operation, mode, trouble.nth, trouble.next].join('/');
  if (kind === 'double') return [trouble.tabs === 1 ? 'pressed-twice' : 'two-tabs', operation, mode].join('/');
  if (kind === 'kill-paying')
    return ['kill-paying', trouble.provider, operation, mode, trouble.nth, trouble.windows].join('/');
  if (kind === 'kill-anew') return ['kill-anew', trouble.provider, operation, mode, trouble.old].join('/');
  return [kind === 'moved' ? `${trouble.what}-moved` : kind, operation, mode].join('/');
}

/** Every run, in a fixed order; `seed` moves what varies between them. */
export function listRuns(seed: number): Run[] {
  const troubles = [...once(), ...mails(), ...later(), ...long(), ...kills(), ...doubles(), ...changes(), ...moves()];
  troubles.push(...killsWhilePaying(), ...killsAfterSecondPayment(), ...killsAnew());
  return troubles.map((trouble, index) => ({ name: nameOf(trouble), trouble, seed: seed + index }));
}

/** Those that `npm test` makes each time: the worst moments. */
const fixed = [
  'addToCart/hang-after/once/1',
  'updateCart/drop-after/once/7',
  'createOrder/hang-after/once/1',
  'createOrder/drop-after/long/1',
  'getOrder/html/once/1',
  'confirmPayment/hang-after/once/1',
  'paypalCapture/drop-after/once/1',
  'kill/createOrder/hang-after/1/other-tab',
  'kill-paying/paypal/confirmPayment/hang-after/2/two',
  'kill-anew/paypal/createOrder/hang-after/late',
  'two-tabs/createOrder/hang-after',
  'change/createOrder/slow',
  'price-moved/createOrder/error-after',
];

/** The fixed runs among all of this seed. */
export const listFixedRuns = (seed: number): Run[] => listRuns(seed).filter(({ name }) => fixed.includes(name));

/** Where the journal alone stands between the buyer and a second order: the process dies, or two ask at once. */
export const isCrash = ({ trouble }: Run): boolean =>
  ['kill', 'kill-paying', 'kill-anew', 'double'].includes(trouble.kind);
