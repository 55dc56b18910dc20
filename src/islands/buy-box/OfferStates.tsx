import { partPaths } from '#api/part.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { links } from '#config/navigation.ts';
import { EnquiryLink, EnquiryNote } from '#islands/quick-enquiry/EnquiryLink.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import type { Availability } from '#domain/availability/availability-case.ts';
import styles from './BuyBox.module.css';

type OfferState = Pick<Availability, 'case' | 'note'>;

/** What a case has to say besides stock and days. `className` for room that is kept until the shop has answered. */
export function OfferNote({ slug, of, className = '' }: { slug: string; of: OfferState; className?: string }) {
  if (!of.note) return null;
  if (of.case !== 'outofstock') return <Alert className={`${styles.alert} ${className}`}>{of.note}</Alert>;
  return (
    <p className={`small muted ${styles.note} ${className}`}>
      <EnquiryNote slug={slug}>{of.note}</EnquiryNote>
    </p>
  );
}

/** `sentence`: the text's days, by what the part was like when the page was made; it stands where the stock would (rule delivery.text-alone) */
type LoadFailedProps = { slug: string; sentence: string | null; onRetry: () => void };

export function LoadFailed({ slug, sentence, onRetry }: LoadFailedProps) {
  const reason = useWaitReason(partPaths.live(slug));
  return (
    <>
      {sentence ? (
        <p className={`small ${styles.stock}`}>
          <b>{sentence}</b>
        </p>
      ) : null}
      <Alert
        kind="error"
        isLive
        title={availabilityCopy.cannotLoad}
        className={styles.alert ?? ''}
        action={
          <Button size="sm" reason={reason} showsReason onClick={onRetry}>
            {availabilityCopy.tryAgain}
          </Button>
        }
      >
        <EnquiryNote slug={slug}>{availabilityCopy.cannotLoadNote}</EnquiryNote>
      </Alert>
    </>
  );
}

export const OutOfStock = ({ slug }: { slug: string }) => (
  <EnquiryLink slug={slug} className="btn btn-primary btn-lg btn-block">
    <Icon name="mail" />
    {availabilityCopy.quickEnquiry}
  </EnquiryLink>
);

export const DistributorOnly = () => (
  <a className="btn btn-primary btn-lg btn-block" href={links.distributors}>
    <Icon name="map-pin" />
    {availabilityCopy.buyFromDistributor}
  </a>
);
