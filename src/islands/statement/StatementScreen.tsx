import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { StatementReceived } from '#api/statement.ts';
import { statementCopy } from '#config/copy/statement.ts';
import type { Statement } from '#domain/statement/statement.ts';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { followBackButton, readOrderFromAddress } from '#stores/order/statement-page.ts';
import type { StatementStore } from '#stores/order/statement.ts';
import { ConfirmStatement } from './ConfirmStatement.tsx';
import { StatementForm } from './StatementForm.tsx';

type Props = {
  store: StatementStore;
  /** above the fields */
  note?: ReactNode;
  /** what is seen once it is done */
  showReceived: (statement: Statement, received: StatementReceived) => ReactNode;
};

function Step({ store, note, showReceived }: Props) {
  const { step, statement, received } = useStore(store.$statement);
  if (statement && received) return showReceived(statement, received);
  if (statement && step === 'confirm') return <ConfirmStatement store={store} statement={statement} />;
  return <StatementForm store={store} hasComeBack={statement !== null} note={note} />;
}

/** State, confirm, done: a withdrawal or a return (rules withdrawal.two-steps and return.registered). */
export function StatementScreen(props: Props) {
  const { store } = props;
  useEffect(() => {
    readOrderFromAddress(store);
    return followBackButton(store);
  }, [store]);
  return (
    <ErrorBoundary what={statementCopy.part}>
      <Step {...props} />
    </ErrorBoundary>
  );
}
