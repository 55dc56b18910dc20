import * as z from 'zod/mini';
import { contactCopy } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { countries } from '#config/countries.ts';
import { limits } from '#config/limits.ts';
import { isReadable, lineOf, linesOf } from '../typed-text.ts';

const { required, invalidFormat } = enquiryCopy;
const sentences = (most: number) => ({
  most,
  tooLong: contactCopy.tooLong(most),
  unreadable: contactCopy.unreadable,
});

/** One address with an @, and nothing that a mail header could take for more. */
const oneAddress = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\]{1,189}$/;
const isOneAddress = (text: string): boolean => oneAddress.test(text) && isReadable(text);

/** The fields that the contact forms are made of, each with its sentences (rule enquiry.general-fields). */
export const fields = {
  line: lineOf({ ...sentences(limits.enquiryLineMax), missing: required }),
  optionalLine: lineOf(sentences(limits.enquiryLineMax)),
  lines: linesOf({ ...sentences(limits.enquiryTextMax), missing: required }),
  optionalLines: linesOf(sentences(limits.enquiryTextMax)),
  email: z
    .string()
    .check(z.trim(), z.minLength(1, { error: required, abort: true }), z.refine(isOneAddress, invalidFormat)),
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
  for (const name of needed) if (String(form[name]).trim() === '') faults[name] = required;
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
