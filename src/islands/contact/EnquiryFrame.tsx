import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { enquiryPaths } from '#api/enquiry.ts';
import { contactCopy as copy } from '#config/copy/contact.ts';
import { Button } from '#islands/shared/Button.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { takeEarlyChoices } from './take-early-choices.ts';
import type { BoundForm } from './bound-form.ts';
import styles from './Contact.module.css';
import { EnquiryErrors } from './EnquiryErrors.tsx';
import { PrivacyCheck } from './PrivacyCheck.tsx';

type Props<Form extends object> = { of: BoundForm<Form>; children: ReactNode };

/** What both forms share: the agreement, the button, and below it the list of errors, which would push it away from above. The proof is begun at the first focus. */
export function EnquiryFrame<Form extends object & { privacy: boolean }>({ of, children }: Props<Form>) {
  const { isSending } = useStore(of.store.$state);
  const { store } = of;
  const reason = useWaitReason(enquiryPaths[of.tab]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    store.restore();
    if (form.current) takeEarlyChoices(form.current, store.setField as (name: string, value: string | boolean) => void);
  }, [store]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form ref={form} className="grid2" method="post" noValidate onFocus={store.begin} onSubmit={send}>
      {children}
      <PrivacyCheck of={of} />
      <div className={`col2 ${styles.send}`}>
        <Button kind="primary" size="lg" type="submit" busy={isSending && copy.sending} reason={reason} showsReason>
          {copy.send[of.tab as keyof typeof copy.send]}
        </Button>
      </div>
      <EnquiryErrors of={of} />
    </form>
  );
}
