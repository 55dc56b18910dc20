import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { leadShort, pickLead, writeLed } from '#domain/delivery/write-lead.ts';
import { writeDates, writePromised } from '#domain/delivery/write-promise.ts';
import { Fragment } from 'react';

/**
 * As rows of a list have it: "Arrives Wed 25 – Fri 27 Nov", of an export "At customs Wed 25 – Fri 27 Nov", "3–4 weeks from payment", of an export "At customs 3–4 weeks from payment", "No date yet". Each day is a `b` of its own:
 * where those do not wrap, a line ends between two days, never within one (rule delivery.words).
 */
export function RowDays({ of, isExport }: { of: Promised; isExport: boolean }) {
  const lead = pickLead(leadShort(isExport), of);
  if (of.kind === 'unknown') return <>{`${lead} ${writeLed(of, lead)}`.trim()}</>;
  if (of.kind === 'weeks')
    return (
      <>
        {isExport ? `${copy.atCustoms} ` : ''}
        <b>{writePromised(of)}</b> {copy.fromPayment}
      </>
    );
  const days = writeDates(of, 'short').split(/(?<=–) /);
  return (
    <>
      {lead}
      {days.map((day) => (
        <Fragment key={day}>
          {' '}
          <b>{day}</b>
        </Fragment>
      ))}
    </>
  );
}
