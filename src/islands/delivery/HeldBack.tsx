import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { Button } from '#islands/shared/Button.tsx';
import { removeLine } from '#stores/basket/basket.ts';
import { orderRestFirst } from '#stores/build-list/rest-first.ts';
import { useState } from 'react';
import styles from './Delivery.module.css';

type Props = {
  line: BasketLineAnswer;
  basket: BasketAnswer;
  /** short words, for a narrow place */
  isShort?: boolean;
};

/** True of a line that makes the others wait. */
export const isHeldBack = (line: BasketLineAnswer, { delivery }: BasketAnswer): boolean =>
  Boolean(delivery?.rest) && delivery?.late.includes(line.id) === true;

/** At each line that makes the order late: that it does, and two ways on (rule delivery.holds-back). */
export function HeldBack({ line, basket: { delivery, lines }, isShort = false }: Props) {
  const [isMoving, setMoving] = useState(false);
  if (!delivery?.rest || !delivery.late.includes(line.id)) return null;
  const late = lines.filter(({ id }) => delivery.late.includes(id));
  const move = () => {
    setMoving(true);
    void orderRestFirst(late).then(() => setMoving(false));
  };
  return (
    <div className={`small ${styles.held} ${isShort ? styles.heldShort : ''}`}>
      <p>
        <b>{copy.holdsUp(late.length)}</b> {isShort ? null : copy.sentTogether}
      </p>
      <div className={styles.acts}>
        <Button size="sm" busy={isMoving && copy.moving} label={copy.restFirstNamed(line.number)} onClick={move}>
          {copy.restFirst}
        </Button>
        <Button size="sm" kind="quiet" label={copy.removeLate(line.number)} onClick={() => void removeLine(line.id)}>
          {copy.remove}
        </Button>
      </div>
    </div>
  );
}
