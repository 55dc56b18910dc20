import { withdrawalLabel } from '#config/navigation.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { writeWithdrawalPath } from '#domain/withdrawal/withdrawal-link.ts';
import styles from './Order.module.css';

/** To the withdrawal, with the order's number behind "#", which no server is sent (rule withdrawal.two-steps). */
export const WithdrawLink = ({ number, promised = null }: { number: string; promised?: Promised | null }) => (
  <p className={styles.withdraw}>
    <a className="link" href={writeWithdrawalPath(number, promised)}>
      {withdrawalLabel}
    </a>
  </p>
);
