/**
 * Pages whose text has a variant for each region. Both variants are in the file; the server tells the browser the region in
 * a header, so that the page is laid out once (rule seller.legal-region).
 */
export const regionalPages: readonly string[] = ['/terms', '/privacy'];

/** Name of the entry in the Server-Timing header. */
export const regionHint = 'region';
