import '#styles/badge.css';
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
  <State name="badge">
    <span className="badge">Sample</span>
  </State>
);
