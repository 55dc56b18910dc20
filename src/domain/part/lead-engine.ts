import { titleCopy } from '#config/copy/title.ts';

/**
 * The engines of a set by one of them and the number of the others: "Honda K20A and 18 more engines" (rule part.engine-words).
 * `count`: of all.
 */
export const writeLedBy = (engine: string, count: number): string =>
  count < 2 ? engine : titleCopy.more(engine, count - 1);
