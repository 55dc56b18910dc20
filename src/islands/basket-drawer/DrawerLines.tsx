import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { HeldBack } from '#islands/delivery/HeldBack.tsx';
import { LineDelivery } from '#islands/delivery/LineDelivery.tsx';
import { OrderBox } from '#islands/delivery/OrderBox.tsx';
import { Price } from '#islands/shared/Money.tsx';
import { $pending } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { BasketWarnings } from '../basket/BasketWarnings.tsx';
import { LineNote } from '../basket/LineNote.tsx';
import { LinePhoto } from '#islands/shared/LinePhoto.tsx';
import { LineQuantity, LineRemove } from '../basket/LineControls.tsx';
import { useFocusAfterRemoval } from '../shared/move-focus.ts';
import { Unbroken } from '../shared/Unbroken.tsx';
import styles from './BasketDrawer.module.css';

function Line({ line, basket }: { line: BasketLineAnswer; basket: BasketAnswer }) {
  const isPending = useStore($pending)[line.id] !== undefined;
  return (
    <li className={styles.line} data-line={line.id}>
      <LinePhoto photo={line.photo} width={96} />
      <div className={styles.words}>
        <a href={partPath(line.slug)}>
          <Unbroken name={line.name} />
        </a>
        <Price of={line.gross} net={line.net} className={isPending ? styles.stale : styles.price} />
        <span className={`pn ${styles.number}`}>{line.number}</span>
        <div className={styles.change}>
          <LineQuantity line={line} />
          <LineRemove line={line} />
        </div>
        <div className={styles.arrives}>
          <LineDelivery line={line} />
        </div>
        <LineNote line={line} />
        <HeldBack line={line} basket={basket} isShort />
      </div>
    </li>
  );
}

/** What a filled drawer shows. */
export function DrawerLines({ basket }: { basket: BasketAnswer }) {
  const list = useRef<HTMLDivElement>(null);
  const lines = visibleLines(basket.lines);
  useFocusAfterRemoval(lines.length, list);
  return (
    <div ref={list} tabIndex={-1} className={styles.lines}>
      <OrderBox basket={basket} isLine />
      <BasketWarnings lines={basket.lines} className={styles.warnings} />
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} basket={basket} />
        ))}
      </ul>
    </div>
  );
}
