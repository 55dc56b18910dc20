import { availabilityCopy } from '#config/copy/availability.ts';
import { writeAsOf } from '#domain/availability/as-of.ts';
import { Alert } from './Alert.tsx';

type Props = {
  /** when it was told, ISO 8601; null: just now */
  time: string | null;
  /** of a list */
  isList?: boolean;
  className?: string;
};

/** Price and stock that are some seconds old, because the shop could not ask again (rule availability.shared). */
export function AsOf({ time, isList = false, className = '' }: Props) {
  if (time === null) return null;
  const write = isList ? availabilityCopy.pricesAsOf : availabilityCopy.priceAsOf;
  return (
    <Alert isLive className={className}>
      {write(writeAsOf(time))}
    </Alert>
  );
}
