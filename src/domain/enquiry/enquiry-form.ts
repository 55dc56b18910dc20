import * as z from 'zod/mini';
import { contactCopy } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { typedTextCopy } from '#config/copy/typed-text.ts';
import { countries } from '#config/countries.ts';
import { limits } from '#config/limits.ts';
import { cleanLine } from '../clean-text.ts';
import { codeOf, dialled, lineOf, linesOf, mailbox, usable } from '../typed-text.ts';

const { required, invalidFormat } = enquiryCopy;
const sentences = (most: number) => ({
  most,
  tooLong: contactCopy.tooLong(most),
  unreadable: contactCopy.unreadable,
});

/** One address with an @, and nothing that a mail header could take for more. */
const oneAddress = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\]{1,189}$/;
const line = { ...sentences(limits.enquiryLineMax), missing: required };
const optional = sentences(limits.enquiryLineMax);

/** The fields that the contact forms are made of, each with its sentences (rule enquiry.general-fields). */
export const fields = {
  name: lineOf(line).check(usable(typedTextCopy.name)),
  company: lineOf(line).check(usable(typedTextCopy.company)),
  street: lineOf(line).check(usable(typedTextCopy.street)),
  city: lineOf(line).check(usable(typedTextCopy.city)),
  postcode: codeOf(line).check(usable(typedTextCopy.postcode)),
  code: codeOf(line),
  optionalLine: lineOf(optional),
  optionalStreet: lineOf(optional).check(usable(typedTextCopy.street)),
  optionalCity: lineOf(optional).check(usable(typedTextCopy.city)),
  optionalPostcode: codeOf(optional).check(usable(typedTextCopy.postcode)),
  optionalCode: codeOf(optional),
  optionalPhone: codeOf(optional).check(dialled()),
  lines: linesOf({ ...sentences(limits.enquiryTextMax), missing: required }),
  optionalLines: linesOf(sentences(limits.enquiryTextMax)),
  email: mailbox(required, invalidFormat).check(z.regex(oneAddress, invalidFormat)),
  country: z.enum(
    countries.map(({ code }) => code),
    required,
  ),
  optionalCountry: z.enum(['', ...countries.map(({ code }) => code)], required),
  agreed: z.literal(true, required),
};

export type Faults<Form> = Partial<Record<keyof Form & string, string>>;
export type ReadForm<Form, Enquiry> = { ok: true; enquiry: Enquiry } | { ok: false; faults: Faults<Form> };

/**
 * Reads a form whose fields do not all count always: the enquiry, or for each field that is not right the sentence to show
 * there. `needed`: fields that must be filled because of what was chosen in others.
 */
export function readForm<Form extends Record<string, unknown>, Enquiry>(
  schema: z.ZodMiniType<Enquiry>,
  form: Form,
  needed: readonly (keyof Form & string)[],
): ReadForm<Form, Enquiry> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return { ok: true, enquiry: parsed.data };
  const faults: Faults<Form> = {};
  for (const name of needed) if (cleanLine(String(form[name])).trim() === '') faults[name] = required;
  for (const { path, message } of parsed.error.issues) faults[path[0] as keyof Form & string] ??= message;
  return { ok: false, faults };
}

/** The rule of `needed` as the schema's own, for whoever sends without the form. */
export const needs = <Enquiry extends Record<string, unknown>>(
  name: keyof Enquiry & string,
  listNeeded: (enquiry: Enquiry) => readonly string[],
) =>
  z.refine<Enquiry>((enquiry) => !listNeeded(enquiry).includes(name) || enquiry[name] !== '', {
    path: [name],
    error: required,
  });
