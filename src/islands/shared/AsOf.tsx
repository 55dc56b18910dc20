import { availabilityCopy } from '#config/copy/availability.ts';
import { writeAsOf } from '#domain/availability/as-of.ts';
import { Alert } from './Alert.tsx';

type Props = {
  /** when it was told, ISO 8601; null: just now */
  told: string | null;
  /** of a list */
  isList?: boolean;
  className?: string;
};

/** Price and stock that are some seconds old, because the shop could not ask again (rule availability.shared). */
export function AsOf({ told, isList = false, className = '' }: Props) {
  if (told === null) return null;
  const write = isList ? availabilityCopy.pricesAsOf : availabilityCopy.priceAsOf;
  return (
    <Alert isLive className={className}>
      {write(writeAsOf(told))}
    </Alert>
  );
}
