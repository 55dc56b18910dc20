import styles from './Checkout.module.css';

const heights = [47, 48, 48, 160, 240, 160];

/** Same columns as the form, so that nothing jumps when the basket is there. */
export const CheckoutSkeleton = () => (
  <div className={styles.columns} role="status" aria-label="Loading the checkout">
    <div className={styles.skeleton}>
      {heights.map((height, index) => (
        <span key={index} className="sk" style={{ height }} />
      ))}
    </div>
    <span className="sk" style={{ height: 360 }} />
  </div>
);
