import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { enquiryPaths } from '#api/enquiry.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { limits } from '#config/limits.ts';
import { findEmailFault } from '#domain/enquiry/quick-enquiry.ts';
import { quickEnquiry as store } from '#stores/enquiry/quick-enquiry.ts';
import { enquiryFailures } from '#config/copy/enquiry-failures.ts';
import { errorTitles, serverErrorText, supportLine } from '#config/copy/errors.ts';
import { site } from '#config/site.ts';
import { Button } from '../shared/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { Field } from '../shared/Field.tsx';
import { TextField } from '../shared/TextField.tsx';
import { useWaitReason } from '../shared/use-wait.ts';
import { ProblemText } from '../shared/TooMany.tsx';
import styles from './QuickEnquiry.module.css';

const copy = enquiryCopy.quick;

function EmailField({ id }: { id: string }) {
  const { email, isChecked } = useStore(store.$enquiry);
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

function QuestionField() {
  const { text } = useStore(store.$enquiry);
  return (
    <Field label={copy.text} isOptional>
      {(control) => (
        <textarea
          className={`textarea ${styles.text}`}
          maxLength={limits.enquiryTextMax}
          value={text}
          onChange={(event) => store.setText(event.target.value)}
          {...control}
        />
      )}
    </Field>
  );
}

/** The form itself; Send can always be pressed, and says at the field what is missing. */
function EnquiryForm({ part }: { part: string }) {
  const { email, isSending } = useStore(store.$enquiry);
  const emailId = useId();
  const fault = findEmailFault(email);
  const wait = useWaitReason(enquiryPaths.quick);
  // before the dialog is opened, which then gives the focus to the field that is named so
  useEffect(() => document.getElementById(emailId)?.setAttribute('autofocus', ''), [emailId]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (fault) document.getElementById(emailId)?.focus();
    void store.send();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={`pn ${styles.part}`}>{part}</p>
      <EmailField id={emailId} />
      <QuestionField />
      <Button
        kind="primary"
        type="submit"
        isBlock
        reason={fault ?? wait}
        busy={isSending && copy.sending}
        onBlocked={fault ? send : undefined}
      >
        {copy.send}
      </Button>
    </form>
  );
}

/** The dialog for the part that was asked about; it goes with the island that holds it, and is not in the page before that lives. */
export function QuickEnquiry() {
  const { part } = useStore(store.$enquiry);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    setHere(true);
    return store.close;
  }, []);
  if (!isHere) return null;
  return (
    <>
      <Dialog title={copy.title} isOpen={part !== null} onClose={store.close} width={290}>
        {part === null ? null : <EnquiryForm part={part} />}
      </Dialog>
      <EnquiryFailed />
    </>
  );
}

/** The enquiry was not sent (rule enquiry.kept-after-failure); the form behind keeps what was typed. */
function EnquiryFailed() {
  const { failure } = useStore(store.$enquiry);
  const isOurs = failure === null || failure === 'other' || failure === 'offline';
  const reason = isOurs ? serverErrorText : enquiryFailures[failure];
  return (
    <Dialog
      title={errorTitles.server}
      isOpen={failure !== null}
      onClose={store.forgetFailure}
      actions={<Button onClick={store.forgetFailure}>{enquiryCopy.quick.close}</Button>}
    >
      <p>
        <ProblemText code={failure ?? 'other'} path={enquiryPaths.quick} lead={enquiryCopy.tooMany}>
          {reason}
        </ProblemText>
      </p>
      <p>{supportLine(site.supportEmail)}</p>
    </Dialog>
  );
}
