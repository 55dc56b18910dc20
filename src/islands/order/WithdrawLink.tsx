import { returnLabel, withdrawalLabel } from '#config/navigation.ts';
import { type KeptDays, writeReturnPath, writeWithdrawalPath } from '#domain/statement/statement-link.ts';
import styles from './Order.module.css';

const Way = ({ href, label }: { href: string; label: string }) => (
  <p className={styles.withdraw}>
    <a className="link" href={href}>
      {label}
    </a>
  </p>
);

/** To the withdrawal, with the order's number behind "#", which no server is sent (rule withdrawal.two-steps). */
export const WithdrawLink = ({ number, kept = null }: { number: string; kept?: KeptDays | null }) => (
  <Way href={writeWithdrawalPath(number, kept)} label={withdrawalLabel} />
);

/** To the return of an order that is paid (rule return.reached). */
export const ReturnLink = ({ number }: { number: string }) => (
  <Way href={writeReturnPath(number)} label={returnLabel} />
);
