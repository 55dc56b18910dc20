import { useStore } from '@nanostores/react';
import { availabilityCopy } from '#config/copy/availability.ts';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { decideShortage, writeShortage } from '#domain/basket/line-shortage.ts';
import { decideEngineFit } from '#domain/catalogue/engine-fit.ts';
import { readEngineKey } from '#domain/part/engine-key.ts';
import type { MyEngine } from '#domain/catalogue/my-engine.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { AddOutcome } from '#stores/build-list/add-all.ts';
import { addAllStore } from '#stores/build-list/sheet-instance.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { findAvailableQuantity, type SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { Icon } from '../shared/Icon.tsx';
import { Button } from '../shared/Button.tsx';
import styles from './Row.module.css';

function isForOthers({ line: { set } }: SheetEntry, engine: MyEngine | null): boolean {
  if (!set || !engine) return false;
  const { set: code, isUniversal, title } = set;
  const engines = Object.keys(title.fits?.names ?? {}).map(readEngineKey);
  return decideEngineFit({ set: code, isUniversal, engines, engine }) === 'does-not-fit';
}

/** What keeps a line from being ordered as it is. */
function toFault({ state, availability, line }: SheetEntry): string | null {
  if (state === 'gone') return copy.gone;
  if (state === 'unknown') return copy.unknown;
  const shortage =
    availability && decideShortage({ quantity: line.quantity, max: availability.max, isKitComponent: false });
  return shortage ? writeShortage(shortage).what : null;
}

/** Nothing is to be had of it, and not because the basket holds it all. */
const isOut = ({ availability, inBasket, price }: SheetEntry): boolean =>
  availability?.max === 0 && inBasket === 0 && price?.amount !== 0;

function Fault({ children }: { children: string }) {
  return (
    <span className="err">
      <Icon name="circle-alert" className="i-s" />
      {children}
    </span>
  );
}

function Outcome({ of, quantity }: { of: AddOutcome; quantity: number }) {
  if (of !== 'added') return <Fault>{copy.outcomes[of]}</Fault>;
  return (
    <span className={styles.added}>
      <Icon name="circle-check" className="i-s" />
      {copy.outcomes.added(quantity)}
    </span>
  );
}

/** What a builder must know of one line: faults, the fit, the basket, and what became of the last "Add all". */
export function RowNotes({ entry }: { entry: SheetEntry }) {
  const engine = useStore($myEngine);
  const outcome = useStore(addAllStore.$outcomes)[entry.line.slug];
  const fault = toFault(entry);
  return (
    <span className={styles.notes} data-not-printed>
      {fault ? <Fault>{fault}</Fault> : null}
      {isOut(entry) ? (
        <a className="link" href={`${partPath(entry.line.slug)}#stock-alert`}>
          {availabilityCopy.tellMe}
        </a>
      ) : null}
      {engine && isForOthers(entry, engine) ? (
        <Fault>{copy.doesNotFit(`${engine.make} ${engine.engine}`)}</Fault>
      ) : null}
      {outcome ? <Outcome of={outcome} quantity={entry.line.quantity} /> : null}
      {!outcome && entry.inBasket > 0 ? <span className="muted">{copy.inBasket(entry.inBasket)}</span> : null}
    </span>
  );
}

/** Fewer than asked for: as many as there are, in one press; from 500 to 3 is a long way with a minus button. */
export function TakeAvailable({ entry, onTake }: { entry: SheetEntry; onTake: (quantity: number) => void }) {
  const available = findAvailableQuantity(entry);
  if (available === null) return null;
  return (
    <Button
      size="sm"
      className={styles.available}
      label={basketCopy.takeOf(available, entry.number)}
      onClick={() => onTake(available)}
    >
      {basketCopy.take(available)}
    </Button>
  );
}
