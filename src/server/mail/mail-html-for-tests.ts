/** The HTML of a mail as it is read: what holds numbers, names and days together left out. */
export const readMailHtml = (html: string | null | undefined): string =>
  (html ?? '').replaceAll('\u00a0', ' ').replaceAll(/<\/?span[^>]*>/g, '');
