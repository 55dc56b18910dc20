import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { followBackButton, readOrderFromAddress, withdrawalStore as store } from '#stores/order/withdrawal-instance.ts';
import { ConfirmStatement } from './ConfirmStatement.tsx';
import { Received } from './Received.tsx';
import { StatementForm } from './StatementForm.tsx';

function Step() {
  const { step, withdrawal, receivedAt } = useStore(store.$withdrawal);
  if (withdrawal && receivedAt) return <Received withdrawal={withdrawal} receivedAt={receivedAt} />;
  if (withdrawal && step === 'confirm') return <ConfirmStatement withdrawal={withdrawal} />;
  return <StatementForm isBackInStock={withdrawal !== null} />;
}

/** /withdraw: state, confirm, done (rule withdrawal.two-steps). */
export function WithdrawalScreen() {
  useEffect(() => {
    readOrderFromAddress(store);
    return followBackButton(store);
  }, []);
  return (
    <ErrorBoundary what={copy.part}>
      <Step />
    </ErrorBoundary>
  );
}
