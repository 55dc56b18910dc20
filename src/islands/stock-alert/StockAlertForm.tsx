import { call } from '#api/call.ts';
import { stockAlertPaths } from '#api/stock-alert.ts';
import { stockAlertCopy as copy } from '#config/copy/stock-alert.ts';
import { limits } from '#config/limits.ts';
import { links } from '#config/navigation.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { findEmailFault } from '#domain/enquiry/quick-enquiry.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { focusWithoutDoubleClick } from '#islands/shared/ignore-double-click.ts';
import { Button } from '#islands/shared/Button.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { TextField } from '#islands/shared/TextField.tsx';
import { findKnownEngine } from '#stores/catalogue/known-engine.ts';
import { createStockAlert, type StockAlertStore } from '#stores/part/stock-alert.ts';
import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './StockAlert.module.css';

type Props = { slug: string; onBack: () => void };

/** What went wrong; a part that is in stock by now is shown as such instead. */
function Failed({ store, onBack }: { store: StockAlertStore; onBack: () => void }) {
  const { failure } = useStore(store.$alert);
  useEffect(() => {
    if (failure === 'in-stock') onBack();
  }, [failure, onBack]);
  if (!failure) return null;
  return (
    <Alert
      kind={failure === 'in-stock' ? 'ok' : 'error'}
      isLive
      title={failure === 'in-stock' ? undefined : copy.failed}
    >
      <ProblemText code={failure} path={stockAlertPaths.ask}>
        {failure === 'in-stock' ? copy.backMeanwhile : undefined}
      </ProblemText>
    </Alert>
  );
}

function EmailField({ store, id }: { store: StockAlertStore; id: string }) {
  const { email, isChecked } = useStore(store.$alert);
  return (
    <TextField
      id={id}
      label={copy.email}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={limits.emailMax}
      required
      value={email}
      onText={store.setEmail}
      onBlur={() => email.trim() !== '' && store.check()}
      error={isChecked ? (findEmailFault(email) ?? undefined) : undefined}
    />
  );
}

function Form({ store, onBack }: { store: StockAlertStore; onBack: () => void }) {
  const { email, progress } = useStore(store.$alert);
  const reason = useWaitReason(stockAlertPaths.ask);
  const fieldId = useId();
  const focusField = () => document.getElementById(fieldId)?.focus();
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (findEmailFault(email) !== null) focusField();
    void store.send();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p>{copy.heading}</p>
      <EmailField store={store} id={fieldId} />
      <Button type="submit" isBlock busy={progress === 'asking' && copy.asking} reason={reason}>
        {copy.ask}
      </Button>
      <Failed store={store} onBack={onBack} />
      <p className="hint">
        {copy.privacy}{' '}
        <a className="link" href={links.stockAlertPrivacy}>
          {copy.privacyLink}
        </a>
      </p>
    </form>
  );
}

/** The button that led here is gone: the news takes the focus. */
function AlertRequested({ store }: { store: StockAlertStore }) {
  const { email } = useStore(store.$alert);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => focusWithoutDoubleClick(news.current), []);
  return (
    <div className={styles.asked}>
      <Alert kind="ok" title={copy.askedTitle} ref={news} isLive>
        <p>{copy.asked(cleanCode(email).trim())}</p>
        <p>{copy.askedNone}</p>
      </Alert>
      <Button size="sm" onClick={store.again}>
        {copy.otherAddress}
      </Button>
    </div>
  );
}

/** E-mail, one press, what becomes of the address. */
export function StockAlertForm({ slug, onBack }: Props) {
  const [store] = useState(() => createStockAlert(slug, { call, findEngine: findKnownEngine }));
  const { progress } = useStore(store.$alert);
  return progress === 'asked' ? <AlertRequested store={store} /> : <Form store={store} onBack={onBack} />;
}
