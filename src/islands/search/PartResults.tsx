import { finderCopy } from '#config/copy/finder.ts';
import { searchCopy as copy } from '#config/copy/search.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { decidePriceDisplay } from '#domain/price/price-display.ts';
import type { PartHit } from '#domain/search/search-answer.ts';
import { Match } from '#islands/part-finder/MarkedNumber.tsx';
import { NetOrGross } from '#islands/shared/Money.tsx';
import { Button } from '#islands/shared/Button.tsx';
import type { ListedOffer, ListedOffers } from '#stores/part/listed-offers.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { useStore } from '@nanostores/react';
import { memo, useId } from 'react';
import styles from './Results.module.css';
import { OfferCells } from './OfferCells.tsx';

type RowProps = { part: PartHit; query: string; offers: ListedOffers };

/** Drawn anew only where its own price comes. */
const PartRow = memo(({ part, query, offers }: RowProps) => {
  const offer = useStore(offers.$offers, { keys: [part.slug] })[part.slug];
  const engine = useStore($myEngine);
  const mine = engine?.sets.includes(part.set) ? `${engine.make} ${engine.engine}` : '';
  return (
    <tr>
      <th scope="row" className={`pn key ${styles.number}`}>
        <a className="row-link" href={partPath(part.slug)}>
          <Match number={part.slug} query={query} />
        </a>
      </th>
      <td className={styles.about}>
        {part.title}
        {part.fits ? <span className={styles.fits}>{part.fits}</span> : null}
        {part.replaces ? <span className={styles.replaces}>{finderCopy.replaces(part.replaces)}</span> : null}
        {mine ? <span className={`badge in ${styles.mine}`}>{copy.listedForMyEngine(mine)}</span> : null}
      </td>
      <OfferCells offer={offer} />
    </tr>
  );
});

function PricesFailed({ parts, offers }: { parts: PartHit[]; offers: ListedOffers }) {
  const known = useStore(offers.$offers);
  const failed = parts.filter(({ slug }) => known[slug] === 'failed').map(({ slug }) => slug);
  if (failed.length === 0) return null;
  return (
    <p className={styles.failed} role="status">
      {copy.pricesFailed}{' '}
      <Button kind="quiet" onClick={() => offers.show(failed, 0)}>
        {copy.tryAgain}
      </Button>
    </p>
  );
}

const includesVat = (offer: ListedOffer | undefined) =>
  typeof offer !== 'object' || decidePriceDisplay(offer).includesVat;

type Props = { parts: PartHit[]; query: string; offers: ListedOffers };

export function PartResults({ parts, query, offers }: Props) {
  const heading = useId();
  const { columns } = copy;
  const known = useStore(offers.$offers);
  // one word for the whole column: said only while it holds for every row
  const isTaxed = parts.every(({ slug }) => includesVat(known[slug]));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="h3">
        {copy.parts}
      </h2>
      <div className="tbl-wrap">
        <table className={`tbl hover ${styles.parts}`} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.description}</th>
              <th scope="col" className="num">
                <NetOrGross net={columns.priceWithoutVat} gross={isTaxed ? columns.priceWithVat : columns.price} />
              </th>
              <th scope="col">{columns.stock}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <PartRow key={part.slug} part={part} query={query} offers={offers} />
            ))}
          </tbody>
        </table>
      </div>
      <PricesFailed parts={parts} offers={offers} />
    </section>
  );
}
