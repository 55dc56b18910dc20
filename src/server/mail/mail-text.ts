const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that may stand in HTML, also inside an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** One line: line breaks in what a person typed must not shape the mail. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The number of an order or a part, and a telephone: mail programs break them at their hyphens and blanks. */
const readAsOne = /\+\d[\d ]{6,}\d|(?<![\w@/-])(?=[A-Z.-]*\d)[A-Z\d]+(?:-[A-Z\d.]+)+/g;

/** Text as HTML in which what is read as one stays in one line. */
export const escapeWhole = (text: string): string =>
  escapeHtml(text).replace(readAsOne, (number) => `<span style="white-space:nowrap">${number}</span>`);
