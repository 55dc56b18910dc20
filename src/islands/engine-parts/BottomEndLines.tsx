import { useStore } from '@nanostores/react';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { BottomEndLine } from '#domain/engine/bottom-end-fit.ts';
import type { EngineGroup, EngineSize } from '#domain/engine/engine-row.ts';
import { findKit } from '#domain/engine/kit-saving.ts';
import type { RowState } from '#domain/engine/row-state.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { addMoney, type Money } from '#domain/price/money.ts';
import { Price as Amount } from '../shared/Money.tsx';
import styles from './BottomEndLines.module.css';

type Props = { store: EngineParts; groups: readonly EngineGroup[]; lines: readonly BottomEndLine[] };

function Stock({ state }: { state: RowState }) {
  if (state.kind === 'asking') return <span className={`sk ${styles.skDays}`} aria-hidden="true" />;
  if (state.kind === 'sold-out') return <>{copy.soldOut('')}</>;
  if (state.kind === 'gone') return <>{copy.gone}</>;
  if (state.kind === 'unknown') return <>{copy.notKnown}</>;
  if (state.kind === 'all-held') return <>{copy.allHeld}</>;
  if (state.kind === 'distributors') return <>{copy.distributors}</>;
  return <b>{copy.stock[state.case]}</b>;
}

/** The parts of the choice, each with its stock and price, as all of them arrive together; what they cost apart where a kit holds the same. */
export function BottomEndLines({ store, groups, lines }: Props) {
  useStore(store.$offers);
  useStore(store.$known);
  const kit = findKit(
    groups,
    lines.map(({ size }) => size.slug),
  );
  const apart = sumOf(lines.map(({ size }) => priceOf(store, size)));
  return (
    <ul className={styles.lines}>
      {lines.map(({ place, row, size }) => (
        <li key={place}>
          {row.photo ? <img src={row.photo} alt="" width={56} height={42} loading="lazy" decoding="async" /> : <i />}
          <span>{copy.places[place]}</span>
          <a href={partPath(size.slug)}>{size.slug}</a>
          <span className={styles.when}>
            <Stock state={store.stateOf(size.slug)} />
          </span>
          <Amount of={priceOf(store, size).gross} net={priceOf(store, size).net} className={styles.amount ?? ''} />
        </li>
      ))}
      {kit && apart ? (
        <li className={styles.apart}>
          <i />
          <span>{copy.apart}</span>
          <Amount of={apart.gross} net={apart.net} className={styles.amount ?? ''} />
        </li>
      ) : null}
    </ul>
  );
}

/** Prices of now where they are known, else those of the build. */

type Priced = { gross: Money; net: Money };

export function priceOf(store: EngineParts, size: EngineSize): Priced {
  const offer = store.$offers.get()[size.slug];
  return typeof offer === 'object' ? offer : size.price;
}

/** Null where there is nothing to add up, or amounts of two currencies. */
export function sumOf(prices: readonly Priced[]): Priced | null {
  const [first, ...others] = prices;
  if (!first || others.some(({ gross }) => gross.currency !== first.gross.currency)) return null;
  return others.reduce<Priced>(
    (sum, price) => ({ gross: addMoney(sum.gross, price.gross), net: addMoney(sum.net, price.net) }),
    { gross: first.gross, net: first.net },
  );
}
