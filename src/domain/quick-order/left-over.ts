import { parsePartCode } from '../part/part-code.ts';
import { normaliseNumber, readNumbers } from '../search/read-number.ts';
import { matchSize } from '../search/read-size.ts';
import { toPlainText } from '../search/typed-words.ts';

const hasDigit = (text: string): boolean => /\d/.test(text);
/** words that belong to a size */
const sizeWord = /^(?:STD|SP|STD[-.]?SP|STANDARD|SPECIAL|MM|IN|INCH|INCHES|THOU|")$/i;

/** Whether a text, read as a number, is this part and nothing besides. */
function isPart(text: string, slug: string): boolean {
  const { set, size } = parsePartCode(slug);
  const whole = normaliseNumber(text);
  if (whole === normaliseNumber(slug)) return true;
  return readNumbers(toPlainText(text)).some(
    (reading) =>
      reading.key === normaliseNumber(set) &&
      reading.size !== null &&
      matchSize(reading.size, size) > 0 &&
      whole === reading.key + normaliseNumber(reading.size.typed),
  );
}

/** Whether several of these parts' sets are named in a text: "4B1606H-STD 2 4B1946H-STD 3". */
export function namesSeveral(text: string, slugs: readonly string[]): boolean {
  const whole = normaliseNumber(text);
  return slugs.filter((slug) => whole.includes(normaliseNumber(parsePartCode(slug).set))).length > 1;
}

/**
 * Whether figures stand in a text beside the part that was found in it: a second number, another size, a quantity that could not be
 * read ("4B1606H-STD (2)"). Then it is not known what was meant (rule quick-order.quantity). Words without a figure are no matter.
 */
export function leavesFigures(text: string, slug: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length === 1 || isPart(text, slug)) return false;
  const figured = words.filter((word) => hasDigit(word) || sizeWord.test(word));
  return figured.filter(hasDigit).length > 1 && !isPart(figured.join(' '), slug);
}
