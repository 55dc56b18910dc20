/** The quick enquiry: a question about one part, sent to the shop (rule enquiry.quick-email). */
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { findEmailFault } from '#domain/enquiry/quick-enquiry.ts';
import { map } from 'nanostores';
import { newKey } from '../browser/new-key.ts';
import type { EnquiryFailure, Sending } from './send-enquiry.ts';
import { sendingHere } from './sending-instance.ts';
import { showSnackbar } from '../browser/drawer-and-snackbar.ts';

type EnquiryState = {
  /** slug of the part that is asked about; null while the form is closed */
  part: string | null;
  email: string;
  text: string;
  /** the e-mail's fault is shown from now on: its field was left, or Send was pressed */
  isChecked: boolean;
  isSending: boolean;
  /** why the last one was not sent, until it has been read */
  failure: EnquiryFailure | null;
};

type Effects = { sending: Sending; notify: (text: string) => void; makeKey: () => string };

const empty: EnquiryState = {
  part: null,
  email: '',
  text: '',
  isChecked: false,
  isSending: false,
  failure: null,
};

export function createQuickEnquiry({ sending, notify, makeKey }: Effects) {
  const $enquiry = map<EnquiryState>(empty);
  let key = '';

  /** The proof is begun at once, so that nobody waits for it. */
  function open(part: string): void {
    sending.begin();
    $enquiry.set({ ...$enquiry.get(), part, failure: null });
  }
  /** What was typed stays until it is sent. */
  const close = (): void => $enquiry.set({ ...$enquiry.get(), part: null, isChecked: false, failure: null });
  const setEmail = (email: string): void => $enquiry.setKey('email', email);
  const setText = (text: string): void => $enquiry.setKey('text', text);
  const check = (): void => $enquiry.setKey('isChecked', true);
  const forgetFailure = (): void => $enquiry.setKey('failure', null);

  /**
   * Sends once; after success the form is closed and empty, after a failure nothing that was typed is lost
   * (rule enquiry.kept-after-failure).
   */
  async function send(): Promise<void> {
    const { part, email, text, isSending } = $enquiry.get();
    if (part === null || isSending || findEmailFault(email) !== null) return check();
    $enquiry.setKey('isSending', true);
    key ||= makeKey();
    const failure = await sending.send('quick', key, { email, part, text });
    if (failure !== null) return $enquiry.set({ ...$enquiry.get(), isSending: false, failure });
    key = '';
    $enquiry.set(empty);
    notify(enquiryCopy.quick.sent);
  }

  return { $enquiry, open, close, setEmail, setText, check, forgetFailure, send };
}

export const quickEnquiry = createQuickEnquiry({
  sending: sendingHere,
  notify: showSnackbar,
  makeKey: newKey,
});
