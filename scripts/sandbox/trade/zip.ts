/**
 * A postcode as the carriers write it: letters and digits alone, without letters of a country in front ("FI-22 100" is "22100").
 * In Great Britain the letters are the postcode's own. Code of the sandbox's own: the shop has its in `domain`.
 */
export function bareZip(country: string | null, zip: string | null): string {
  const written = (zip ?? '').toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return country === 'GB' ? written : written.replace(/^[A-Z]{1,2}(?=\d{3})/, '');
}
