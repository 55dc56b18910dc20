/**
 * Where a sorted list of keys is cut, and which pieces hold a beginning. A border stands at the beginning of its piece and
 * is as short as telling the pieces apart allows; the first one is "".
 */

/** sorts below every character that a key has, so that equal keys may be cut too */
const lowest = '\t';

/** The border between the key that ends one piece and the key that begins the next. */
export function placeBorder(last: string, first: string): string {
  if (last === first) return first + lowest;
  for (let length = 1; length < first.length; length += 1) {
    const border = first.slice(0, length);
    if (border > last) return border;
  }
  return first;
}

/** Places of the pieces that may hold keys beginning with `prefix`, in order. Never empty. */
export function findPieces(borders: readonly string[], prefix: string): number[] {
  const from = countUpTo(borders, prefix) - 1;
  const to = countUpTo(borders, `${prefix}\uffff`) - 1;
  return Array.from({ length: to - Math.max(0, from) + 1 }, (_, place) => Math.max(0, from) + place);
}

/** How many borders are not above `key`; they are sorted. */
function countUpTo(borders: readonly string[], key: string): number {
  let [low, high] = [0, borders.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((borders[middle] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}
