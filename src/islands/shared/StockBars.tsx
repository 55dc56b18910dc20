import { type Availability, countBars } from '#domain/availability/availability-case.ts';

const tones = { green: 'in', ink: '', muted: 'out' } as const;

type Props = { of: Pick<Availability, 'case' | 'colour' | 'message'>; className?: string | undefined };

/** How near the stock is, in bars and words; the words always carry the meaning. */
export const StockBars = ({ of: { case: name, colour, message }, className = '' }: Props) => (
  <span className={`avail ${tones[colour]} ${className}`}>
    <span className={`bars l${countBars(name)}`} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
    {message}
  </span>
);
