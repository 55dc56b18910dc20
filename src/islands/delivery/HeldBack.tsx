import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { Button } from '#islands/shared/Button.tsx';
import { removeLine } from '#stores/basket/basket.ts';
import { orderRestFirst } from '#stores/build-list/rest-first.ts';
import { useState } from 'react';
import styles from './Delivery.module.css';
import { DaysInSentence } from './DeliveryPromise.tsx';

type Props = {
  line: BasketLineAnswer;
  basket: BasketAnswer;
  /** short words, for a narrow place */
  isShort?: boolean;
};

/** That it holds back, and what the rest could have without it. */
function Words({ count, rest }: { count: number; rest: Promised }) {
  const isOne = count === 1;
  return (
    <>
      <b>{isOne ? copy.holdsBack : copy.holdBack(count)}</b> {copy.sentTogether}{' '}
      {isOne ? copy.without : copy.withoutThem} <DaysInSentence of={rest} />.
    </>
  );
}

/** True of a line that makes the others wait. */
export const isHeldBack = (line: BasketLineAnswer, { delivery }: BasketAnswer): boolean =>
  Boolean(delivery?.rest) && delivery?.late.includes(line.id) === true;

/** At each line that makes the order late: that it does, what the rest could have, and two ways on (rule delivery.holds-back). */
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
      <p>{isShort ? <b>{copy.holdsBackShort}</b> : <Words count={late.length} rest={delivery.rest} />}</p>
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
