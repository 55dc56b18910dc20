import { checkoutCopy } from '#config/copy/checkout.ts';
import styles from './Checkout.module.css';
import columns from './Columns.module.css';

const heights = [47, 48, 48, 160, 240, 160];

/** Same columns as the form, so that nothing jumps when the basket is there. */
export const CheckoutSkeleton = () => (
  <div className={columns.columns} role="status" aria-label={checkoutCopy.loading}>
    <div className={styles.skeleton}>
      {heights.map((height, index) => (
        <span key={index} className="sk" style={{ height }} />
      ))}
    </div>
    <span className={`sk ${columns.side}`} style={{ height: 360 }} />
  </div>
);
