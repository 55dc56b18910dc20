import { paymentCopy as copy } from '#config/copy/payment.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { notice } from '#islands/shared/notice.ts';
import styles from './Declined.module.css';

/** What a buyer wants to know first after a refusal: nothing was charged, and the order is kept (rule payment.declined). */
export const Declined = ({ number }: { number: string }) => {
  const [before, after] = copy.waits(number).split(number);
  return (
    <div className={styles.declined} {...notice}>
      <p className={styles.what}>
        <Icon name="circle-alert" />
        {copy.declined}
      </p>
      <p className={styles.head}>
        <span>{copy.nothingCharged}</span> {/* a line never ends in the number */}
        <span>
          {before}
          <span className={styles.number}>{number}</span>
          {after}
        </span>
      </p>
      <p className={styles.lead}>{copy.declinedNext}</p>
    </div>
  );
};
