import { useStore } from '@nanostores/react';
import { withdrawalPath } from '#api/withdrawal.ts';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { site } from '#config/site.ts';
import { toMailLink } from '#domain/mail-link.ts';
import { type ReceivedWithdrawal, writeStatement, formatTime } from '#domain/withdrawal/statement.ts';
import type { Withdrawal } from '#domain/withdrawal/withdrawal.ts';
import { leaveConfirm, withdrawalStore as store } from '#stores/order/withdrawal-instance.ts';
import type { WithdrawalFailure } from '#stores/order/withdrawal.ts';
import { links } from '#config/navigation.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { ProblemText } from '../shared/TooMany.tsx';
import { useWaitReason } from '../shared/use-wait.ts';
import { Statement, StepHeading } from './Statement.tsx';
import styles from './Withdrawal.module.css';

/** A statement that cannot be sent from here can be mailed, with the same words. */
const Failed = ({ failure, withdrawal }: { failure: WithdrawalFailure; withdrawal: Withdrawal }) => (
  <Alert kind="error" isLive title={copy.failedTitle}>
    <p>
      <ProblemText code={failure} path={withdrawalPath} /> {copy.failedNote}
    </p>
    <p>
      {copy.failedOr}{' '}
      <a
        className="link"
        href={toMailLink(site.supportEmail, copy.otherWays.subject(withdrawal.order), writeStatement(withdrawal))}
      >
        {copy.failedMail}
      </a>
      .
    </p>
  </Alert>
);

/** Step 2: exactly what will be sent, and the button that withdraws. */
export function ConfirmStatement({ withdrawal }: { withdrawal: Withdrawal }) {
  const { isSending, failure } = useStore(store.$withdrawal);
  const reason = useWaitReason(withdrawalPath);
  return (
    <div className={styles.step}>
      <StepHeading takesFocus>{copy.check}</StepHeading>
      <p>{copy.checkNote}</p>
      <Statement withdrawal={withdrawal} />
      {failure ? <Failed failure={failure} withdrawal={withdrawal} /> : null}
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="lg"
          busy={isSending && copy.confirming}
          reason={reason}
          onClick={() => void store.confirm()}
        >
          {copy.confirm}
        </Button>
        <Button size="lg" onClick={() => !isSending && leaveConfirm()}>
          {copy.change}
        </Button>
      </div>
    </div>
  );
}

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
