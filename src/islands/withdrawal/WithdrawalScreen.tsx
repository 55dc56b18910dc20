import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { withdrawalCopy as copy } from '#config/copy/withdrawal.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import {
  followBackButton,
  readOrderFromAddress,
  readPromiseFromAddress,
  withdrawalStore as store,
} from '#stores/order/withdrawal-instance.ts';
import { ConfirmStatement, Received } from './ConfirmStatement.tsx';
import { StatementForm } from './StatementForm.tsx';

function Step({ promised }: { promised: Promised | null }) {
  const { step, withdrawal, receivedAt } = useStore(store.$withdrawal);
  if (withdrawal && receivedAt) return <Received withdrawal={withdrawal} receivedAt={receivedAt} />;
  if (withdrawal && step === 'confirm') return <ConfirmStatement withdrawal={withdrawal} />;
  return <StatementForm isBackInStock={withdrawal !== null} promised={promised} />;
}

/** /withdraw: state, confirm, done (rule withdrawal.two-steps). */
export function WithdrawalScreen() {
  const [promised, setPromised] = useState<Promised | null>(null);
  useEffect(() => {
    readOrderFromAddress(store);
    setPromised(readPromiseFromAddress());
    return followBackButton(store);
  }, []);
  return (
    <ErrorBoundary what={copy.part}>
      <Step promised={promised} />
    </ErrorBoundary>
  );
}
