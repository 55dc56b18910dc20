import { useStore } from '@nanostores/react';
import { statementCopy } from '#config/copy/statement.ts';
import { site } from '#config/site.ts';
import { toMailLink } from '#domain/mail-link.ts';
import type { Statement as Stated } from '#domain/statement/statement.ts';
import { writeStatement } from '#domain/statement/write-statement.ts';
import { leaveConfirm } from '#stores/order/statement-page.ts';
import type { StatementFailure, StatementStore } from '#stores/order/statement.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { ProblemText } from '../shared/TooMany.tsx';
import { useWaitReason } from '../shared/use-wait.ts';
import { Statement, StepHeading } from './Statement.tsx';
import styles from './Statement.module.css';

type Props = { store: StatementStore; statement: Stated };

/** A statement that cannot be sent from here can be mailed, with the same words. */
const Failed = ({ store: { copy, path }, statement, failure }: Props & { failure: StatementFailure }) => (
  <Alert kind="error" isLive title={copy.failedTitle}>
    <p>
      <ProblemText code={failure} path={path} /> {copy.failedNote}
    </p>
    <p>
      {statementCopy.failedOr}{' '}
      <a
        className="link"
        href={toMailLink(site.supportEmail, copy.otherWays.subject(statement.order), writeStatement(copy, statement))}
      >
        {statementCopy.failedMail}
      </a>
      .
    </p>
  </Alert>
);

/** Step 2: exactly what will be sent, and the button that withdraws or registers. */
export function ConfirmStatement({ store, statement }: Props) {
  const { isSending, failure } = useStore(store.$statement);
  const { copy } = store;
  const reason = useWaitReason(store.path);
  return (
    <div className={styles.step}>
      <StepHeading takesFocus>{statementCopy.check}</StepHeading>
      <p>{copy.checkNote}</p>
      <Statement copy={copy} statement={statement} />
      {failure ? <Failed store={store} failure={failure} statement={statement} /> : null}
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="lg"
          busy={isSending && statementCopy.confirming}
          reason={reason}
          onClick={() => void store.confirm()}
        >
          {copy.confirm}
        </Button>
        <Button size="lg" onClick={() => !isSending && leaveConfirm()}>
          {statementCopy.change}
        </Button>
      </div>
    </div>
  );
}
