import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { writeDates, writePromised } from '#domain/delivery/write-promise.ts';

/** As rows of a list have it: "Arrives Wed 25 – Fri 27 Nov", "3–4 weeks from payment", "No date yet". */
export function RowDays({ of }: { of: Promised }) {
  if (of.kind === 'unknown') return <>{writePromised(of)}</>;
  if (of.kind === 'weeks')
    return (
      <>
        <b>{writePromised(of)}</b> {copy.fromPayment}
      </>
    );
  return (
    <>
      {copy.arrives} <b>{writeDates(of, 'short')}</b>
    </>
  );
}
