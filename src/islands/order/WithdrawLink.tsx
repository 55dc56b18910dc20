import { links, withdrawalLabel } from '#config/navigation.ts';
import styles from './Order.module.css';

/** To the withdrawal, with the order's number behind "#", which no server is sent (rule withdrawal.two-steps). */
export const WithdrawLink = ({ number }: { number: string }) => (
  <p className={styles.withdraw}>
    <a className="link" href={`${links.withdrawal}#order=${encodeURIComponent(number)}`}>
      {withdrawalLabel}
    </a>
  </p>
);
