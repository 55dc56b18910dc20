import { limits } from '#config/limits.ts';
import type { BoundForm } from './bound-form.ts';
import { EnquiryText } from './EnquiryText.tsx';

/** The address that the answer goes to. */
export const EnquiryMail = <Form extends object & { email: string }>({ of }: { of: BoundForm<Form> }) => (
  <EnquiryText
    of={of}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    spellCheck={false}
    maxLength={limits.emailMax}
  />
);
