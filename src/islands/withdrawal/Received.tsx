import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { links } from '#config/navigation.ts';
import { formatTime, type ReceivedWithdrawal } from '#domain/withdrawal/statement.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Statement } from './Statement.tsx';
import { StepHeading } from './StepHeading.tsx';
import styles from './Withdrawal.module.css';

/** It is done: when, and that the receipt is on its way. */
export const Received = ({ withdrawal, receivedAt }: ReceivedWithdrawal) => (
  <div className={styles.step}>
    <StepHeading takesFocus>{copy.done}</StepHeading>
    <Alert kind="ok">
      <p>
        <b>{copy.receivedAt(formatTime(receivedAt, 'UTC'))}</b>
      </p>
      <p>{copy.receiptTo(withdrawal.email)}</p>
    </Alert>
    <Statement withdrawal={withdrawal} />
    <p>
      <a className="link" href={links.withdrawalConditions}>
        {copy.next}
      </a>
    </p>
  </div>
);
