import { availabilityCopy } from '#config/copy/availability.ts';
import { noteOf } from '#domain/availability/availability.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import styles from './BuyBox.module.css';
import { OfferNote } from './OfferStates.tsx';

/** `builtCase`: of one piece when the page was made, or the box by the server; null where that leaves on the day of dispatch, or is not known */
type Props = { slug: string; isSoldOnline: boolean; builtCase: AvailabilityCase | null };

const { skMessage, skDelivery, skPromise, skPlace, skCutOff } = styles;
const rows = { stock: [skMessage, skDelivery], arrives: [skPromise, skPlace], cutOff: [skCutOff] };

/** How high the days stand, by what the part was like when the page was made: a quantity moves nothing below them. */
export function roomOfDays(builtCase: AvailabilityCase | null): string {
  const name = builtCase === 'airfreight' || builtCase === 'outofstock' ? styles.daysAlone : '';
  return `${styles.arrives} ${builtCase === 'intransit' ? styles.onItsWay : name}`;
}

const DaysSkeleton = ({ slug, builtCase }: Omit<Props, 'isSoldOnline'>) => (
  <>
    <Skeleton className={`${styles.skeleton} ${roomOfDays(builtCase)}`} bars={rows.arrives.map(String)} />
    {builtCase ? (
      <OfferNote slug={slug} of={{ case: builtCase, note: noteOf(builtCase) }} className={styles.kept ?? ''} />
    ) : null}
  </>
);

/**
 * Bars in place of stock and days, as high as those of a part as this one was, so that nothing jumps. What only distributors
 * sell has no days.
 */
export const StockSkeleton = ({ slug, isSoldOnline, builtCase }: Props) => (
  <>
    <Skeleton
      label={availabilityCopy.loading}
      className={`${styles.skeleton} ${styles.stock}`}
      bars={rows.stock.map(String)}
    />
    {isSoldOnline ? <DaysSkeleton slug={slug} builtCase={builtCase} /> : null}
  </>
);

/** The same in place of the hour to pay by, which only what leaves on the day of dispatch has. */
export const CutOffSkeleton = ({ isSoldOnline, builtCase }: Omit<Props, 'slug'>) =>
  isSoldOnline && !builtCase ? <Skeleton className={styles.skeleton} bars={rows.cutOff.map(String)} /> : null;
