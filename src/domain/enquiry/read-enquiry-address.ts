import { limits } from '#config/limits.ts';
import { cleanLine, cleanLines } from '../clean-text.ts';
import type { EnquiryPrefill } from './enquiry-address.ts';
import { generalTypes } from './general-enquiry.ts';

const lines = ['make', 'model', 'year', 'engine', 'part'] as const;

/** Reads the part of an address from its "?" on; what is no type or blank is left out, and a text is cut at its limit. */
export function readEnquiryAddress(parameters: string): EnquiryPrefill {
  const given = new URLSearchParams(parameters);
  // cut first: of a sign that the limit halves the other half is cleaned away
  const read = (name: string, most: number, clean: (text: string) => string) =>
    clean((given.get(name) ?? '').slice(0, most)).trim();
  const type = generalTypes.find((one) => one === given.get('type'));
  const text = read('text', limits.enquiryTextMax, cleanLines);
  const entries = lines.map((name) => [name, read(name, limits.enquiryLineMax, cleanLine)] as const);
  const fields: EnquiryPrefill = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  return { ...(type ? { type } : {}), ...fields, ...(text ? { text } : {}) };
}
