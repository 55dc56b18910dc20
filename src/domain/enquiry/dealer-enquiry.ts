import * as z from 'zod/mini';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { enquiryChoices } from '#config/copy/contact.ts';
import { cleanLine, cleanLines } from '../clean-text.ts';
import { fields, needs, readForm, type ReadForm } from './enquiry-form.ts';

const { required } = enquiryCopy;
const { who, customers, range, stock, specialisations } = enquiryChoices;
const choice = <Value extends string>(values: readonly Value[]) => z.enum(['', ...values], required);

/** A dealer's application as it is sent, by the names of the mail to the shop, in the order of the page. */
const sent = z.strictObject({
  first_name: fields.name,
  last_name: fields.name,
  company: fields.company,
  vat_number: fields.code,
  email: fields.email,
  phone: fields.optionalPhone,
  website: fields.optionalLine,
  billing_address_street_1: fields.street,
  billing_address_street_2: fields.optionalLine,
  billing_address_city: fields.city,
  billing_address_post: fields.postcode,
  billing_address_country: fields.country,
  is_delivery_different: z.boolean(),
  delivery_address_street_1: fields.optionalStreet,
  delivery_address_street_2: fields.optionalLine,
  delivery_address_city: fields.optionalCity,
  delivery_address_post: fields.optionalPostcode,
  delivery_address_country: fields.optionalCountry,
  who: choice(who),
  specialisation: choice(specialisations),
  specialisation_other: fields.optionalLine,
  customer: choice(customers),
  range: choice(range),
  stock: choice(stock),
  text: fields.optionalLines,
  privacy: fields.agreed,
});
export type DealerEnquiry = z.infer<typeof sent>;

/** What is typed on the second tab; nothing is chosen beforehand. */
export type DealerForm = Omit<DealerEnquiry, 'privacy'> & { privacy: boolean };

const neededDelivery = [
  'delivery_address_street_1',
  'delivery_address_city',
  'delivery_address_post',
  'delivery_address_country',
] as const;

const listNeeded = ({ is_delivery_different }: Pick<DealerForm, 'is_delivery_different'>) =>
  is_delivery_different ? neededDelivery : [];

/** A dealer's application as it is sent (rule enquiry.dealer-fields). */
export const dealerEnquirySchema = sent.check(...neededDelivery.map((name) => needs<DealerEnquiry>(name, listNeeded)));

export const emptyDealer: DealerForm = {
  ...{ first_name: '', last_name: '', company: '', vat_number: '', email: '', phone: '', website: '' },
  ...{ billing_address_street_1: '', billing_address_street_2: '', billing_address_city: '' },
  ...{ billing_address_post: '', billing_address_country: '', is_delivery_different: false },
  ...{ delivery_address_street_1: '', delivery_address_street_2: '', delivery_address_city: '' },
  ...{ delivery_address_post: '', delivery_address_country: '' },
  ...{ who: '', specialisation: '', specialisation_other: '', customer: '', range: '', stock: '' },
  ...{ text: '', privacy: false },
};

/** True where a garage is asked what it is specialised in. */
export const asksSpecialisation = ({ who }: Pick<DealerForm, 'who'>): boolean => who === 'Specialised garage';

/** True where that is asked for in words. */
export const asksOther = (form: Pick<DealerForm, 'who' | 'specialisation'>): boolean =>
  asksSpecialisation(form) && form.specialisation === 'Other';

const withoutDelivery = {
  ...{ delivery_address_street_1: '', delivery_address_street_2: '', delivery_address_city: '' },
  ...{ delivery_address_post: '', delivery_address_country: '' },
} as const;

const cleaned = (form: DealerForm): DealerForm => {
  const lines = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'email' && name !== 'text' ? cleanLine(value) : value,
  ]);
  return { ...(Object.fromEntries(lines) as DealerForm), text: cleanLines(form.text) };
};

/** What is hidden on the page is not sent. */
const settle = (form: DealerForm): DealerForm => ({
  ...cleaned(form),
  ...(form.is_delivery_different ? {} : withoutDelivery),
  ...(asksSpecialisation(form) ? {} : { specialisation: '' as const }),
  ...(asksOther(form) ? {} : { specialisation_other: '' }),
});

/** The application, or for each field that is not right the sentence to show there. */
export const readDealer = (form: DealerForm): ReadForm<DealerForm, DealerEnquiry> =>
  readForm(dealerEnquirySchema, settle(form), listNeeded(form));
