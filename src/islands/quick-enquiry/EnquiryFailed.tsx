import { enquiryPaths } from '#api/enquiry.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { enquiryFailures } from '#config/copy/enquiry-failures.ts';
import { errorTitles, serverErrorText, supportLine } from '#config/copy/errors.ts';
import { site } from '#config/site.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { quickEnquiry as store } from '#stores/enquiry/quick-enquiry.ts';
import { useStore } from '@nanostores/react';

/** The enquiry was not sent (rule enquiry.kept-after-failure); the form behind keeps what was typed. */
export function EnquiryFailed() {
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
