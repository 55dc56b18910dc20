import { partPaths } from '#api/part.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { links } from '#config/navigation.ts';
import { EnquiryLink, EnquiryNote } from '#islands/quick-enquiry/EnquiryLink.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import type { ReactNode } from 'react';
import { NeedsConsent } from './NeedsConsent.tsx';
import styles from './BuyBox.module.css';

const { skMessage, skDelivery, skPromise, skPlace, skCutOff } = styles;
const rows = { stock: [skMessage, skDelivery], arrives: [skPromise, skPlace], cutOff: [skCutOff] };

/**
 * Same rows as the offer of a part in stock, so that nothing jumps; `children`: what can be done already. The style sheet
 * shows the button or the way to the cookies: only the head of the page knows which.
 */
export const OfferSkeleton = ({ children }: { children: ReactNode }) => (
  <>
    <Skeleton
      label={availabilityCopy.loading}
      className={`${styles.skeleton} ${styles.stock}`}
      bars={rows.stock.map(String)}
    />
    <Skeleton className={`${styles.skeleton} ${styles.arrives}`} bars={rows.arrives.map(String)} />
    <div className={styles.action}>
      <div className={styles.whenChosen}>{children}</div>
      <div className={styles.whenOpen}>
        <NeedsConsent />
      </div>
    </div>
    <Skeleton className={styles.skeleton} bars={rows.cutOff.map(String)} />
  </>
);

export function LoadFailed({ slug, onRetry }: { slug: string; onRetry: () => void }) {
  const reason = useWaitReason(partPaths.live(slug));
  return (
    <Alert
      kind="error"
      isLive
      title={availabilityCopy.cannotLoad}
      action={
        <Button size="sm" reason={reason} showsReason onClick={onRetry}>
          {availabilityCopy.tryAgain}
        </Button>
      }
    >
      <EnquiryNote slug={slug}>{availabilityCopy.cannotLoadNote}</EnquiryNote>
    </Alert>
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
