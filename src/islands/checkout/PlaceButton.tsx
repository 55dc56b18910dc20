import { useStore } from '@nanostores/react';
import type { BasketAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { Button } from '#islands/shared/Button.tsx';
import { placing } from '#stores/placing-here.ts';

const busyLabels: Partial<Record<string, string>> = {
  placing: copy.placing,
  confirming: copy.confirming,
  placed: copy.placing,
};

/** Only with lines in the cart (doc 2 §2); the total shown goes along, so that no other one is ordered. */
export function PlaceButton({ basket }: { basket: BasketAnswer }) {
  const { step } = useStore(placing.$placing);
  if (basket.lines.length === 0) return null;
  return (
    <Button
      kind="primary"
      size="lg"
      isBlock
      busy={busyLabels[step] ?? false}
      onClick={() => void placing.place(basket.totals.total)}
    >
      {copy.placeOrder}
    </Button>
  );
}
