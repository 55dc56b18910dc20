import { basketCopy } from '#config/copy/basket.ts';

/** Nothing in it, and the way to something. */
export const EmptyBasket = () => (
  <>
    <h2 className="h3">{basketCopy.empty}</h2>
    <p className="muted">{basketCopy.emptyAdvice}</p>
    <a className="btn btn-secondary" href="/#part-finder">
      {basketCopy.openFinder}
    </a>
  </>
);
