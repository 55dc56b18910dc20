import { contactCopy as copy } from '#config/copy/contact.ts';
import { links } from '#config/navigation.ts';
import type { BoundForm } from './bound-form.ts';
import { EnquiryCheck } from './EnquiryCheck.tsx';

/** The agreement that every form needs; the policy opens in a new tab, so that nothing typed is left behind. */
export const PrivacyCheck = <Form extends object & { privacy: boolean }>({ of }: { of: BoundForm<Form> }) => (
  <EnquiryCheck of={of} name="privacy" isRequired>
    {copy.agree}{' '}
    <a className="link" href={links.privacy} target="_blank">
      {copy.privacyLink}
    </a>
  </EnquiryCheck>
);
