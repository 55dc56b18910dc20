/** What the buyer has typed so far, unchecked: every field a string or a tick, so that nothing typed is ever lost. */
export type CheckoutDraft = {
  email: string;
  repeatEmail: string;
  isCompany: boolean;
  vatNumber: string;
  /** country of the number as chosen beside it; "" while the address tells it (`draft-number.ts`) */
  vatCountry: string;
  /** the buyer's own words for the order, for their books */
  reference: string;
  shipping: ShippingFields;
  showBilling: boolean;
  billing: BillingFields;
  shippingMethodId: string;
  paymentMethodId: string;
  termsAccepted: boolean;
};

/** The buyer's own words as an order takes them: a company's alone, without blanks at the ends; "" for none. */
export const readReference = ({ isCompany, reference }: Pick<CheckoutDraft, 'isCompany' | 'reference'>): string =>
  isCompany ? reference.trim() : '';

/** `country` is the two-letter code of `config/countries.ts`; `address2` and `company` are optional. */
type ShippingFields = {
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  address: string;
  address2: string;
  city: string;
  postcode: string;
  country: string;
};

/** `name` is the company or person to be billed. */
export type BillingFields = {
  name: string;
  address: string;
  address2: string;
  city: string;
  postcode: string;
  country: string;
};

export const emptyCheckoutDraft: CheckoutDraft = {
  email: '',
  repeatEmail: '',
  isCompany: false,
  vatNumber: '',
  vatCountry: '',
  reference: '',
  shipping: {
    firstName: '',
    lastName: '',
    company: '',
    phone: '',
    address: '',
    address2: '',
    city: '',
    postcode: '',
    country: '',
  },
  showBilling: false,
  billing: { name: '', address: '', address2: '', city: '', postcode: '', country: '' },
  shippingMethodId: '',
  paymentMethodId: '',
  termsAccepted: false,
};
