import { checkoutCopy } from '#config/copy/checkout.ts';
import { notice } from '#islands/shared/notice.ts';
import styles from './Checkout.module.css';
import columns from './Columns.module.css';

/** Heading and columns of the form, so that nothing jumps when the basket is there. */
export const CheckoutSkeleton = ({ heading }: { heading: string }) => (
  <div className={columns.columns}>
    <div className={styles.skeleton}>
      <h1>{heading}</h1>
      <span className="sr" {...notice}>
        {checkoutCopy.loading}
      </span>
      <span className={`sk ${styles.lineToCome}`} />
      <span className={`sk ${styles.lineToCome}`} />
      <span className={`sk ${styles.sectionToCome}`} />
      <span className={`sk ${styles.addressToCome}`} />
      <span className={`sk ${styles.sectionToCome}`} />
    </div>
    <span className={`sk ${columns.side} ${styles.totalsToCome}`} />
  </div>
);
