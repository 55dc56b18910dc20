import { hkdfSync } from 'node:crypto';

/** A secret for one purpose, out of the shop's own: who learns it can do nothing with the others. 64 hexadecimal digits. */
export const deriveSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'race-series-shop', `derived:${purpose}`, 32)).toString('hex');
