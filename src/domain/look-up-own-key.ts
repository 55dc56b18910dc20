/**
 * A table's entry for a key that comes from outside, undefined where there is none. Keys such as "constructor" find
 * nothing, although every object inherits them.
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
