/**
 * What programs put into a text that nobody sees (rule access.unseen-signs). Every field is cleaned here, in the form and again by the
 * schema that the server reads with, so that both see the same. Signs stand as codes (decision 0065). Nothing is trimmed: half a
 * text may be typed still.
 */

/** What steers a printer, a mail or a terminal, ends of lines, and halves of signs. */
const control = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;
const controlInLines = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029]/gu;
const endOfLine = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** no-break, narrow, wide and thin ones, and an empty cell of Braille */
const blank = /[\p{Zs}\u2800]/gu;

/** Letters and figures as wide as a Chinese sign; other wide signs belong to the texts that they stand in. */
const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const toPlain = (signs: string): string => signs.normalize('NFKC');

/** What is never seen: all that Unicode lets be left out, and marks around notes. Numbers' signs of Arabic are seen. */
const unseen = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
/** Of those, what some writings need inside a word; looked at in its place. */
const unseenAnywhere =
  /(?!\u200C|\u200D|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}]|[\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Writings whose letters are joined, or parted, by a sign of no width: Persian and its neighbours, those of India, Khmer, Burmese. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const mark = /\p{M}/u;
const letter = /[\p{L}\p{M}\p{Nd}]/u;
const picture = /\p{Extended_Pictographic}/u;
const toned = /[\p{Emoji_Modifier}\uFE0F]/u;

/** Whether a joiner stands between two signs that it joins; behind a mark of India also at the end of a word (the Malayalam chillu). */
function isJoined(before: string, inner: string, after: string): boolean {
  if (picture.test(toned.test(inner) ? before : inner)) return picture.test(after);
  return joining.test(inner) && letter.test(inner) && (mark.test(inner) || (joining.test(after) && letter.test(after)));
}

/** Whether a sign that only some writings need has its place between these. */
function hasPlace(sign: string, before: string, inner: string, after: string): boolean {
  if (sign === '\u200C' || sign === '\u200D') return isJoined(before, inner, after);
  if (sign === '\uFE0F' || sign === '\uFE0E')
    return picture.test(inner) || (/[\d#*]/.test(inner) && after === '\u20E3');
  if (/[\u180B-\u180F]/.test(sign)) return /\p{Script=Mongolian}/u.test(inner);
  if (sign >= '\u{E0020}' && sign <= '\u{E007F}') return /[\u{1F3F4}\u{E0020}-\u{E007E}]/u.test(inner);
  return /\p{Ideographic}/u.test(inner);
}

/** How far the next sign that is seen is looked for: more joiners in a row are none. */
const farthest = 8;

/** Takes out what has no place, sign by sign: what is left stands beside what it will stand beside. */
function keepInPlace(text: string): string {
  const signs = [...text];
  const isSeen = (sign: string): boolean => sign.search(unseen) < 0;
  const kept: string[] = [];
  for (const [at, sign] of signs.entries()) {
    const after = isSeen(sign) ? '' : (signs.slice(at + 1, at + 1 + farthest).find(isSeen) ?? '');
    if (isSeen(sign) || hasPlace(sign, kept.at(-2) ?? '', kept.at(-1) ?? '', after)) kept.push(sign);
  }
  return kept.join('');
}

/**
 * What a person is called and writes: letters, fractions and ligatures stay as they are written. What steers machines is left to be
 * refused: a form sends none.
 */
export function takeOutUnseen(text: string): string {
  if (/^[ -~\n]*$/.test(text)) return text;
  const plain = text.replace(blank, ' ').replace(unseenAnywhere, '').replace(wide, toPlain).normalize('NFC');
  const cleaned = (plain.search(unseen) < 0 ? plain : keepInPlace(plain)).normalize('NFC');
  // what was taken out stood between signs that are one now
  return cleaned === plain ? cleaned : takeOutUnseen(cleaned);
}

/** The same for what was typed into a field of one line: what steers machines is a blank. */
export const cleanLine = (text: string): string => takeOutUnseen(text.replace(control, ' '));

/** And into one of several lines; other programs end lines in other ways. */
export const cleanLines = (text: string): string =>
  takeOutUnseen(text.replace(endOfLine, '\n').replace(controlInLines, ' '));

/**
 * What is compared with a list or dialled: codes, numbers, postcodes, e-mail addresses, what is searched for. Full-width letters and
 * figures are plain ones; the sign of an inch stays one.
 */
export const cleanCode = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .replace(control, ' ')
        .replace(blank, ' ')
        .replace(unseen, '')
        .replace(/[^\u2033]+/g, toPlain)
        .replace(blank, ' ');

/** Stops that stand between the words of a domain where Chinese and Japanese are written. */
const otherStops = /[\u3002\uFF61]/g;

function toHost(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** A domain in the letters that mail servers read (RFC 5891), as browsers and Node make them; one that is none stays as it is. */
function toAsciiDomain(domain: string): string {
  const plain = domain.replace(otherStops, '.');
  if (/^[ -~]*$/.test(plain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(plain)) return plain;
  // Chrome before 110 makes another domain of these letters: there the server alone does it
  if (/[\u00DF\u03C2]/.test(plain) && toHost('\u00DF') !== 'xn--zca') return plain;
  return toHost(plain) ?? plain;
}

/** True where nothing in a text steers machines; `isReadableLines` for one of several lines. */
export const isReadable = (text: string): boolean => text.search(control) < 0;
export const isReadableLines = (text: string): boolean => text.search(controlInLines) < 0;

/** How a mail program copies one: "Anna Keller <anna@shop.example>", "mailto:anna@shop.example", with the stop of a sentence. */
const takeOutName = (text: string): string =>
  text
    .replace(/^[^<>]*<([^<>]+)>[\s.,;]*$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[\s.,;\u3002\uFF61]+$/, '')
    .trim();

/** An e-mail address: as a code, without name and blanks around it, and with its domain in plain letters. */
export function cleanEmail(text: string): string {
  const plain = takeOutName(cleanCode(text).trim());
  const at = plain.lastIndexOf('@') + 1;
  return at === 0 ? plain : plain.slice(0, at) + toAsciiDomain(plain.slice(at));
}
