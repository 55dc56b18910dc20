import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { EngineRow, EngineSize } from '#domain/engine/engine-row.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { findKitSaving } from '#domain/engine/kit-saving.ts';
import { formatMoney } from '#domain/price/money.ts';
import { AtPlus, RowPrice } from './RowPrice.tsx';
import { LinePhoto } from '../shared/LinePhoto.tsx';
import { Unbroken } from '../shared/Unbroken.tsx';
import { RowActs } from './RowActs.tsx';
import { type Note, RowNote } from './RowNote.tsx';
import { RowStock } from './RowStock.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import styles from './SetTable.module.css';

/**
 * The letters stand out, so that sets of one bearing are told apart; together with the stem they are the number. A line may end
 * behind the plus of a kit.
 */
const SetNumber = ({ row: { stem, letters } }: { row: Pick<EngineRow, 'stem' | 'letters'> }) => (
  <>
    <AtPlus text={stem} />
    {letters ? <b>{letters}</b> : null}
  </>
);

function Words({ store, row, size }: { store: EngineParts; row: EngineRow; size: EngineSize }) {
  const { words, figure } = row.difference;
  return (
    <>
      <a className={styles.number} href={partPath(size.slug)}>
        <SetNumber row={row} />
      </a>{' '}
      <span className={styles.name}>
        <Unbroken name={row.name} />
      </span>{' '}
      <span className={styles.difference}>
        {words}
        {figure ? (
          <>
            {row.isKit ? ' ' : ', '}
            <b>{figure}</b>
          </>
        ) : null}
        {row.contents.length > 0 ? <KitSaving store={store} kit={row} /> : null}
        {row.parameter && !row.isKit ? <span className={styles.parameter}> {row.parameter}</span> : null}
      </span>
    </>
  );
}

/** A set: what it is, its sizes, price, stock and Add of the one that is chosen (rules catalogue.engine-rows and catalogue.row-states). */
export function SetRow({ store, row }: { store: EngineParts; row: EngineRow }) {
  const [first] = row.sizes;
  const [chosen, choose] = useState(first?.slug ?? '');
  const [note, setNote] = useState<Note>(null);
  useStore(store.$offers, { keys: row.sizes.map(({ slug }) => slug) });
  useStore(store.$known);
  const size = row.sizes.find(({ slug }) => slug === chosen) ?? first;
  if (!size) return null;
  const isHeld = row.sizes.some(({ slug }) => store.countHeld(slug) > 0);
  const pick = (slug: string) => {
    choose(slug);
    setNote(null);
  };
  const all = { store, row, size };
  return (
    <>
      <tr className={`${styles.row} ${isHeld ? styles.held : ''} ${note ? styles.noted : ''}`}>
        <td className={styles.shot}>
          <LinePhoto photo={row.photo} width={72} className={styles.photo} />
        </td>
        <th scope="row" className={styles.words}>
          <Words {...all} />
        </th>
        <td className={styles.sizes}>
          <SizeChoice {...all} onChoose={pick} />
        </td>
        <td className={styles.price}>
          <RowPrice {...all} />
        </td>
        <td className={styles.stock}>
          <RowStock {...all} onChoose={pick} />
        </td>
        <td className={styles.acts}>
          <RowActs store={store} size={size} note={note} onNote={setNote} />
        </td>
      </tr>
      <RowNote store={store} size={size} note={note} onNote={setNote} />
    </>
  );
}

/** What a kit saves, worked out with the prices that are shown. */
function KitSaving({ store, kit }: { store: EngineParts; kit: EngineRow }) {
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
