import type { BasketAnswer } from '#api/basket.ts';
import type { BasketDelivery } from '#api/delivery.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { listPlaceReason } from '#domain/delivery/explain-days.ts';
import { findCustoms, leadBasket } from '#domain/delivery/write-lead.ts';
import { writeDeadline, writeLateLine, writeLeaving } from '#domain/delivery/write-promise.ts';
import { notice } from '#islands/shared/notice.ts';
import { Deadline } from './Deadline.tsx';
import styles from './Delivery.module.css';
import { DaysInSentence, DeliveryNotes, DeliveryPromise } from './DeliveryPromise.tsx';

/** How many parts hold a basket up, and what the others could have; nothing where none does. */
function HeldUpBy({ of: { rest, late }, isExport }: { of: BasketDelivery; isExport: boolean }) {
  if (!rest) return null;
  return (
    <p>
      {copy.heldUpBy(late.length)} {isExport ? copy.restCouldBeAtCustoms : copy.restCould} <DaysInSentence of={rest} />.
    </p>
  );
}

/** What makes the lines late that the others wait for, or all of them where none waits; then when all of it leaves. */
function listWhy({ lines }: BasketAnswer, delivery: BasketDelivery): string[] {
  const { promise, late, leaves } = delivery;
  const isAsked = ({ id }: { id: string }) => late.length === 0 || late.includes(id);
  const reasons = visibleLines(lines)
    .filter(isAsked)
    .flatMap(({ number, delivery: line }) => (line && writeLateLine(number, line)) ?? []);
  const all = [...listPlaceReason(promise), ...reasons];
  return leaves === null ? all : [...all, writeLeaving(delivery, leaves)];
}

type Props = {
  basket: BasketAnswer;
  delivery: BasketDelivery;
  size: 'line' | 'box' | 'order';
  /** "to 1000-001 Lisboa, UPS Standard" */
  to?: string;
  /** what may come on top is told as of an order, whose total stands */
  isOrder?: boolean;
};

/** The one promise of a whole basket, with its deadline and why (rules delivery.together, delivery.deadline and delivery.why). */
export function BasketPromise({ basket, delivery, size, to = '', isOrder = false }: Props) {
  const customs = findCustoms(delivery);
  return (
    <>
      <div {...notice} className={styles.reasons}>
        <DeliveryPromise of={delivery.promise} size={size} lead={leadBasket(customs)} />
        {to ? <p className={styles.lead}>{to}</p> : null}
        <HeldUpBy of={delivery} isExport={customs !== null} />
      </div>
      <Deadline until={writeDeadline(delivery)} why={listWhy(basket, delivery)} />
      {/* in basket and drawer the packages of a kit are told among the warnings (rule basket.warnings) */}
      <DeliveryNotes of={delivery.notes.filter((note) => isOrder || note !== 'two-packages')} isOrder={isOrder} />
    </>
  );
}
