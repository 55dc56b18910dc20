import { searchCopy as copy } from '#config/copy/search.ts';
import { decidePriceDisplay } from '#domain/price/price-display.ts';
import { OldPrice, Price as Amount } from '#islands/shared/Money.tsx';
import { StockBars } from '#islands/shared/StockBars.tsx';
import type { ListedOffer } from '#stores/part/listed-offers.ts';
import styles from './Results.module.css';

type Known = Extract<ListedOffer, object>;

function Price({ offer }: { offer: Known }) {
  const { gross, net, former, formerNet } = decidePriceDisplay(offer);
  return (
    <>
      {former ? <OldPrice of={former} net={formerNet} className={styles.former} /> : null}
      <Amount of={gross} net={net} className={former ? styles.reduced : ''} />
    </>
  );
}

const Waiting = () => <span className={`sk ${styles.waiting}`} aria-hidden="true" />;
const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr">{copy.noPrice}</span>
  </>
);

/** Price and stock of one row; the cells keep their size while these are on their way. */
export function OfferCells({ offer }: { offer: ListedOffer | undefined }) {
  if (offer === 'failed' || offer === 'none')
    return (
      <>
        <td className={`num ${styles.price}`}>
          <Unknown />
        </td>
        <td className={styles.stock} />
      </>
    );
  const known = typeof offer === 'object' ? offer : null;
  return (
    <>
      <td className={`num ${styles.price}`}>{known ? <Price offer={known} /> : <Waiting />}</td>
      <td className={styles.stock}>
        {known ? <StockBars of={known.availability} className={styles.avail} /> : <Waiting />}
      </td>
    </>
  );
}
