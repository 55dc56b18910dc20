import { contactCopy } from '#config/copy/contact.ts';
import type { DealerForm } from '#domain/enquiry/dealer-enquiry.ts';
import type { GeneralForm } from '#domain/enquiry/general-enquiry.ts';
import { type ContactTab, dealerForm, generalForm } from '#stores/enquiry/contact.ts';
import type { EnquiryFormStore } from '#stores/enquiry/contact-form.ts';

/** A form with the labels of its fields; `tab` tells its fields apart from those of the other one. */
export type BoundForm<Form extends object> = {
  tab: ContactTab;
  store: EnquiryFormStore<Form>;
  /** in the order of the page */
  labels: Readonly<Record<keyof Form & string, string>>;
};

export const general: BoundForm<GeneralForm> = {
  ...{ tab: 'general', store: generalForm, labels: contactCopy.general.labels },
};
export const dealer: BoundForm<DealerForm> = {
  ...{ tab: 'dealer', store: dealerForm, labels: contactCopy.dealer.labels },
};

/** Where the list of errors leads to. */
export const fieldId = (tab: ContactTab, name: string): string => `${tab}-${name.replaceAll('_', '-')}`;
