import { titleCopy } from '#config/copy/title.ts';
import type { SetTitle } from '../part/set-title.ts';

/**
 * What the name of a set leaves open of an engine that was asked for: "Fits Honda K24A3" below "… for Honda K20A and 22 more";
 * "" where the name says that engine first, or none was asked for.
 */
export function writeLead({ engines }: Pick<SetTitle, 'engines'>, lead: string | null): string {
  const isSaid = lead === null || engines === lead || engines.startsWith(`${lead} and `);
  return isSaid ? '' : titleCopy.fits(lead);
}
