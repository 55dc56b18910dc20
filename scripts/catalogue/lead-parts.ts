import { compareSizes } from '#domain/part/part-size.ts';
import type { Part } from '#domain/part/part.ts';

/** The part that stands for its set: the standard size, else the first in size order. By set code. */
export function chooseLeadParts(parts: readonly Part[]): Map<string, Part> {
  const leads = new Map<string, Part>();
  for (const part of parts) {
    const lead = leads.get(part.set);
    if (!lead || compareSizes(part.size, lead.size) < 0) leads.set(part.set, part);
  }
  return leads;
}
