import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { ExpiredNote, WaitingOrder } from './BasketNotes.tsx';

/** Nothing in it, and the way to something: first to an order that waits. */
export const EmptyBasket = ({ basket }: { basket: BasketAnswer | null }) => (
  <>
    <h2 className="h3">{basketCopy.empty}</h2>
    <ExpiredNote basket={basket} />
    <WaitingOrder basket={basket} />
    <p className="muted">{basketCopy.emptyAdvice}</p>
    <a className="btn btn-secondary" href="/#part-finder">
      {basketCopy.openFinder}
    </a>
  </>
);
