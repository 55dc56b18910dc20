import { checkoutCopy } from '#config/copy/checkout.ts';
import { notice } from '#islands/shared/notice.ts';
import styles from './Checkout.module.css';
import columns from './Columns.module.css';

const heights = [48, 48, 160, 240, 160];

/** Heading and columns of the form, so that nothing jumps when the basket is there. */
export const CheckoutSkeleton = ({ heading }: { heading: string }) => (
  <div className={columns.columns}>
    <div className={styles.skeleton}>
      <h1>{heading}</h1>
      <span className="sr" {...notice}>
        {checkoutCopy.loading}
      </span>
      {heights.map((height, index) => (
        <span key={index} className="sk" style={{ height }} />
      ))}
    </div>
    <span className={`sk ${columns.side}`} style={{ height: 360 }} />
  </div>
);
