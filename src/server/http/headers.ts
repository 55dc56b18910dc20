import { turnstileOrigin } from '#config/captcha.ts';
import type { Env } from '../env.ts';
import { reportHeaders, reportWords } from './csp-report.ts';

/** What every answer carries, also errors and files. */
export const fileHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** What an answer carries besides that a browser may show as a page or run by itself. */
export const documentHeaders: Record<string, string> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...reportHeaders,
};

const pieces = /^\/(?:_astro|photos)\/.*\.(?:js|css|woff2|avif|webp|png|jpg)$/;

/**
 * Pieces of a page, for which browsers ask by the dozen: the page's own headers hold for them. A worker is none, it goes by
 * the policy that comes with it; nor is a drawing, which can be opened by itself and hold scripts.
 */
export const isPiece = (path: string): boolean => pieces.test(path) && !path.includes('worker');

/** Two years, subdomains too; only where the shop is reached by https. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Hashes of the inline scripts and styles that the build wrote, as 'sha256-…' words. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Origins of payment scripts, frames and calls, only let in on the order page (rule privacy.no-strangers). */
export type PaymentOrigins = string[];

const words = (list: string[]) => list.map((word) => (word.startsWith('sha256-') ? `'${word}'` : word)).join(' ');

/**
 * Content security policy: our own files and the build's inline scripts by hash, nothing else. `outsiders` widens it: for
 * the order page by the payment providers, for pages with a form by the provider of proofs, where there is one. Style
 * attributes are allowed because markup that React makes on the server carries some (the bar of the checkout's steps, its
 * skeleton); what scripts set in the browser needs no leave.
 */
export function contentSecurityPolicy(hashes: InlineHashes, outsiders: readonly string[] = []): string {
  const outside = outsiders.length > 0 ? ` ${outsiders.join(' ')}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${words(hashes.scripts)}${outside}`,
    `style-src 'self' ${words(hashes.styles)}${outside}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${outside}`,
    "font-src 'self'",
    `connect-src 'self'${outside}`,
    outsiders.length > 0 ? `frame-src${outside}` : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    reportWords,
  ].join('; ');
}

/** Origins of whoever makes the proofs of the forms (rule enquiry.proof): none while we make them ourselves. */
export const proofOrigins = (provider: Env['CAPTCHA']): readonly string[] =>
  provider === 'turnstile' ? [turnstileOrigin] : [];

const officialPayPal = ['https://www.paypal.com', 'https://*.paypal.com', 'https://*.paypalobjects.com'];
const officialRevolut = ['https://merchant.revolut.com', 'https://*.revolut.com'];

const originsOf = (url: string | null, official: string[]) => (url === null ? official : [new URL(url).origin]);

/** Origins the order page may load: the configured stand-ins, else the providers' own. */
export const paymentOrigins = (env: Pick<Env, 'PAYPAL_SDK_URL' | 'REVOLUT_SDK_URL'>): PaymentOrigins => [
  ...new Set([...originsOf(env.PAYPAL_SDK_URL, officialPayPal), ...originsOf(env.REVOLUT_SDK_URL, officialRevolut)]),
];
