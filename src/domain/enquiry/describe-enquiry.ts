import { contactCopy, enquiryChoices } from '#config/copy/contact.ts';
import { enquiryCopy } from '#config/copy/enquiry.ts';
import { countries } from '#config/countries.ts';
import type { DealerForm } from './dealer-enquiry.ts';
import { type GeneralForm, listTypeFields } from './general-enquiry.ts';

/** One field of an enquiry as it is written for people: its label and what was given, line by line. */
export type EnquiryRow = { label: string; lines: string[] };

const { mail } = enquiryCopy;
const { types } = enquiryChoices;

const toLines = (text: string): string[] => (text.trim() === '' ? [mail.notGiven] : text.trim().split('\n'));
const nameCountry = (code: string): string => {
  const country = countries.find((one) => one.code === code);
  return country ? `${country.name} (${code})` : '';
};

const typeOnly = ['make', 'model', 'year', 'engine', 'vin', 'part'] as const;
const isTypeOnly = (name: string): name is (typeof typeOnly)[number] => (typeOnly as readonly string[]).includes(name);

function writeValue(name: string, value: string | boolean): string {
  if (name === 'privacy') return value ? mail.agreed : '';
  if (typeof value === 'boolean') return value ? mail.yes : mail.no;
  if (name === 'country' || name.endsWith('_country')) return nameCountry(value);
  return value;
}

const labelOf = (prefix: string, label: string): string => (prefix ? `${prefix}: ${label}` : label);

function groupOf(name: string): string {
  const { billing, delivery } = contactCopy.dealer.groups;
  if (name.startsWith('billing_')) return billing;
  return name.startsWith('delivery_') ? delivery : '';
}

/** A general enquiry field by field, in the order of the page; only the fields that its type asks for. */
export function describeGeneral(form: GeneralForm): EnquiryRow[] {
  const labels = Object.entries(contactCopy.general.labels) as [keyof GeneralForm, string][];
  return labels
    .filter(([name]) => !isTypeOnly(name) || listTypeFields(form.type).includes(name))
    .map(([name, label]) => {
      const value = name === 'type' && form.type !== '' ? types[form.type] : writeValue(name, form[name]);
      return { label, lines: toLines(value) };
    });
}

const isShown = (name: string, form: DealerForm): boolean => {
  if (name.startsWith('delivery_')) return form.is_delivery_different;
  return !name.startsWith('specialisation') || form.who === 'Specialised garage';
};

/** A dealer's application field by field, in the order of the page. */
export function describeDealer(form: DealerForm): EnquiryRow[] {
  const labels = Object.entries(contactCopy.dealer.labels) as [keyof DealerForm, string][];
  return labels
    .filter(([name]) => isShown(name, form))
    .map(([name, label]) => ({
      label: labelOf(groupOf(name), label),
      lines: toLines(writeValue(name, form[name])),
    }));
}

/** The same as plain text, a line for each field. */
export const writeRows = (rows: readonly EnquiryRow[]): string =>
  rows
    .map(({ label, lines }) => (lines.length === 1 ? `${label}: ${lines[0]}` : [`${label}:`, ...lines].join('\n')))
    .join('\n');
