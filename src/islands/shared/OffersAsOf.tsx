import { findOldest } from '#domain/availability/as-of.ts';
import type { ListedOffers } from '#stores/part/listed-offers.ts';
import { useStore } from '@nanostores/react';
import { AsOf } from './AsOf.tsx';

/** The same of the rows of a list. */
export function OffersAsOf({ offers, className }: { offers: Pick<ListedOffers, '$offers'>; className?: string }) {
  const known = Object.values(useStore(offers.$offers)).filter((offer) => typeof offer === 'object');
  return <AsOf time={findOldest(known)} isList {...(className ? { className } : {})} />;
}
