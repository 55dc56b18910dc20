import * as z from 'zod/mini';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { cleanCode, cleanLine, cleanLines } from '../clean-text.ts';
import { fields, needs, readForm, type ReadForm } from './enquiry-form.ts';

export const generalTypes = ['unknownPart', 'knownPart', 'sponsorship', 'other'] as const;
type GeneralType = (typeof generalTypes)[number];

/** What is typed on the first tab, by the names of the mail to the shop, in the order of the page. */
export type GeneralForm = {
  firstname: string;
  lastname: string;
  email: string;
  country: string;
  type: '' | GeneralType;
  make: string;
  model: string;
  year: string;
  engine: string;
  vin: string;
  part: string;
  text: string;
  privacy: boolean;
};

export const emptyGeneral: GeneralForm = {
  ...{ firstname: '', lastname: '', email: '', country: '', type: '' },
  ...{ make: '', model: '', year: '', engine: '', vin: '', part: '', text: '', privacy: false },
};

const vehicle = ['make', 'model', 'year', 'engine'] as const;

/** Fields that the type of enquiry asks for, required or not (rule enquiry.types). */
export function listTypeFields(type: GeneralForm['type']): readonly (keyof GeneralForm)[] {
  if (type === 'unknownPart') return [...vehicle, 'vin'];
  return type === 'knownPart' ? ['part'] : [];
}

const listNeeded = ({ type }: Pick<GeneralForm, 'type'>) => listTypeFields(type).filter((name) => name !== 'vin');

const year = z.string().check(z.overwrite(cleanCode), z.trim(), z.regex(/^(\d{4})?$/, enquiryCopy.invalidFormat));

const sent = z.strictObject({
  firstname: fields.name,
  lastname: fields.name,
  email: fields.email,
  country: fields.country,
  type: z.enum(generalTypes, enquiryCopy.required),
  make: fields.optionalLine,
  model: fields.optionalLine,
  year,
  engine: fields.optionalLine,
  vin: fields.optionalCode,
  part: fields.optionalCode,
  text: fields.lines,
  privacy: fields.agreed,
});
export type GeneralEnquiry = z.infer<typeof sent>;

/** A general enquiry as it is sent (rules enquiry.general-fields and enquiry.types). */
export const generalEnquirySchema = sent.check(
  ...[...vehicle, 'part' as const].map((name) => needs<GeneralEnquiry>(name, listNeeded)),
);

const optional = [...vehicle, 'vin', 'part'] as const;

/** What was typed for another type of enquiry is not sent; pasted signs that steer machines become spaces. */
function settle(form: GeneralForm): GeneralForm {
  const typeFields = listTypeFields(form.type);
  const settled = { ...form, firstname: cleanLine(form.firstname), lastname: cleanLine(form.lastname) };
  for (const name of optional) settled[name] = typeFields.includes(name) ? cleanLine(form[name]) : '';
  return { ...settled, text: cleanLines(form.text) };
}

/** The enquiry, or for each field that is not right the sentence to show there. */
export const readGeneral = (form: GeneralForm): ReadForm<GeneralForm, GeneralEnquiry> =>
  readForm(generalEnquirySchema, settle(form), listNeeded(form));
