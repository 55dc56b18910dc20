/** What every answer carries, also errors and files. */
export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Two years, subdomains too; only where the shop is reached by https. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Hashes of the inline scripts and styles that the build wrote, as 'sha256-…' words. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Origins of payment scripts, frames and calls, only let in on the order page (decision 29). */
export type PaymentOrigins = string[];

const words = (list: string[]) => list.map((word) => (word.startsWith('sha256-') ? `'${word}'` : word)).join(' ');

/**
 * Content security policy: our own files and the build's inline scripts by hash, nothing else. `payment` widens it for
 * the order page by the providers' origins. Style attributes are allowed because the React islands set them by CSSOM only
 * in the browser, while server-rendered island markup may carry them.
 */
export function contentSecurityPolicy(hashes: InlineHashes, payment: PaymentOrigins = []): string {
  const outside = payment.length > 0 ? ` ${payment.join(' ')}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${words(hashes.scripts)}${outside}`,
    `style-src 'self' ${words(hashes.styles)}${outside}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${outside}`,
    "font-src 'self'",
    `connect-src 'self'${outside}`,
    payment.length > 0 ? `frame-src${outside}` : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

const officialPayPal = ['https://www.paypal.com', 'https://*.paypal.com', 'https://*.paypalobjects.com'];
const officialRevolut = ['https://merchant.revolut.com', 'https://*.revolut.com'];

/** Origins the order page may load: the configured stand-ins, else the providers' own. */
export const paymentOrigins = (paypalUrl: string | null, revolutUrl: string | null): PaymentOrigins => [
  ...new Set([
    ...(paypalUrl ? [new URL(paypalUrl).origin] : officialPayPal),
    ...(revolutUrl ? [new URL(revolutUrl).origin] : officialRevolut),
  ]),
];
