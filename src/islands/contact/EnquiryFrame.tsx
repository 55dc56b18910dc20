import { useStore } from '@nanostores/react';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { enquiryPaths } from '#api/enquiry.ts';
import { contactCopy as copy } from '#config/copy/contact.ts';
import { links } from '#config/navigation.ts';
import { Button } from '../shared/Button.tsx';
import { useWaitReason } from '../shared/use-wait.ts';
import { type BoundForm, fieldId } from './bound-form.ts';
import { Alert } from '../shared/Alert.tsx';
import { EnquiryCheck } from './EnquiryFields.tsx';
import alert from '../shared/Alert.module.css';
import styles from './Contact.module.css';

type Props<Form extends object> = { of: BoundForm<Form>; children: ReactNode };

/** What both forms share: the agreement, the list of errors and the button. The proof is begun at the first focus. */
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
      <EnquiryErrors of={of} />
      <div className={`col2 ${styles.send}`}>
        <Button kind="primary" size="lg" type="submit" busy={isSending && copy.sending} reason={reason} showsReason>
          {copy.send[of.tab as keyof typeof copy.send]}
        </Button>
      </div>
    </form>
  );
}

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

const groups = copy.dealer.groups;
const groupOf = (name: string): string => {
  if (name.startsWith('billing_')) return `${groups.billing}, `;
  return name.startsWith('delivery_') ? `${groups.delivery}, ` : '';
};

/** After Send was refused: which fields, each a link to it; takes the focus once for each refusal. */
function EnquiryErrors<Form extends object>({ of }: { of: BoundForm<Form> }) {
  const { faults, refusals } = useStore(of.store.$state);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const names = Object.keys(of.labels) as (keyof Form & string)[];
  const wrong = names.filter((name) => faults[name]);
  if (refusals === 0 || wrong.length === 0) return null;
  return (
    <Alert kind="error" ref={box} title={copy.fieldsToCheck(wrong.length)} className="col2">
      <ul className={alert.faults}>
        {wrong.map((name) => (
          <li key={name}>
            <a
              className="link"
              href={`#${fieldId(of.tab, name)}`}
              onClick={(event) => goTo(event, fieldId(of.tab, name))}
            >
              {groupOf(name)}
              {of.labels[name]}: {faults[name]}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The agreement that every form needs; the policy opens in a new tab, so that nothing typed is left behind. */
const PrivacyCheck = <Form extends object & { privacy: boolean }>({ of }: { of: BoundForm<Form> }) => (
  <EnquiryCheck of={of} name="privacy" isRequired>
    {copy.agree}{' '}
    <a className="link" href={links.privacy} target="_blank">
      {copy.privacyLink}
    </a>
  </EnquiryCheck>
);

/**
 * Takes over what was chosen or ticked before the form could listen; what was typed is handed over by the page itself
 * (`components/page/EarlyInput.astro`).
 */
function takeEarlyChoices(form: HTMLFormElement, take: (name: string, value: string | boolean) => void): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement && control.value !== '') take(control.name, control.value);
    if (!(control instanceof HTMLInputElement) || !control.checked) continue;
    if (control.type === 'checkbox') take(control.name, true);
    if (control.type === 'radio') take(control.name, control.value);
  }
}
