import { titleCopy } from '#config/copy/title.ts';

/**
 * The engines of a set by one of them and the number of the others: "Honda K20A and 18 more engines" (rule part.engine-words).
 * `count`: of all.
 */
export const writeLedBy = (engine: string, count: number): string =>
  count < 2 ? engine : titleCopy.more(engine, count - 1);

/** What a written name says of its engines where it does not say all of them. */
const ledBy = / for [^,]+ and (\d+) more engines?(?=,|$)/;

/**
 * A written name that begins with an engine of its set: "Conrod bearing set for Honda B16A and 18 more engines, coated" for who asked for a
 * K20A; a name that says all its engines stays (rule part.engine-words).
 */
export const leadName = (name: string, engine: string): string =>
  name.replace(ledBy, (_, others: string) => titleCopy.forEngines('', writeLedBy(engine, Number(others) + 1)));

/** The pieces of a name that no line breaks in, at every second place: "2JZ-GTE", "0.25 mm", "18 more". */
export const splitNumbers = (name: string): string[] =>
  name.split(/((?:[^\s,]*\d[^\s,]*|[^\s,]+-(?=[^\s,]*\d)[^\s,]*)(?: (?:mm|in|more|pairs?)\b)?)/);
