import type { IncomingHttpHeaders } from 'node:http';
import { turnstileOrigin } from '#config/captcha.ts';
import { limits } from '#config/limits.ts';
import { forEverything, type OutsideUse, paymentScripts, type ProviderScripts } from '#config/payment-scripts.ts';
import { speculationRulesPath } from '#config/read-ahead.ts';
import { isMeasured } from '#domain/consent/consent.ts';
import type { Env } from '../env.ts';
import type { Use } from '../release/client-files.ts';
import { readInUse, thirdPartyOrigins } from '../release/third-party-page.ts';
import { reportWords } from './csp-report.ts';

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
};

/** Two years, subdomains too; only where the shop is reached by https. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Data that is opened by itself shows nothing but itself, in no frame. */
const dataHeaders = {
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Lists may be read from any page: they are the same for everybody, and no cookie goes with the question. */
const listHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Hashes of the inline scripts and styles that the build wrote, as 'sha256-…' words. */
type InlineHashes = { scripts: string[]; styles: string[] };

/** Whom a policy lets in from outside, by what for; nobody where it says nothing. */
type Outsiders = Partial<Record<OutsideUse, readonly string[]>>;

/** The same origins for all that a page may ask for; nobody where there are none. */
export const letIn = (origins: readonly string[]): Outsiders => (origins.length === 0 ? {} : forEverything(origins));

const words = (list: string[]) => list.map((word) => (word.startsWith('sha256-') ? `'${word}'` : word)).join(' ');

/**
 * Content security policy: our own files and the build's inline scripts by hash, nothing else. `outsiders` widens it: for
 * the order page by the payment providers, for pages with a form by the provider of proofs, where there is one, and for
 * those that may be measured by the services of others that are configured (rule consent.third-parties). Style
 * attributes are theirs alone: our markup has none, and what our scripts set in the browser needs no leave.
 */
export function contentSecurityPolicy(hashes: InlineHashes, outsiders: Outsiders = {}): string {
  const outside = (use: OutsideUse) => (outsiders[use] ?? []).map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' ${words(hashes.scripts)}${outside('script-src')}`,
    `style-src 'self' ${words(hashes.styles)}${outside('style-src')}`,
    ...(outsiders['style-src'] ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data:${outside('img-src')}`,
    "font-src 'self'",
    `connect-src 'self'${outside('connect-src')}`,
    `frame-src${outside('frame-src') || " 'none'"}`,
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

const originsOf = (url: string | null, { origins }: ProviderScripts): Outsiders =>
  url === null ? origins : forEverything([new URL(url).origin]);

/**
 * Whom the order page alone lets in (rules privacy.no-strangers and payment.scripts-listed): the payment providers, by the list of their
 * scripts, or the configured stand-ins.
 */
function paymentOutsiders(env: Pick<Env, 'PAYPAL_SDK_URL' | 'REVOLUT_SDK_URL'>): Outsiders {
  const [paypal, revolut] = [
    originsOf(env.PAYPAL_SDK_URL, paymentScripts.paypal),
    originsOf(env.REVOLUT_SDK_URL, paymentScripts.revolut),
  ];
  const uses = Object.keys(paymentScripts.paypal.origins) as OutsideUse[];
  return Object.fromEntries(uses.map((use) => [use, [...new Set([...(paypal[use] ?? []), ...(revolut[use] ?? [])])]]));
}

/**
 * Pages by whom they let in and whom they tell of their address: most; the way to payment; an order's; others whose links are
 * for one person.
 */
type PageKind = 'page' | 'unmeasured' | 'order' | 'personal';

/** The headers of a release's answers: of its files by their use, of documents by the kind of their page. */
export type HeaderSets = Record<Exclude<Use, 'document'> | PageKind, Readonly<Record<string, string>>>;

/** All that answers carry besides what they say of their bytes, put together once for a release. */
export function createHeaderSets(env: Env, hashes: InlineHashes): HeaderSets {
  const strict = env.SITE_URL.startsWith('https:') ? strictTransport : {};
  const documents = { ...fileHeaders, ...documentHeaders, ...strict };
  const proofs = contentSecurityPolicy(hashes, letIn(proofOrigins(env.CAPTCHA)));
  const others = [...proofOrigins(env.CAPTCHA), ...thirdPartyOrigins(readInUse(env))];
  const measured = contentSecurityPolicy(hashes, letIn(others));
  const payments = contentSecurityPolicy(hashes, paymentOutsiders(env));
  // whatever the page says itself: what it shows may be personal
  const personal = { ...documents, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
  const data = { ...fileHeaders, ...dataHeaders, ...strict };
  return {
    piece: fileHeaders,
    data,
    list: { ...data, ...listHeaders },
    page: { ...documents, 'content-security-policy': measured },
    unmeasured: { ...documents, 'content-security-policy': proofs },
    personal: { ...personal, 'content-security-policy': proofs },
    order: { ...personal, 'content-security-policy': payments },
  };
}

/** The kind of the page at a path. */
export function pageKindOf(path: string): PageKind {
  if (path === '/order' || path.startsWith('/order/')) return 'order';
  if (path.startsWith('/stock-alert/')) return 'personal';
  return isMeasured(path) ? 'page' : 'unmeasured';
}

/** True where a browser asks for a page that nobody has pressed the link to yet. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch');

/**
 * What a page of the build carries besides, names and values in turn: the rules by which a browser may get the next one
 * ready, unless the visitor saves data (rule page.activation).
 */
export const readyRules = (headers: IncomingHttpHeaders): readonly string[] =>
  headers['save-data'] === 'on' ? [] : rules;

const rules = ['speculation-rules', `"${speculationRulesPath}"`];

/** For browsers without such rules: how long a page that was fetched ahead may be kept; null for one that was not. */
export const keptAhead = (headers: IncomingHttpHeaders): string | null =>
  headers['purpose'] === 'prefetch' ? `private, max-age=${limits.prefetchedSeconds}` : null;
