import type { Promised } from '#domain/delivery/promise.ts';
import { leadOrder } from '#domain/delivery/write-lead.ts';
import { DeliveryPromise } from '#islands/delivery/DeliveryPromise.tsx';
import { State } from './State.tsx';

const lead = leadOrder(null);
const sizes = ['order', 'box', 'line'] as const;

const promises: readonly { name: string; of: Promised }[] = [
  { name: 'within a month', of: { kind: 'dates', from: '2026-11-25', to: '2026-11-27' } },
  { name: 'over the end of a month', of: { kind: 'dates', from: '2026-11-30', to: '2026-12-02' } },
  { name: 'one day', of: { kind: 'dates', from: '2026-11-24', to: '2026-11-24' } },
  { name: 'weeks', of: { kind: 'weeks', from: 3, to: 4 } },
  { name: 'no days of the carriers', of: { kind: 'unknown', why: 'no-lead-time', within: { from: 2, to: 5 } } },
];
const reasons = ['out-of-stock', 'overdue', 'undated', 'not-asked'] as const;

export const Dates = () => (
  <>
    {sizes.map((size) => (
      <State key={size} name={`of an ${size}`.replace('an b', 'a b').replace('an l', 'a l')}>
        {promises.slice(0, 1).map(({ name, of }) => (
          <DeliveryPromise key={name} of={of} size={size} lead={lead} />
        ))}
      </State>
    ))}
    {promises.slice(1).map(({ name, of }) => (
      <State key={name} name={name}>
        <DeliveryPromise of={of} size="box" lead={lead} />
      </State>
    ))}
    <State name="at customs">
      {promises.slice(0, 1).map(({ name, of }) => (
        <DeliveryPromise key={name} of={of} size="box" lead={leadOrder('Switzerland')} />
      ))}
    </State>
    {reasons.map((why) => (
      <State key={why} name={`no date: ${why}`}>
        <DeliveryPromise of={{ kind: 'unknown', why }} size="box" />
      </State>
    ))}
  </>
);
