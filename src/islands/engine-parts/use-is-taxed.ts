import { decidePriceDisplay } from '#domain/price/part-price.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';

/** One word for all prices of a list: VAT is said to be in them only while it is in every one that is known. */
export function useIsTaxed(store: EngineParts): boolean {
  const offers = useStore(store.$offers);
  return Object.values(offers).every((offer) => typeof offer !== 'object' || decidePriceDisplay(offer).includesVat);
}
