import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dearerCopy as copy } from '#config/copy/dearer.ts';
import { type Dearer, nameWayBack } from '#domain/checkout/dearer.ts';
import { formatMoney } from '#domain/price/money.ts';
import type { DearerWatch, SaidDearer } from '#stores/basket/dearer.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { focusNext } from '../shared/move-focus.ts';

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
  if (dearer === null || (of !== undefined && (of === 'address') !== isOfAddress(dearer))) return null;
  return <Said watch={watch} dearer={dearer} className={className} />;
}

type SaidProps = { watch: DearerWatch; dearer: SaidDearer; className: string };

/** It comes into view, as the press may be far from it; when it goes with the focus in it, that goes on to the next control. */
function Said({ watch, dearer, className }: SaidProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isKept, now } = dearer;
  useEffect(() => {
    // the focus of a line that has gone is moved before
    if (!isKept) requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
  }, [isKept, now.amount]);
  useLayoutEffect(() => {
    const said = place.current;
    return () => {
      if (said?.contains(document.activeElement)) focusNext(said);
    };
  }, []);
  return (
    <div ref={place} className={className}>
      <Alert kind="warn" isLive title={copy.title} action={<WayBack watch={watch} dearer={dearer} />}>
        <p>
          {dearer.method === null ? copy.total : copy.totalWith(dearer.method)} {copy.before}{' '}
          <s>{formatMoney(dearer.before)}</s>, {copy.now} <b>{formatMoney(dearer.now)}</b>.
        </p>
        <p>{dearer.why.join(' ')}</p>
      </Alert>
    </div>
  );
}

function WayBack({ watch, dearer }: { watch: DearerWatch; dearer: Dearer }) {
  const [isBusy, setBusy] = useState(false);
  const name = nameWayBack(dearer);
  if (name === null) return null;
  const press = () => {
    setBusy(true);
    void watch.takeBack(dearer).then(() => setBusy(false));
  };
  return (
    <Button size="sm" busy={isBusy && copy.goingBack} onClick={press}>
      {name}
    </Button>
  );
}
