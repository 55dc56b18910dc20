import { availabilityCopy } from '#config/copy/availability.ts';
import { noteOf, writeDelivery } from '#domain/availability/availability.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import { TextDays } from '#islands/delivery/PartDelivery.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import styles from './BuyBox.module.css';
import { OfferNote } from './OfferStates.tsx';

/** `builtCase`: of one piece when the page was made, or the box by the server; null where that leaves on the day of dispatch, or is not known */
type Props = { slug: string; isSoldOnline: boolean; builtCase: AvailabilityCase | null };

const { skMessage, skDelivery, skPromise, skPlace, skDeadline } = styles;
const rows = {
  stock: [skMessage],
  notSoldOnline: [skMessage, skDelivery],
  arrives: [skPromise, skPlace, skDeadline],
  alone: [skPromise, skPlace],
};

/** Weeks count from the payment, and what cannot be had has no days: neither has a deadline. */
const hasDates = (builtCase: AvailabilityCase | null): boolean =>
  builtCase !== 'airfreight' && builtCase !== 'outofstock';

/** How high the days stand, by what the part was like when the page was made: a quantity moves nothing below them. */
export const roomOfDays = (builtCase: AvailabilityCase | null): string =>
  `${styles.arrives} ${hasDates(builtCase) ? '' : styles.daysAlone}`;

/** The text's sentence of days until the shop has told better ones; bars where it has none, or nobody knows which (rule delivery.text-alone). */
function BuiltDays({ builtCase }: Pick<Props, 'builtCase'>) {
  const sentence = builtCase && writeDelivery(builtCase);
  if (sentence)
    return (
      <div className={roomOfDays(builtCase)}>
        <TextDays sentence={sentence} />
      </div>
    );
  return (
    <Skeleton
      className={`${styles.skeleton} ${roomOfDays(builtCase)}`}
      bars={(hasDates(builtCase) ? rows.arrives : rows.alone).map(String)}
    />
  );
}

const DaysSkeleton = ({ slug, builtCase }: Omit<Props, 'isSoldOnline'>) => (
  <>
    <BuiltDays builtCase={builtCase} />
    {builtCase ? (
      <OfferNote slug={slug} of={{ case: builtCase, note: noteOf(builtCase) }} className={styles.kept ?? ''} />
    ) : null}
  </>
);

/**
 * Bars in place of the stock, and days as high as those of a part as this one was, so that nothing jumps. What only distributors
 * sell has no days.
 */
export const StockSkeleton = ({ slug, isSoldOnline, builtCase }: Props) => (
  <>
    <Skeleton
      label={availabilityCopy.loading}
      className={`${styles.skeleton} ${styles.stock}`}
      bars={(isSoldOnline ? rows.stock : rows.notSoldOnline).map(String)}
    />
    {isSoldOnline ? <DaysSkeleton slug={slug} builtCase={builtCase} /> : null}
  </>
);
