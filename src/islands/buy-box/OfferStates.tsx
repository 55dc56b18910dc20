import { availabilityCopy } from '#config/copy/availability.ts';
import { links } from '#config/navigation.ts';
import { EnquiryLink, EnquiryNote } from '#islands/quick-enquiry/EnquiryLink.tsx';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import styles from './BuyBox.module.css';

const { skMessage, skDelivery, skPromise, skStepper, skButton, skCutOff } = styles;
const rows = [skMessage, skDelivery, skPromise, skStepper, skButton, skCutOff].map(String);

/** Same rows as the offer of a part in stock, so that nothing jumps. */
export const OfferSkeleton = () => (
  <Skeleton label={availabilityCopy.loading} className={styles.skeleton} bars={rows} />
);

export const LoadFailed = ({ slug, onRetry }: { slug: string; onRetry: () => void }) => (
  <Alert
    kind="error"
    isLive
    title={availabilityCopy.cannotLoad}
    action={
      <Button size="sm" onClick={onRetry}>
        {availabilityCopy.tryAgain}
      </Button>
    }
  >
    <EnquiryNote slug={slug}>{availabilityCopy.cannotLoadNote}</EnquiryNote>
  </Alert>
);

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
