import { useStore } from '@nanostores/react';
import { enquiryPaths } from '#api/enquiry.ts';
import { contactCopy } from '#config/copy/contact.ts';
import { enquiryCopy as copy } from '#config/copy/enquiry.ts';
import { enquiryFailures } from '#config/copy/enquiry-failures.ts';
import { errorTitles, supportLine } from '#config/copy/errors.ts';
import { site } from '#config/site.ts';
import { type EnquiryRow, writeRows } from '#domain/enquiry/describe-enquiry.ts';
import { toMailLink } from '#domain/mail-link.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import type { BoundForm } from './bound-form.ts';

type Props<Form extends object> = {
  of: BoundForm<Form>;
  subject: string;
  /** for a mail of the visitor's own, when it cannot be sent from here */
  describe: (form: Form) => EnquiryRow[];
};

/** What became of it (rule enquiry.kept-after-failure); after a failure the form behind keeps what was typed. */
export function EnquiryOutcome<Form extends object>({ of, subject, describe }: Props<Form>) {
  const { form, failure, isSent } = useStore(of.store.$state);
  const close = of.store.forgetOutcome;
  const actions = <Button onClick={close}>{contactCopy.close}</Button>;
  return (
    <>
      <Dialog title={copy.sentTitle} width={400} isOpen={isSent} onClose={close} actions={actions}>
        <p>{copy.sentText}</p>
      </Dialog>
      <Dialog title={errorTitles.error} width={400} isOpen={failure !== null} onClose={close} actions={actions}>
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
