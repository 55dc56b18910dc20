import { useStore } from '@nanostores/react';
import { type RefObject, useRef, useState } from 'react';
import { dearerCopy as copy } from '#config/copy/dearer.ts';
import { type Dearer, nameWayBack } from '#domain/checkout/dearer.ts';
import { formatMoney } from '#domain/price/money.ts';
import type { DearerWatch } from '#stores/basket/dearer.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import styles from './DearerNotice.module.css';

/** An address decides the country, its postcode and the currency. */
const isOfAddress = ({ acts }: Dearer): boolean => acts.every(({ kind }) => kind === 'place' || kind === 'currency');

type Props = {
  watch: DearerWatch;
  /** said where it happened; without it, wherever that was */
  of?: 'order' | 'address';
  className?: string | undefined;
};

/** An act has made the order dearer: both totals, why, and one press that takes it back (rule basket.dearer-said). */
export function DearerNotice({ watch, of, className = '' }: Props) {
  const dearer = useStore(watch.$dearer, { ssr: 'initial' });
  const place = useRef<HTMLDivElement>(null);
  const isHere = dearer !== null && (of === undefined || (of === 'address') === isOfAddress(dearer));
  return (
    <div ref={place} tabIndex={-1} className={`${styles.place} ${isHere ? className : ''}`}>
      {isHere ? (
        <Alert kind="warn" isLive title={copy.title} action={<WayBack {...{ watch, dearer, place }} />}>
          <p>
            {dearer.method === null ? copy.total : copy.totalWith(dearer.method)} {copy.before}{' '}
            <s>{formatMoney(dearer.before)}</s>, {copy.now} <b>{formatMoney(dearer.now)}</b>.
          </p>
          <p>{dearer.why.join(' ')}</p>
        </Alert>
      ) : null}
    </div>
  );
}

type WayBackProps = { watch: DearerWatch; dearer: Dearer; place: RefObject<HTMLDivElement | null> };

function WayBack({ watch, dearer, place }: WayBackProps) {
  const [isBusy, setBusy] = useState(false);
  const name = nameWayBack(dearer);
  if (name === null) return null;
  const press = () => {
    setBusy(true);
    place.current?.focus({ preventScroll: true });
    void watch.takeBack(dearer).then(() => setBusy(false));
  };
  return (
    <Button size="sm" busy={isBusy && copy.goingBack} onClick={press}>
      {name}
    </Button>
  );
}
