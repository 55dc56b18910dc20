import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { contactCopy } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { describeDealer, describeGeneral } from '#domain/enquiry/describe-enquiry.ts';
import { ErrorBoundary } from '#islands/shared/ErrorBoundary.tsx';
import { $contactTab, type ContactTab, followAddress, takeAsked } from '#stores/enquiry/contact.ts';
import { dealer, general } from './bound-form.ts';
import styles from './Contact.module.css';
import { ContactTabs, panelId, tabId } from './ContactTabs.tsx';
import { DealerForm } from './DealerForm.tsx';
import { EnquiryOutcome } from './EnquiryOutcome.tsx';
import { GeneralForm } from './GeneralForm.tsx';

function Panel({ tab, children }: { tab: ContactTab; children: ReactNode }) {
  const shown = useStore($contactTab);
  return (
    <div
      id={panelId(tab)}
      role="tabpanel"
      aria-labelledby={tabId(tab)}
      className={tab === shown ? undefined : styles.away}
    >
      {children}
    </div>
  );
}

/** "Send Us an Enquiry": two tabs with a form each; `children` stands beside the form. */
export function ContactScreen({ children }: { children?: ReactNode }) {
  useEffect(followAddress, []);
  useEffect(takeAsked, []);
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
        <EnquiryOutcome of={general} subject={enquiryCopy.heading} describe={describeGeneral} />
        <EnquiryOutcome of={dealer} subject={contactCopy.prepared.dealer.subject} describe={describeDealer} />
      </div>
    </ErrorBoundary>
  );
}
