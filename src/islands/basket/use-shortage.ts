import type { BasketLineAnswer } from '#api/basket.ts';
import { decideShortage, type LineShortage } from '#domain/basket/line-shortage.ts';
import { $pending, displayedQuantity } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';

/** Why a line cannot be ordered as it is, by the quantity that it shows; null where it can. */
export function useShortage(line: BasketLineAnswer): LineShortage | null {
  const pending = useStore($pending)[line.id];
  return decideShortage({ ...line, quantity: displayedQuantity(line, pending) });
}
