/** Signs and words for "times" and "pieces", before or after a figure. */
const before = '(?:x|×|\\*|qty\\.?:?)';
const after = '(?:x|×|\\*|pcs?\\.?|pieces?|sets?|ea\\.?|stk\\.?|szt\\.?)';
const figure = '\\d{1,6}';

const alone = new RegExp(`^(${before}\\s*)?(${figure})(?:[.,]0+)?\\s*(${after})?$`, 'i');
const behind = new RegExp(`^(.*?\\S)\\s+(${before}\\s*)?(${figure})(\\s*${after})?$`, 'i');
const ahead = new RegExp(`^(${figure})(?:(\\s*[x×*]\\s*|\\s*${after}\\s+)|\\s+)(\\S.*)$`, 'i');

/** A text that is a quantity and nothing else: "2", "x2", "2 pcs", "2.00"; null where it is none. */
export function readQuantity(text: string): number | null {
  const figures = alone.exec(text.trim())?.[2];
  return figures === undefined ? null : Number(figures);
}

/** A number with its quantity split off. `isSure`: a sign or word says that the figure is a quantity. */
export type Split = { number: string; quantity: number; isSure: boolean };

/** The ways to split a quantity off a text without separators: from its end, then from its beginning. */
export function splitQuantity(text: string): Split[] {
  const [, head, sign, last, word] = behind.exec(text) ?? [];
  const [, first, times, tail] = ahead.exec(text) ?? [];
  return [
    ...(head === undefined ? [] : [{ number: head, quantity: Number(last), isSure: Boolean(sign ?? word) }]),
    ...(tail === undefined ? [] : [{ number: tail, quantity: Number(first), isSure: times !== undefined }]),
  ];
}
