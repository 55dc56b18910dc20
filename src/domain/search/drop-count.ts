const word = '(?:pcs?|pieces?|sets?|pairs?|off|ea)\\.?';
const behind = new RegExp(
  `(?:\\s+(?:[x×*]|qty\\.?:?)\\s*|\\s*[×*]\\s*)\\d{1,3}$|\\s+\\d{1,3}\\s*(?:[x×]|${word})$`,
  'i',
);
const ahead = new RegExp(`^\\d{1,3}(?:\\s*[x×*]\\s*|\\s+${word}\\s+)`, 'i');
const setLike = /\d{1,2}[bmt]\d{3}/i;

/** A number of a set without how many are wanted of it: "4B1606H x 3" is no 4B1606HX in size 3. Any other text as it is. */
export function dropCount(typed: string): string {
  const text = typed.trim().replace(behind, '').replace(ahead, '');
  return setLike.test(text) ? text : typed;
}
