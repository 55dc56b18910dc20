import { buildListCopy as copy } from '#config/copy/build-list.ts';

/** "Total", or "Total of 8 of 9 pieces" where some cannot be ordered. */
export const writeTotalLabel = (counted: number, all: number): string =>
  counted === all ? copy.total : copy.totalOf(counted, all);
