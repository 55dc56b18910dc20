import { availabilityCopy } from '#config/copy/availability.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { EngineSize } from '#domain/engine/engine-row.ts';
import { findNearInStock, type Offered } from '#domain/engine/row-state.ts';
import { writePromised } from '#domain/delivery/write-promise.ts';
import { isInStock } from '#domain/availability/availability-case.ts';
import { RowDays } from '#islands/delivery/RowDays.tsx';
import { StockBars } from '#islands/shared/StockBars.tsx';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import styles from './SetTable.module.css';

type Sized = Pick<EngineSize, 'slug' | 'size'>;
type Props = {
  store: EngineParts;
  row: { sizes: readonly Sized[] };
  size: Sized;
  onChoose: (slug: string) => void;
};

const Offer = ({ state: { case: found, promise, isExport, delivery } }: { state: Offered }) => (
  <>
    <StockBars of={{ case: found, colour: isInStock(found) ? 'green' : 'ink', message: copy.stock[found] }} />
    <span className={styles.days}>{promise ? <RowDays of={promise} isExport={isExport} /> : delivery}</span>
  </>
);

/** The way to a size that can be had, with its days. */
function Near({ store, row, size, onChoose }: Props) {
  useStore(store.$offers, { keys: row.sizes.map(({ slug }) => slug) });
  const near = findNearInStock(row.sizes, size.slug, store.stateOf);
  const state = near && store.stateOf(near.slug);
  if (!near || state?.kind !== 'offered') return null;
  const { promise, isExport } = state;
  const arrives = isExport ? copy.nearAtCustoms : copy.nearArrives;
  const lead = { dates: arrives, weeks: copy.nearIn, unknown: copy.nearHad }[promise?.kind ?? 'unknown'];
  return (
    <button type="button" className={styles.near} onClick={() => onChoose(near.slug)}>
      {lead(near.size)} {promise && promise.kind !== 'unknown' ? <b>{writePromised(promise, 'short')}</b> : null}
    </button>
  );
}

const Waiting = () => (
  <>
    <span className={`sk ${styles.skStock}`} aria-hidden="true" />
    <span className={`sk ${styles.skDays}`} aria-hidden="true" />
  </>
);

/** How near the stock of the chosen size is, and when it arrives. */
export function RowStock(props: Props) {
  const { store, size } = props;
  useStore(store.$offers, { keys: [size.slug] });
  const state = store.stateOf(size.slug);
  if (state.kind === 'asking') return <Waiting />;
  if (state.kind === 'offered') return <Offer state={state} />;
  if (state.kind === 'distributors') return <span className={styles.days}>{availabilityCopy.notSoldOnline}</span>;
  if (state.kind === 'unknown') return <span className={styles.days}>{copy.notKnown}</span>;
  if (state.kind === 'gone') return <span className={styles.days}>{copy.gone}</span>;
  if (state.kind === 'all-held') return <span className={styles.days}>{copy.allHeld}</span>;
  return (
    <>
      <StockBars of={{ case: 'outofstock', colour: 'muted', message: copy.soldOut(size.size) }} />
      <Near {...props} />
    </>
  );
}
