import { limits } from '#config/limits.ts';
import { cleanLine, cleanLines } from '../typed-text.ts';
import { type GeneralForm, generalTypes } from './general-enquiry.ts';

export const contactPage = '/contact';

/** What a link can say beforehand of an enquiry; who asks, and the agreement, are the visitor's own. */
export type AskedBefore = Partial<Pick<GeneralForm, 'type' | 'make' | 'model' | 'year' | 'engine' | 'part' | 'text'>>;

const lines = ['make', 'model', 'year', 'engine', 'part'] as const;

/** Address of the contact page with the form begun; what is empty leaves no trace (rule enquiry.begun). */
export function toEnquiryAddress(asked: AskedBefore): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const parameters = new URLSearchParams(given).toString();
  return parameters ? `${contactPage}?${parameters}` : contactPage;
}

/** Reads the part of an address from its "?" on; what is no type is left out, and a text is cut at its limit. */
export function readEnquiryAddress(parameters: string): AskedBefore {
  const given = new URLSearchParams(parameters);
  const type = generalTypes.find((one) => one === given.get('type'));
  const text = cleanLines(given.get('text') ?? '').slice(0, limits.enquiryTextMax);
  const said = lines.map((name) => [name, cleanLine(given.get(name) ?? '').slice(0, limits.enquiryLineMax)] as const);
  const fields: AskedBefore = Object.fromEntries(said.filter(([, value]) => value !== ''));
  return { ...(type ? { type } : {}), ...fields, ...(text ? { text } : {}) };
}
