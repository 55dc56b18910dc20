import { useStore } from '@nanostores/react';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { limits } from '#config/limits.ts';
import type { CheckOutcome } from '#stores/build-list/check-list.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { notice } from '../shared/notice.ts';
import styles from './QuickOrder.module.css';

type ReadOutcome = Extract<CheckOutcome, { kind: 'read' }>;

function listSentences({ read, headings, leftOut, unclear }: ReadOutcome): string[] {
  return [
    copy.read(read),
    ...(headings > 0 ? [copy.headings(headings)] : []),
    ...(leftOut > 0 ? [copy.leftOut(leftOut)] : []),
    ...(unclear > 0 ? [copy.unclear(unclear)] : []),
  ];
}

function Left({ left, isFull }: ReadOutcome) {
  if (isFull)
    return (
      <Alert kind="warn" className={styles.notice}>
        {copy.isFull(left, limits.quickOrderRows)}
      </Alert>
    );
  const again = (
    <Button size="sm" onClick={() => void quickOrder.check()}>
      {copy.tryAgain}
    </Button>
  );
  return (
    <Alert kind="error" className={styles.notice} action={again}>
      {copy.notChecked(left)}
    </Alert>
  );
}

function Refused({ kind }: { kind: Exclude<CheckOutcome['kind'], 'read'> }) {
  const text = kind === 'too-large' ? copy['too-large'](limits.quickOrderBytes / 1024) : copy[kind];
  return (
    <Alert kind={kind === 'nothing' || kind === 'asked' ? 'note' : 'error'} className={styles.notice}>
      {text}
    </Alert>
  );
}

/** What became of the last list, read out when it is known. */
export function CheckNotice() {
  const outcome = useStore(quickOrder.$outcome);
  return (
    <div {...notice}>
      {outcome?.kind === 'read' ? <p className={styles.outcome}>{listSentences(outcome).join(' ')}</p> : null}
      {outcome?.kind === 'read' && outcome.left > 0 ? <Left {...outcome} /> : null}
      {outcome && outcome.kind !== 'read' ? <Refused kind={outcome.kind} /> : null}
    </div>
  );
}
