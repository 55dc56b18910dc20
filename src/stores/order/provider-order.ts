/** One order at PayPal for each of ours, captured by one window (rules payment.one-provider-order and payment.once). */
import type { BodyOf } from '#api/call.ts';
import {
  captureAnswerSchema,
  type captureSchema,
  type keepProviderOrderSchema,
  keptProviderOrderSchema,
  orderPaths,
} from '#api/order.ts';
import { explainPaymentProblem } from '#config/copy/payment.ts';
import { celebrate, isOrderPaid, look, type OrderParts } from './payment.ts';

/** Raised where no provider order may be opened; the page has said why. */
class ProviderOrderRefused extends Error {
  override name = 'ProviderOrderRefused';
}

/** `confirm` asks the shop until it knows whether the order is paid. */
export function createProviderOrder(parts: OrderParts, { confirm }: { confirm: () => void }) {
  const { effects, id, $failure, $notice } = parts;
  let gone: string | null = null;

  /** Which one is to be paid; without the shop's word none is. */
  async function keep(body: BodyOf<typeof keepProviderOrderSchema>): Promise<string | null> {
    const answer = await effects.call(orderPaths.providerOrder(id), keptProviderOrderSchema, { method: 'POST', body });
    if (answer.ok) return answer.value.providerOrder;
    $failure.set(explainPaymentProblem(answer.problem.code));
    throw new ProviderOrderRefused(answer.problem.code);
  }

  async function explainRefusal(code: string): Promise<void> {
    if (code === 'payment-under-way') return confirm();
    if (code === 'not-payable' || code === 'order-replaced' || code === 'earlier-paid') {
      await look(parts);
      if (isOrderPaid(parts)) return celebrate(parts);
      if (code === 'not-payable') return undefined;
    }
    if (code === 'payment-outdated') $notice.set(null);
    $failure.set(explainPaymentProblem(code));
  }

  return {
    /** the provider order that every window pays; `create` makes one at the provider where there is none */
    async openProviderOrder(create: () => Promise<string>): Promise<string> {
      const kept = await keep({ made: null, gone });
      if (kept !== null) return kept;
      const made = await create();
      return (await keep({ made, gone })) ?? made;
    },
    /** false where taking the money now could take it twice; the page then says why */
    async mayCapture(providerOrder: string): Promise<boolean> {
      parts.window ??= effects.makeKey();
      const body = { providerOrder, window: parts.window } satisfies BodyOf<typeof captureSchema>;
      const answer = await effects.call(orderPaths.capture(id), captureAnswerSchema, { method: 'POST', body });
      if (!answer.ok) await explainRefusal(answer.problem.code);
      return answer.ok;
    },
    /** the provider does not know this one any more: the next press makes another */
    forgetProviderOrder: (providerOrder: string): void => void (gone = providerOrder),
  };
}
