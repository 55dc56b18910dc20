import type { GeneralForm } from './general-enquiry.ts';

const contactPage = '/contact';

/** What a link can say beforehand of an enquiry; who asks, and the agreement, are the visitor's own. */
export type AskedBefore = Partial<Pick<GeneralForm, 'type' | 'make' | 'model' | 'year' | 'engine' | 'part' | 'text'>>;

/** Address of the contact page with the form begun; what is empty leaves no trace (rule enquiry.begun). */
export function toEnquiryAddress(asked: AskedBefore): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const parameters = new URLSearchParams(given).toString();
  return parameters ? `${contactPage}?${parameters}` : contactPage;
}
