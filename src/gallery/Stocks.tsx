import { writeAvailability } from '#domain/availability/availability.ts';
import type { Availability } from '#domain/availability/availability-case.ts';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { ShareBars } from '#islands/delivery/ShareBars.tsx';
import { State } from './State.tsx';

const cases: readonly Pick<Availability, 'case' | 'colour'>[] = [
  { case: 'instock', colour: 'green' },
  { case: 'dropshipping', colour: 'green' },
  { case: 'alternative', colour: 'green' },
  { case: 'intransit', colour: 'ink' },
  { case: 'airfreight', colour: 'ink' },
  { case: 'outofstock', colour: 'muted' },
];
const sources = ['shelf', 'dropship', 'alternative', 'transit', 'manufacturer'] as const;

export const Stocks = () => (
  <>
    {cases.map((one) => (
      <State key={one.case} name={one.case}>
        <StockBars of={{ ...one, message: writeAvailability(one.case) }} />
      </State>
    ))}
    <State name="where pieces of a line come from (ShareBars)">
      {sources.map((source) => (
        <p key={source}>
          <ShareBars of={source} />
        </p>
      ))}
    </State>
  </>
);

export const Badges = () => (
  <>
    <State name="badge, ink, in">
      <div className="state-row">
        <span className="badge">Sample</span>
        <span className="badge ink">New</span>
        <span className="badge in">In stock</span>
      </div>
    </State>
    <State name="with stock bars">
      <span className="badge in">
        <span className="bars l4" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        20 pieces
      </span>
    </State>
  </>
);
