import { titleCopy } from '#config/copy/title.ts';
import { lookUp } from '../look-up-own-key.ts';

/**
 * The engines of a set by one of them and the number of the others: "Honda K20A and 18 more engines" (rule part.engine-words).
 * `count`: of all.
 */
export const writeLedBy = (engine: string, count: number): string =>
  count < 2 ? engine : titleCopy.more(engine, count - 1);

/** The engines that a set is listed for: how many, and the names of those with a page by their keys, "Honda/K20A". */
export type SetEngines = { count: number; names: Readonly<Record<string, string>> };

/** The title with the engine of this key in front; as it is without one, and where the set is not listed for it (rule part.engine-words). */
export function leadTitle<T extends { engines: string; fits?: SetEngines | undefined }>(
  title: T,
  key: string | undefined,
): T {
  const name = key === undefined || !title.fits ? undefined : lookUp(title.fits.names, key);
  return name && title.fits ? { ...title, engines: writeLedBy(name, title.fits.count) } : title;
}

/** The pieces of a name that no line breaks in, at every second place: "2JZ-GTE", "0.25 mm", "18 more". */
export const splitNumbers = (name: string): string[] =>
  name.split(/((?:[^\s,]*\d[^\s,]*|[^\s,]+-(?=[^\s,]*\d)[^\s,]*)(?: (?:mm|in|more|pairs?)\b)?)/);
