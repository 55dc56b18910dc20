const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that may stand in HTML, also inside an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** One line: line breaks in what a person typed must not shape the mail. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * One line of a person's own words, of which no mail program makes a link: between a full stop and a letter stands a blank, as people
 * write it (rule checkout.no-web-address).
 */
export const typedText = (text: string): string => flat(text).replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ');

/** The number of an order or a part, and a telephone: mail programs break them at their hyphens and blanks. */
const readAsOne = /\+\d[\d ]{6,}\d|(?<![\w@/-])(?=[A-Z.-]*\d)[A-Z\d]+(?:-[A-Z\d.]+)+/g;

/** Text as HTML in which what is read as one stays in one line. */
export const escapeWhole = (text: string): string =>
  escapeHtml(text).replace(readAsOne, (number) => `<span style="white-space:nowrap">${number}</span>`);
