import * as z from 'zod/mini';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';
import { typedTextCopy } from '#config/copy/typed-text.ts';
import { postcodeExamples } from '#config/postcodes.ts';
import { lookUp } from '../look-up-own-key.ts';
import { writeCountry } from '../name-in-sentence.ts';
import type { VatNumberState } from '../tax/tax.ts';
import { dialled, mailbox, usable } from '../typed-text.ts';
import { noLink, noWebAddress } from '../web-address.ts';
import { type CheckoutDraft, cleanDraft } from './checkout-draft.ts';
import { readDraftNumber } from './draft-number.ts';
import { isPostcodeForeign } from './postcode.ts';

/** `vatNumber`: what the shop knows of the number; null while it has none */
type CheckoutContext = { vatNumber: VatNumberState | null };

const filled = z.string().check(z.trim(), z.minLength(1, checkoutCopy.required));
const line = filled.check(noWebAddress());
const optionalLine = z.string().check(noWebAddress());
/** what a person or a place is called */
const called = (sentence: string) =>
  line.check(
    z.refine((text) => !/\p{Sc}/u.test(text), checkoutCopy.moneySign),
    usable(sentence),
  );
const name = called(typedTextCopy.name);
const city = called(typedTextCopy.city);
const street = line.check(usable(typedTextCopy.street));
const offeredCountry = z.string().check(
  z.trim(),
  z.refine((code) => countries.some((country) => country.code === code), checkoutCopy.required),
);

/** A last word of a domain in other letters has figures and hyphens where it is written in plain ones. */
const otherTop = /\.xn--[a-z\d-]+$/i;
const oneAddress = z.email();

/** One address and nothing that a mail header could take for more (no CR, LF, comma, semicolon, angle brackets). */
const email = mailbox(checkoutCopy.emailRequired, checkoutCopy.emailInvalid).check(
  z.refine((text) => oneAddress.safeParse(text.replace(otherTop, '.example')).success, checkoutCopy.emailInvalid),
);

/** Fields that everybody may fill; what a mail of ours may print holds no web address. */
const alwaysSchema = z.object({
  email,
  repeatEmail: email,
  shipping: z.object({
    firstName: name,
    lastName: name,
    company: z.string().check(noLink()),
    phone: line.check(dialled()),
    address: street,
    address2: optionalLine,
    city,
    postcode: line,
    country: offeredCountry,
  }),
  shippingMethodId: filled,
  paymentMethodId: filled,
  termsAccepted: z.literal(true, checkoutCopy.required),
});

const companySchema = z.object({ reference: optionalLine });

const billingSchema = z.object({
  billing: z.object({
    name: filled.check(usable(typedTextCopy.company), noLink()),
    address: street,
    address2: optionalLine,
    city,
    postcode: line,
    country: offeredCountry,
  }),
});

type FieldErrors = Record<string, string>;

function listErrors(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const errors: FieldErrors = {};
  for (const issue of issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}

/**
 * The repeat is there to notice a slip of the finger. Letter case is none: domains have no case, no mail provider we deliver
 * to tells "Anna@" from "anna@", and phones capitalise the first letter of one field and not of the other.
 */
const isSameMailbox = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function checkRepeat(draft: CheckoutDraft, errors: FieldErrors): FieldErrors {
  return isSameMailbox(draft.email, draft.repeatEmail) || errors.repeatEmail
    ? {}
    : { repeatEmail: checkoutCopy.emailsDiffer };
}

/** Rule postcode.form; nothing where the field has an error already. */
function checkPostcode(draft: CheckoutDraft, group: 'shipping' | 'billing', errors: FieldErrors): FieldErrors {
  const { country, postcode } = draft[group];
  if (errors[`${group}.postcode`] || !isPostcodeForeign(country, postcode)) return {};
  const example = lookUp(postcodeExamples, country) ?? '';
  return { [`${group}.postcode`]: checkoutCopy.postcodeForeign(writeCountry(country), example) };
}

/** The billing address counts only where it is shown. */
function checkBilling(draft: CheckoutDraft): FieldErrors {
  if (!draft.showBilling) return {};
  const errors = listErrors(billingSchema, draft);
  return { ...errors, ...checkPostcode(draft, 'billing', errors) };
}

function checkVatNumber(draft: CheckoutDraft, context: CheckoutContext): FieldErrors {
  if (!draft.isCompany) return {};
  const typed = readDraftNumber(draft);
  if ('error' in typed) return { vatNumber: typed.error };
  return context.vatNumber === 'invalid' ? { vatNumber: checkoutCopy.vatInvalid } : {};
}

/**
 * What is wrong with a checkout draft: dotted field name ("shipping.firstName") to the exact text of
 * rule checkout.required-fields; empty when it may go on. The same rules in the island and on the server. The billing
 * section counts only when shown, the VAT number only for companies; a number that could not be checked does not stop the
 * order (rule vat-number.outcomes).
 */
export function checkDraft(typed: CheckoutDraft, context: CheckoutContext): FieldErrors {
  const draft = cleanDraft(typed);
  const always = listErrors(alwaysSchema, draft);
  return {
    ...always,
    ...checkRepeat(draft, always),
    ...checkPostcode(draft, 'shipping', always),
    ...checkVatNumber(draft, context),
    ...(draft.isCompany ? listErrors(companySchema, draft) : {}),
    ...checkBilling(draft),
  };
}

/**
 * Whether the billing address is sent (rule checkout.billing-address): the section is shown, has no errors and, for a
 * company, neither has the VAT number.
 */
export const isBillingAddressValid = (draft: CheckoutDraft, context: CheckoutContext): boolean =>
  draft.showBilling &&
  Object.keys({ ...checkBilling(cleanDraft(draft)), ...checkVatNumber(draft, context) }).length === 0;
