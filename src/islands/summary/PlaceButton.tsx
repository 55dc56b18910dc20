import { useStore } from '@nanostores/react';
import type { BasketAnswer } from '#api/basket.ts';
import { orderPaths } from '#api/order.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { Button } from '#islands/shared/Button.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { placing } from '#stores/checkout/placing-instance.ts';
import { useWaiting } from './ShortLines.tsx';

const busyLabels: Partial<Record<string, string>> = {
  placing: copy.placing,
  confirming: copy.confirming,
  placed: copy.placing,
};

/** Only with lines in the basket (rule checkout.summary); what is shown goes along, so that nothing else is ordered. */
export function PlaceButton({ basket }: { basket: BasketAnswer }) {
  const state = useStore(placing.$placing);
  const { step } = state;
  const draft = useStore(checkoutStore.$draft);
  const waiting = useWaiting(basket);
  const reason = useWaitReason(orderPaths.place) ?? waiting;
  const isOrdered = state.step === 'changed' && state.code === 'ordered-otherwise';
  if (basket.lines.length === 0 || isOrdered) return null;
  return (
    <Button
      kind="primary"
      size="lg"
      isBlock
      busy={busyLabels[step] ?? false}
      reason={reason}
      showsReason
      onClick={() =>
        void placing.place({
          total: basket.totals.total,
          draft,
          lines: basket.lines,
          promised: basket.delivery?.promise,
        })
      }
    >
      {step === 'unknown' ? copy.askAgain : copy.placeOrder}
    </Button>
  );
}
