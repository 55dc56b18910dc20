import { availabilityCopy } from '#config/copy/availability.ts';
import { links } from '#config/navigation.ts';
import { EnquiryLink } from '#islands/quick-enquiry/EnquiryLink.tsx';
import type { BuyBoxStore } from '#stores/part/buy-box.ts';
import { useStore } from '@nanostores/react';
import { Mail, MapPin } from 'lucide-react';
import styles from './BuyBox.module.css';

/** The ways beside Add to Cart; the one that is the yellow button already is left out. */
export function OtherWays({ store, slug }: { store: BuyBoxStore; slug: string }) {
  const { live } = useStore(store.$box);
  const offer = useStore(store.$offer);
  const isForDistributors = live !== null && live.gross.amount <= 0;
  const isAsked = !isForDistributors && offer?.availability.case === 'outofstock';
  return (
    <div className={styles.ways}>
      {isForDistributors ? null : (
        <a href={links.distributors}>
          <MapPin className="i-s" aria-hidden="true" />
          {availabilityCopy.buyFromDistributor}
        </a>
      )}
      {isAsked ? null : (
        <EnquiryLink slug={slug}>
          <Mail className="i-s" aria-hidden="true" />
          {availabilityCopy.quickEnquiry}
        </EnquiryLink>
      )}
    </div>
  );
}
