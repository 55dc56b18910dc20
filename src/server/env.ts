import { z } from 'zod';
import { turnstileVerify } from '#config/captcha.ts';
import { site } from '#config/site.ts';
import { findMissing, remedies } from './env-faults.ts';
import { findStrangeNames } from './env-names.ts';
import { trustedNetworksSchema } from './proxy-networks.ts';

/**
 * The environment, parsed once at start. Every variable has a default that fits the sandbox, except that a shop which
 * speaks to a real commerce API (`COMMERCE_API_URL` set) must name its own address and secret.
 */
const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const address = z.url({ protocol: /^https?$/ });
const optionally = (kind: z.ZodType<string>) =>
  z
    .union([kind, z.literal('')])
    .default('')
    .transform((value) => value || null);
const optionalAddress = optionally(address);
/** scheme, host and port alone: our own paths are put behind it */
const optionalOrigin = optionally(
  address.refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.pathname + url.search + url.hash === '/' && url.username + url.password === '';
  }, 'there is more than scheme, host and port'),
);
/** as the provider shows it: "GTM-ABC1234" */
const thirdPartyId = z
  .string()
  .regex(/^[\w-]*$/, 'no id')
  .default('');
const hostList = /^(?:\s*(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\s*(?:,|$))*$/i;
/** "orders@shop.example" or "Race Series <orders@shop.example>" */
const sender = /^(?:[^<>@\r\n]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

const envSchema = z.object({
  PORT: port(4321),
  /** address of this machine that PORT is open on; empty: all of them, which a container needs */
  LISTEN_HOST: z.union([z.literal(''), z.ipv4(), z.ipv6()]).default(''),
  SANDBOX_PORT: port(4400),
  /** address under which visitors reach the shop; default http://localhost:PORT */
  SITE_URL: optionalOrigin,
  /** further host names that may ask, comma separated ("www.shop.example") */
  ALLOWED_HOSTS: z.string().regex(hostList, 'no list of host names').default(''),
  /** networks of the proxies in front, which add the visitor's address to X-Forwarded-For themselves; empty: there is none */
  TRUST_PROXY: trustedNetworksSchema,
  COMMERCE_API_URL: optionalOrigin,
  COMMERCE_SOURCE: z.string().min(1).default('acl-eu'),
  COMMERCE_PRICE_GROUP: z.string().min(1).default('retail'),
  COMMERCE_MANUFACTURER_GROUP: z.string().min(1).default('acl'),
  COMMERCE_LOCATION: z.string().min(1).default('NL'),
  COUNTRY_SERVICE_URL: optionalAddress,
  MARQUEE_URL: optionalAddress,
  NEWS_SERVICE_URL: optionalAddress,
  /** null: the provider's own address */
  PAYPAL_SDK_URL: optionalAddress,
  REVOLUT_SDK_URL: optionalAddress,
  /** services of others, each in use where its id is set; the address is null for the provider's own (rule consent.third-parties) */
  TAG_MANAGER_ID: thirdPartyId,
  TAG_MANAGER_URL: optionalAddress,
  HEATMAP_ID: thirdPartyId,
  HEATMAP_URL: optionalAddress,
  CHAT_ID: thirdPartyId,
  CHAT_URL: optionalAddress,
  SMTP_URL: z.union([z.url({ protocol: /^smtps?$/, hostname: /./ }), z.literal('')]).default(''),
  /** mailbox that enquiries go to */
  ENQUIRY_TO: z.email().default(site.supportEmail),
  /** mailbox that dealers' applications go to; empty: the same */
  DEALER_ENQUIRY_TO: z.union([z.email(), z.literal('')]).default(''),
  /** what keeps programs out of the forms; see `proof/` */
  CAPTCHA: z.enum(['proof-of-work', 'turnstile']).default('proof-of-work'),
  TURNSTILE_SITE_KEY: z.string().default(''),
  TURNSTILE_SECRET: z.string().default(''),
  TURNSTILE_VERIFY_URL: address.default(turnstileVerify),
  MAIL_FROM: z.string().regex(sender, 'no address').default('Race Series <orders@shop.example>'),
  /** seals cookies and links; at least 32 characters */
  SHOP_SECRET: z.union([z.string().min(32), z.literal('')]).default(''),
  /** earlier secrets, comma separated: links that were mailed with them still open (rule operation.secrets) */
  SHOP_SECRETS_BEFORE: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((secret) => secret.trim() || []))
    .pipe(z.array(z.string().min(32))),
  STORAGE: z.enum(['sqlite', 'memory', 'redis']).default('sqlite'),
  /** with STORAGE=redis: "redis://user:password@host:6379/0", or rediss:// with TLS */
  REDIS_URL: z.union([z.url({ protocol: /^rediss?$/ }), z.literal('')]).default(''),
  /** minutes between two looks for parts that somebody waits for; 0: only `npm run stock:alerts` looks */
  STOCK_ALERT_EVERY: z.coerce.number().int().min(0).max(10_080).default(0),
  DATA_DIR: z.string().min(1).default('.data'),
  /** the link that names the release being served */
  RELEASE_LINK: z.string().min(1).default('.releases/current'),
  /** the port that tells metrics; empty: none does */
  METRICS_PORT: z.union([z.literal('').transform(() => null), z.coerce.number().int().min(1).max(65535)]).default(null),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** where a weakness of the shop is told, comma separated addresses: mailto:, https: or tel: */
  SECURITY_CONTACT: z
    .string()
    .default(`mailto:${site.supportEmail}`)
    .transform((text) => text.split(',').map((contact) => contact.trim()))
    .pipe(z.array(z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/)).min(1)),
  /** folder of the one release that this process serves; set by the supervisor, which follows the link */
  SERVED_RELEASE: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Parsed = z.infer<typeof envSchema>;
export type Env = Omit<
  Parsed,
  'SITE_URL' | 'COMMERCE_API_URL' | 'COUNTRY_SERVICE_URL' | 'MARQUEE_URL' | 'NEWS_SERVICE_URL'
> & {
  SITE_URL: string;
  COMMERCE_API_URL: string;
  COUNTRY_SERVICE_URL: string;
  MARQUEE_URL: string;
  NEWS_SERVICE_URL: string;
  /** true when no real commerce API is configured */
  isSandbox: boolean;
  allowedHosts: string[];
};

/**
 * Sandbox stand-ins for everything that is not configured. Mail goes to a figure: of a name the mail client asks a name server first,
 * even of this machine's own, and no mail would come where none answers.
 */
function withSandbox(env: Parsed): Env {
  const sandbox = `http://localhost:${env.SANDBOX_PORT}`;
  const base = (env.COMMERCE_API_URL ?? sandbox).replace(/\/$/, '');
  const isSandbox = env.COMMERCE_API_URL === null || env.COMMERCE_API_URL === sandbox;
  // as browsers write it: without a port that goes without saying, in small letters
  const site = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin;
  const hosts = [
    new URL(site).host,
    `localhost:${env.PORT}`,
    `127.0.0.1:${env.PORT}`,
    ...env.ALLOWED_HOSTS.split(',').map((host) => host.trim().toLowerCase()),
  ];
  return {
    ...env,
    SITE_URL: site,
    COMMERCE_API_URL: base,
    COUNTRY_SERVICE_URL: env.COUNTRY_SERVICE_URL ?? `${base}/country`,
    MARQUEE_URL: env.MARQUEE_URL ?? `${base}/public/marquee/${env.COMMERCE_SOURCE}`,
    NEWS_SERVICE_URL: env.NEWS_SERVICE_URL ?? base,
    PAYPAL_SDK_URL: env.PAYPAL_SDK_URL ?? (isSandbox ? `${base}/paypal/sdk/js` : null),
    REVOLUT_SDK_URL: env.REVOLUT_SDK_URL ?? (isSandbox ? `${base}/revolut` : null),
    DEALER_ENQUIRY_TO: env.DEALER_ENQUIRY_TO || env.ENQUIRY_TO,
    SMTP_URL: env.SMTP_URL || (isSandbox ? `smtp://127.0.0.1:${env.SANDBOX_PORT + 1}` : ''),
    isSandbox,
    allowedHosts: [...new Set(hosts.filter(Boolean))],
  };
}

/** What is set to nothing is not set; blanks at the ends come from files of settings. */
const readGiven = (source: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(source)
      .map(([name, text]) => [name, text?.trim() ?? ''] as const)
      .filter(([, text]) => text !== ''),
  );

/** Parses the environment; on failure gives every fault with how to mend it, one line each. */
export function parseEnv(
  source: Record<string, string | undefined>,
): { ok: true; env: Env } | { ok: false; faults: string[] } {
  const given = readGiven(source);
  const parsed = envSchema.safeParse(given);
  // one line for each setting, whatever else is wrong with it
  const issues = parsed.error?.issues ?? [];
  const wrong = new Map(issues.toReversed().map((issue) => [String(issue.path[0]), issue.message] as const));
  const faults = [
    ...[...wrong]
      .toReversed()
      .map(([name, message]) => `${name} is wrong (${message}): ${remedies[name] ?? 'see .env.example'}`),
    ...findMissing(given),
    ...findStrangeNames(Object.keys(given), Object.keys(envSchema.shape)),
  ];
  return parsed.success && faults.length === 0 ? { ok: true, env: withSandbox(parsed.data) } : { ok: false, faults };
}
