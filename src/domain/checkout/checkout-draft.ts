import { cleanCode, cleanEmail, cleanLine } from '../clean-text.ts';

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

/** Chosen from lists; says where parts go and how, not to whom. */
const chosen = new Set(['country', 'vatCountry', 'shippingMethodId', 'paymentMethodId']);

/** True where a draft tells something of a person: whatever was typed. */
export const isPersonal = (draft: CheckoutDraft): boolean =>
  [draft, draft.shipping, draft.billing]
    .flatMap((fields) => Object.entries(fields))
    .some(([name, value]) => typeof value === 'string' && value !== '' && !chosen.has(name));

type AddressField<Of extends 'shipping' | 'billing'> = `${Of}.${keyof CheckoutDraft[Of] & string}`;

/** A field of the draft by its dotted name. */
export type DraftField = keyof CheckoutDraft | AddressField<'shipping'> | AddressField<'billing'>;

/** The draft with one field changed, named with its dots. */
export function withField(draft: CheckoutDraft, field: string, value: string | boolean): CheckoutDraft {
  const [group, name] = field.split('.');
  if (name === undefined) return { ...draft, [field]: value };
  return group === 'billing'
    ? { ...draft, billing: { ...draft.billing, [name]: value } }
    : { ...draft, shipping: { ...draft.shipping, [name]: value } };
}

/** What the draft has in a field, by its dotted name. */
export function readField(draft: CheckoutDraft, field: DraftField): unknown {
  const [group, name] = field.split('.');
  if (name === undefined) return draft[field as keyof CheckoutDraft];
  return ({ ...(group === 'billing' ? draft.billing : draft.shipping) } as Record<string, string>)[name];
}

/** How a field is cleaned, by its name without the group; what is chosen from lists is as the list has it. */
function cleanerOf(name: string): (text: string) => string {
  if (name === 'email' || name === 'repeatEmail') return cleanEmail;
  return ['phone', 'postcode', 'vatNumber'].includes(name) ? cleanCode : cleanLine;
}

const cleanFields = <Of extends object>(fields: Of): Of =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && !chosen.has(name) ? cleanerOf(name)(value) : value,
    ]),
  ) as Of;

/** What was typed, as it is read: without what nobody sees (rule access.unseen-signs). */
export const cleanDraft = (draft: CheckoutDraft): CheckoutDraft => ({
  ...cleanFields(draft),
  shipping: cleanFields(draft.shipping),
  billing: cleanFields(draft.billing),
});

/** True when nothing was typed, ticked or chosen. */
export const isBlank = (draft: CheckoutDraft): boolean =>
  Object.values(draft)
    .flatMap((value) => (typeof value === 'object' ? Object.values(value) : [value]))
    .every((value) => value === '' || value === false);

type Fields = { [name: string]: string | boolean | Fields };

const merge = (base: Fields, here: Fields, there: Fields): Fields =>
  Object.fromEntries(
    Object.entries(there).map(([name, value]) =>
      typeof value === 'object'
        ? [name, merge(base[name] as Fields, here[name] as Fields, value)]
        : [name, (here[name] === base[name] ? value : here[name]) ?? value],
    ),
  );

/**
 * Two tabs type into one draft: what was changed here since both knew `base` stays, everything else is as it is kept `there`.
 * So no tab takes back what was typed in another one.
 */
export const mergeDraft = (base: CheckoutDraft, here: CheckoutDraft, there: CheckoutDraft): CheckoutDraft =>
  merge(base, here, there) as CheckoutDraft;
