/** True when one text becomes the other by one typing error: a character wrong, too many, missing, or two neighbours swapped. */
export function isOneErrorAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const from = countEqual(short, long);
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  if (from === short.length) return false;
  return short.slice(from + 1) === long.slice(from + 1) || isSwapped(short, long, from);
}

function countEqual(a: string, b: string): number {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  return from;
}

const isSwapped = (a: string, b: string, at: number): boolean =>
  a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
