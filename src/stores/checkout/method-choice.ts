import type { BodyOf } from '#api/call.ts';
import { checkoutPaths, type methodRequestSchema } from '#api/checkout.ts';
import { atom } from 'nanostores';
import type { BasketWrites } from './basket-writes.ts';
import type { Draft } from './draft.ts';
import type { CheckoutEffects } from './effects.ts';
import type { FieldErrors } from './field-errors.ts';
import type { Intents } from './intents.ts';
import type { Choice, Pending } from './pending.ts';
import type { Progress } from './progress.ts';

type Needs = Pick<CheckoutEffects, '$basket'> & {
  draft: Pick<Draft, '$draft' | 'noteEdit' | 'saveLater'>;
  $pending: Pending;
  progress: Pick<Progress, '$progress'>;
  errors: Pick<FieldErrors, 'dropFixed'>;
  writes: BasketWrites;
  intents: Pick<Intents, 'sendWaiting'>;
};

/** Shipping and payment method. */
export function createMethodChoice({ $basket, draft, $pending, progress, errors, writes, intents }: Needs) {
  /** true when the basket has dropped the chosen shipping method, because country or postcode changed */
  const $isMethodDropped = atom(false);
  /** choices that the shop has not answered yet: they win over the basket's */
  const chosen = new Map<Choice, string>();

  /** Shows the basket's methods, of which it drops one that no longer fits, or a choice that is not yet answered. */
  function followMethods(): void {
    const basket = $basket.get();
    const typed = draft.$draft.get();
    const shippingMethodId = chosen.get('shippingMethod') ?? basket?.shippingMethodId ?? '';
    const paymentMethodId = chosen.get('paymentMethod') ?? basket?.paymentMethodId ?? '';
    if (shippingMethodId !== '') $isMethodDropped.set(false);
    else if (typed.shippingMethodId !== '' && progress.$progress.get() === 'ready') $isMethodDropped.set(true);
    if (typed.shippingMethodId !== shippingMethodId || typed.paymentMethodId !== paymentMethodId)
      draft.$draft.set({ ...typed, shippingMethodId, paymentMethodId });
    errors.dropFixed();
  }

  /** Country and postcode go first: they decide which methods there are, and changing them drops the chosen one (rule checkout.method-cleared). */
  async function send(choice: Choice, id: string): Promise<void> {
    if (!(await intents.sendWaiting()) || chosen.get(choice) !== id) return;
    const offered = $basket.get()?.[`${choice}s`] ?? [];
    const body = { id } satisfies BodyOf<typeof methodRequestSchema>;
    if (offered.some((method) => method.id === id)) await writes.send(checkoutPaths[choice], body);
  }

  return {
    $isMethodDropped,
    followMethods,
    /** Shows the choice at once and sends it; when that fails, the basket's own method shows again. */
    async choose(choice: Choice, id: string): Promise<void> {
      draft.noteEdit();
      chosen.set(choice, id);
      $pending.setKey(choice, true);
      followMethods();
      await writes.runExclusive(() => send(choice, id));
      if (chosen.get(choice) !== id) return;
      chosen.delete(choice);
      $pending.setKey(choice, false);
      followMethods();
      draft.saveLater();
    },
  };
}
export type MethodChoice = ReturnType<typeof createMethodChoice>;
