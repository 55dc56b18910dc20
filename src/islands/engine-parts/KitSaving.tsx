import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { EngineRow } from '#domain/engine/engine-row.ts';
import { findKitSaving } from '#domain/engine/kit-saving.ts';
import { formatMoney } from '#domain/price/money.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';

/** What a kit saves, worked out with the prices that are shown. */
export function KitSaving({ store, kit }: { store: EngineParts; kit: EngineRow }) {
  const offers = useStore(store.$offers);
  const priceOf = (slug: string) => {
    const offer = offers[slug];
    return typeof offer === 'object' ? offer.gross : null;
  };
  const [size] = kit.sizes;
  const price = size && (priceOf(size.slug) ?? size.price.gross);
  const saving = price && findKitSaving({ contents: kit.contents, price }, priceOf);
  return saving ? <>, {copy.kitSaves(formatMoney(saving))}</> : null;
}
