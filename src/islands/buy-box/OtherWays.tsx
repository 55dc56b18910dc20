import { availabilityCopy } from '#config/copy/availability.ts';
import { links } from '#config/navigation.ts';
import { EnquiryLink } from '#islands/quick-enquiry/EnquiryLink.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { useStore } from '@nanostores/react';
import styles from './OtherWays.module.css';

/**
 * The ways beside Add to Cart. Once the shop has answered, the one that is the yellow button already is left out; until then, and
 * without scripts for good, they are the only ones.
 */
export function OtherWays({ store, slug }: { store: BuyBoxStore; slug: string }) {
  const { live } = useStore(store.$box);
  const offer = useStore(store.$offer);
  const isForDistributors = live !== null && live.gross.amount <= 0;
  const isOutOfStock = !isForDistributors && offer?.availability.case === 'outofstock';
  return (
    <div className={styles.ways} data-not-printed>
      {isForDistributors ? null : (
        <a href={links.distributors}>
          <Icon name="map-pin" className="i-s" />
          {availabilityCopy.buyFromDistributor}
        </a>
      )}
      {isOutOfStock ? null : (
        <EnquiryLink slug={slug}>
          <Icon name="mail" className="i-s" />
          {availabilityCopy.quickEnquiry}
        </EnquiryLink>
      )}
    </div>
  );
}
