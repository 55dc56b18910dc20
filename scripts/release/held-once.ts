/**
 * Holds equal values once, in letters of their own: what is cut out of a page holds on to the whole page, and what is noticed of pages is
 * held until the last one is made, of forty thousand. For values of JSON.
 */
export function createHeldOnce<T>(): (value: T) => T {
  const held = new Map<string, T>();
  return (value) => {
    const key = JSON.stringify(value);
    const known = held.get(key) ?? structuredClone(value);
    held.set(key, known);
    return known;
  };
}
