import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import type { BasketAnswer, BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { visibleLines } from '#domain/basket/basket.ts';
import { decideShortage, isNothingLeft, isSoldOut } from '#domain/basket/line-shortage.ts';
import { isSameMoney } from '#domain/price/money.ts';
import { $pending, removeLine } from '#stores/basket/basket.ts';
import { checkoutDearer } from '#stores/checkout/dearer-instance.ts';
import { leftOut } from '#stores/checkout/left-out-instance.ts';
import { Money } from '../shared/Money.tsx';
import { notice } from '../shared/notice.ts';
import { LineShortage } from '../basket/LineShortage.tsx';
import { useShortage } from '../basket/use-shortage.ts';
import styles from './Summary.module.css';

type TickProps = { line: BasketLineAnswer; isDone?: boolean };

/** A tick takes the line out of the basket; it is not put back by unticking, because there is none to be had. */
function Tick({ line, isDone = false }: TickProps) {
  const isRemoval = useStore($pending)[line.id]?.isRemoval === true;
  return (
    <label className="check">
      <input type="checkbox" checked={isDone || isRemoval} disabled={isDone} onChange={() => void leaveOut(line)} />
      <span>{copy.orderWithout(line.number)}</span>
    </label>
  );
}

/**
 * Above the button: the total of before and now, and a tick for each sold-out line (rule order.short-lines). Where there is nothing
 * else to order there is nothing to tick: the lines themselves can be removed.
 */
export function ShortLines({ basket }: { basket: BasketAnswer }) {
  const { lines, before } = useStore(leftOut.$leftOut);
  const visible = visibleLines(basket.lines);
  const soldOut = isNothingLeft(basket.lines) ? [] : visible.filter(isSoldOut);
  const { total } = basket.totals;
  // a notice of its own says both totals, and why
  const isDearer = useStore(checkoutDearer.$dearer) !== null;
  const isOther = before !== null && !isDearer && !isSameMoney(before, total);
  if (soldOut.length + lines.length === 0 && !isOther) return null;
  return (
    <div className={styles.short} {...notice}>
      {isOther ? (
        <p>
          <b>{copy.totalChanged}</b> {copy.before} <Money of={before} className={styles.struck} /> {copy.now}{' '}
          <b>
            <Money of={total} />
          </b>
        </p>
      ) : null}
      {lines.map((line) => (
        <Tick key={line.id} line={line} isDone />
      ))}
      {soldOut.map((line) => (
        <Tick key={line.id} line={line} />
      ))}
    </div>
  );
}

/** Why "Place order and pay" waits; null where it need not (rule order.short-lines). */
export function useWaiting(basket: BasketAnswer): string | null {
  const isAsking = Object.values(useStore($pending)).some(Boolean);
  if (isAsking) return copy.waitsForTotal;
  const lines = visibleLines(basket.lines);
  if (isNothingLeft(lines)) return basketCopy.nothingLeft;
  if (lines.some(isSoldOut)) return copy.waitsForTick;
  const fewer = lines.find((line) => decideShortage(line) !== null);
  return fewer ? copy.waitsForQuantity(fewer.number) : null;
}

/** Leaves a line out; what was pressed goes with it, and the focus goes to the line where it stands struck. */
async function leaveOut(line: BasketLineAnswer): Promise<void> {
  await leftOut.leaveOut(line);
  // drawn by now, as a store's change is drawn before the next frame
  await new Promise((drawn) => requestAnimationFrame(drawn));
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-left-out="${CSS.escape(line.id)}"]`)?.focus({ preventScroll: true });
}

/** Below a line of the summary: what is wrong with it and what to do. What is removed here is left out as by its tick, but for the last line. */
export function SummaryLineNote({ line, isOnly }: { line: BasketLineAnswer; isOnly: boolean }) {
  const shortage = useShortage(line);
  if (!shortage) return null;
  return (
    <LineShortage
      line={line}
      shortage={shortage}
      onTake={(left) => leftOut.take(line, left)}
      onRemove={() => void (isOnly ? removeLine(line.id) : leaveOut(line))}
    />
  );
}
