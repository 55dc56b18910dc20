import { type AlertLinkAnswer, stockAlertPaths } from '#api/stock-alert.ts';
import { alertLinkCopy as copy } from '#config/copy/alert-link.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { focusWithoutDoubleClick } from '#islands/shared/ignore-double-click.ts';
import { Button } from '#islands/shared/Button.tsx';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { createAlertLinkHere, stopAddress } from '#stores/part/alert-link-instance.ts';
import type { AlertAct, AlertLinkStore } from '#stores/part/alert-link.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import styles from './AlertLink.module.css';

const bars = [`${styles.skNumber}`, `${styles.skTitle}`, `${styles.skButton}`];

const Part = ({ slug, title }: AlertLinkAnswer) => (
  <div>
    <p className={`pn ${styles.number}`}>{slug}</p>
    {title ? <p className="muted">{title}</p> : null}
  </div>
);

function Failed({ store, onRetry }: { store: AlertLinkStore; onRetry: () => void }) {
  const { failure } = useStore(store.$link);
  const reason = useWaitReason(stockAlertPaths.ask);
  if (!failure) return null;
  return (
    <Alert
      kind="error"
      isLive
      title={copy.failed}
      action={
        <Button size="sm" reason={reason} onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      }
    >
      <ProblemText code={failure} path={stockAlertPaths.ask} />
    </Alert>
  );
}

const questions = {
  confirm: { text: copy.confirmAsk, button: copy.confirm, busy: copy.confirming },
  stop: { text: copy.stopAsk, button: copy.stop, busy: copy.stopping },
} as const;

/** Nothing has been changed so far: the button does it. */
function Question({ store, act, answer }: { store: AlertLinkStore; act: AlertAct; answer: AlertLinkAnswer }) {
  const { progress } = useStore(store.$link);
  const { text, button, busy } = questions[act];
  return (
    <>
      <Part {...answer} />
      <p>{text}</p>
      <Failed store={store} onRetry={() => void store.act()} />
      <Button kind="primary" size="lg" busy={progress === 'acting' && busy} onClick={() => void store.act()}>
        {button}
      </Button>
    </>
  );
}

type SettledState = Exclude<AlertLinkAnswer['state'], 'asked'>;

/** How it stands. After the press it takes the focus, because the button is gone. */
function Settled({ store, answer, state }: { store: AlertLinkStore; answer: AlertLinkAnswer; state: SettledState }) {
  const { isDone } = useStore(store.$link);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => (isDone ? focusWithoutDoubleClick(news.current) : undefined), [isDone]);
  return (
    <>
      <Part {...answer} />
      <Alert kind={state === 'over' ? 'warn' : 'ok'} isLive ref={news}>
        {copy[state]}
      </Alert>
      <p className={styles.ways}>
        <a className="link" href={partPath(answer.slug)}>
          {copy.toPart}
        </a>
        {state === 'confirmed' ? (
          <a className="link" href={stopAddress()}>
            {copy.change}
          </a>
        ) : null}
      </p>
    </>
  );
}

const Broken = () => (
  <>
    <Alert kind="warn" isLive>
      {copy.broken}
    </Alert>
    <p className={styles.ways}>
      <a className="link" href="/catalogue">
        {copy.toCatalogue}
      </a>
    </p>
  </>
);

function Reading({ store }: { store: AlertLinkStore }) {
  const { failure } = useStore(store.$link);
  if (failure) return <Failed store={store} onRetry={() => void store.read()} />;
  return <Skeleton label={copy.loading} className={styles.skeleton} bars={bars} />;
}

function Content({ store, act }: { store: AlertLinkStore; act: AlertAct }) {
  const { progress, answer } = useStore(store.$link);
  if (progress === 'broken') return <Broken />;
  if (!answer) return <Reading store={store} />;
  const { state } = answer;
  if (state === 'asked' || (act === 'stop' && state === 'confirmed'))
    return <Question store={store} act={act} answer={answer} />;
  return <Settled store={store} answer={answer} state={state} />;
}

/** /stock-alert/confirm and /stock-alert/stop: what the link of the mail is about, and a button that does it. */
export function AlertLinkScreen({ act }: { act: AlertAct }) {
  const [store] = useState(() => createAlertLinkHere(act));
  useEffect(() => {
    const read = () => void store.read();
    read();
    // another link opened in the same tab
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [store]);
  return (
    <ErrorBoundary what={copy.what}>
      <div className={styles.box}>
        <Content store={store} act={act} />
      </div>
    </ErrorBoundary>
  );
}
