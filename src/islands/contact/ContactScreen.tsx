import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { contactCopy } from '#config/copy/contact.ts';
import { enquiryCopy as copy } from '#config/copy/enquiry.ts';
import { describeDealer, describeGeneral, type EnquiryRow, writeRows } from '#domain/enquiry/describe-enquiry.ts';
import { $contactTab, type ContactTab, followAddress, takePrefill } from '#stores/enquiry/contact.ts';
import { enquiryPaths } from '#api/enquiry.ts';
import { enquiryFailures } from '#config/copy/enquiry-failures.ts';
import { errorTitles, supportLine } from '#config/copy/errors.ts';
import { site } from '#config/site.ts';
import { toMailLink } from '#domain/mail-link.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { type BoundForm, dealer, general } from './bound-form.ts';
import { ContactTabs, panelId, tabId } from './ContactTabs.tsx';
import { DealerForm } from './DealerForm.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { Button } from '../shared/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { ProblemText } from '../shared/TooMany.tsx';
import styles from './Contact.module.css';

function Panel({ tab, children }: { tab: ContactTab; children: ReactNode }) {
  const current = useStore($contactTab);
  return (
    <div
      id={panelId(tab)}
      role="tabpanel"
      aria-labelledby={tabId(tab)}
      className={tab === current ? undefined : styles.away}
    >
      {children}
    </div>
  );
}

/** "Send Us an Enquiry": two tabs with a form each; `children` stands beside the form. */
export function ContactScreen({ children }: { children?: ReactNode }) {
  useEffect(followAddress, []);
  useEffect(takePrefill, []);
  return (
    <ErrorBoundary what={contactCopy.part}>
      <div className={styles.screen}>
        <ContactTabs />
        <div className={styles.cols}>
          <div>
            <Panel tab="general">
              <GeneralForm />
            </Panel>
            <Panel tab="dealer">
              <DealerForm />
            </Panel>
          </div>
          {children}
        </div>
        <EnquiryOutcome of={general} subject={copy.heading} describe={describeGeneral} />
        <EnquiryOutcome of={dealer} subject={contactCopy.prepared.dealer.subject} describe={describeDealer} />
      </div>
    </ErrorBoundary>
  );
}

type Props<Form extends object> = {
  of: BoundForm<Form>;
  subject: string;
  /** for a mail of the visitor's own, when it cannot be sent from here */
  describe: (form: Form) => EnquiryRow[];
};

/** What became of it (rule enquiry.kept-after-failure); after a failure the form behind keeps what was typed. */
function EnquiryOutcome<Form extends object>({ of, subject, describe }: Props<Form>) {
  const { form, failure, isSent } = useStore(of.store.$state);
  const close = of.store.forgetOutcome;
  const actions = <Button onClick={close}>{contactCopy.close}</Button>;
  return (
    <>
      <Dialog title={copy.sentTitle} isOpen={isSent} onClose={close} actions={actions}>
        <p>{copy.sentText}</p>
      </Dialog>
      <Dialog title={errorTitles.error} isOpen={failure !== null} onClose={close} actions={actions}>
        {failure === null ? null : (
          <>
            <p>
              <ProblemText code={failure} path={enquiryPaths[of.tab]} lead={copy.tooMany}>
                {enquiryFailures[failure]}
              </ProblemText>
            </p>
            <p>{supportLine(site.supportEmail)}</p>
            <p>
              <a className="link" href={toMailLink(site.supportEmail, subject, writeRows(describe(form)))}>
                {copy.writeInstead}
              </a>
            </p>
          </>
        )}
      </Dialog>
    </>
  );
}
