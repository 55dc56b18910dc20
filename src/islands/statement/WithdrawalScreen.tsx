import { useEffect, useState } from 'react';
import { statementCopy } from '#config/copy/statement.ts';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { links } from '#config/navigation.ts';
import { writeKept } from '#domain/delivery/write-promise.ts';
import { formatTime, type ReceivedStatement } from '#domain/statement/write-statement.ts';
import { readPromiseFromAddress, withdrawalStore } from '#stores/order/withdrawal.ts';
import { Alert } from '../shared/Alert.tsx';
import { Statement, StepHeading } from './Statement.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import styles from './Statement.module.css';

/** It is done: when, and that the receipt is on its way. */
const Received = ({ statement, receivedAt }: ReceivedStatement) => (
  <div className={styles.step}>
    <StepHeading takesFocus>{copy.done}</StepHeading>
    <Alert kind="ok">
      <p>
        <b>{statementCopy.receivedAt(formatTime(receivedAt, 'UTC'))}</b>
      </p>
      <p>{statementCopy.receiptTo(statement.email)}</p>
    </Alert>
    <Statement copy={copy} statement={statement} />
    <p>
      <a className="link" href={links.withdrawalConditions}>
        {copy.next}
      </a>
    </p>
  </div>
);

/** /withdraw; with what was promised of the order, where the buyer comes from its page or its mail. */
export function WithdrawalScreen() {
  const [kept, setKept] = useState<ReturnType<typeof readPromiseFromAddress>>(null);
  useEffect(() => setKept(readPromiseFromAddress()), []);
  return (
    <StatementScreen
      store={withdrawalStore}
      note={kept ? <p className="muted">{writeKept(kept.promised, kept.isExport)}</p> : null}
      showReceived={(statement, { receivedAt }) => <Received statement={statement} receivedAt={receivedAt} />}
    />
  );
}
