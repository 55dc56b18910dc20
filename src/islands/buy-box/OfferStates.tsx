import { partPaths } from '#api/part.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { links } from '#config/navigation.ts';
import { EnquiryLink, EnquiryNote } from '#islands/quick-enquiry/EnquiryLink.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import styles from './BuyBox.module.css';

const { skMessage, skDelivery, skPromise, skPlace, skCutOff } = styles;
const rows = { stock: [skMessage, skDelivery], arrives: [skPromise, skPlace], cutOff: [skCutOff] };

/** Bars in place of stock and days, as high as those of a part in stock, so that nothing jumps. */
export const StockSkeleton = () => (
  <>
    <Skeleton
      label={availabilityCopy.loading}
      className={`${styles.skeleton} ${styles.stock}`}
      bars={rows.stock.map(String)}
    />
    <Skeleton className={`${styles.skeleton} ${styles.arrives}`} bars={rows.arrives.map(String)} />
  </>
);

/** The same in place of the hour to pay by. */
export const CutOffSkeleton = () => <Skeleton className={styles.skeleton} bars={rows.cutOff.map(String)} />;

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
