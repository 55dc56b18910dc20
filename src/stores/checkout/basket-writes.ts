/** Writes of the checkout on the basket, one after the other, each with its outcome. */
import { checkoutPaths } from '#api/checkout.ts';
import type { BasketResult } from '../basket/state.ts';
import type { CheckoutEffects } from './effects.ts';
import type { FieldErrors } from './field-errors.ts';
import type { Progress } from './progress.ts';

type Needs = Pick<CheckoutEffects, 'sendToBasket'> & { progress: Progress; errors: Pick<FieldErrors, 'announce'> };

/** Whether the shop now knows what was sent, or has refused it; after `unknown` it is sent again, before the buyer goes on at the latest. */
export type Outcome = 'known' | 'unknown';

const worthRepeating = new Set([
  'offline',
  'bad-answer',
  'shop-unavailable',
  'order-pending',
  'too-many-requests',
  'basket-gone',
]);

/** A VAT number that could not be sent is reported beside its field, with a way to try again (rule vat-number.check-again). */
const isNumber = (path: string, body: unknown): boolean =>
  path === checkoutPaths.vatNumber && (body as { vatNumber: string }).vatNumber !== '';

/** Problems whose words say that the whole shop is away. */
const sweeping = new Set(['bad-answer', 'shop-unavailable']);

/** The one way by which the checkout writes. `send` never throws, and has shown a refusal where it belongs before it resolves. */
export function createBasketWrites({ sendToBasket, progress, errors }: Needs) {
  let last: Promise<unknown> = Promise.resolve();

  /** Puts a refusal where it belongs: beside its field, on the whole page, or as the message of the moment. */
  function takeOutcome(path: string, body: unknown, result: BasketResult): Outcome {
    if (result.ok) return 'known';
    const { problem } = result;
    const fields = 'fields' in problem ? problem.fields : undefined;
    if (problem.code === 'basket-gone') progress.loseBasket();
    else if (fields) for (const [field, error] of Object.entries(fields)) errors.announce(field, error);
    else if (isNumber(path, body) && worthRepeating.has(problem.code))
      progress.noteAside(sweeping.has(problem.code) ? 'number-not-sent' : problem.code);
    else progress.reportFailure(path, problem.code);
    return worthRepeating.has(problem.code) ? 'unknown' : 'known';
  }

  return {
    /** Runs one piece of work after the other. */
    runExclusive<T>(work: () => Promise<T>): Promise<T> {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    send: async (path: string, body: unknown): Promise<Outcome> =>
      takeOutcome(path, body, await sendToBasket({ path, method: 'PUT', body })),
  };
}
export type BasketWrites = ReturnType<typeof createBasketWrites>;
