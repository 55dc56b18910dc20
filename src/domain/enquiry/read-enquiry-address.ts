import { limits } from '#config/limits.ts';
import { cleanLine, cleanLines } from '../typed-text.ts';
import type { AskedBefore } from './enquiry-address.ts';
import { generalTypes } from './general-enquiry.ts';

const lines = ['make', 'model', 'year', 'engine', 'part'] as const;

/** Reads the part of an address from its "?" on; what is no type is left out, and a text is cut at its limit. */
export function readEnquiryAddress(parameters: string): AskedBefore {
  const given = new URLSearchParams(parameters);
  const type = generalTypes.find((one) => one === given.get('type'));
  const text = cleanLines(given.get('text') ?? '').slice(0, limits.enquiryTextMax);
  const said = lines.map((name) => [name, cleanLine(given.get(name) ?? '').slice(0, limits.enquiryLineMax)] as const);
  const fields: AskedBefore = Object.fromEntries(said.filter(([, value]) => value !== ''));
  return { ...(type ? { type } : {}), ...fields, ...(text ? { text } : {}) };
}
