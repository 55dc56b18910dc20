import { z } from 'zod';
import { turnstileVerify } from '#config/captcha.ts';
import { site } from '#config/site.ts';
import { trustedNetworksSchema } from './proxy-networks.ts';

/**
 * The environment, parsed once at start. Every variable has a default that fits the sandbox, except that a shop which
 * speaks to a real commerce API (`COMMERCE_API_URL` set) must name its own address and secret.
 */
const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const address = z.url({ protocol: /^https?$/ });
const optionalAddress = z
  .union([address, z.literal('')])
  .default('')
  .transform((value) => value || null);

const envSchema = z.object({
  PORT: port(4321),
  SANDBOX_PORT: port(4400),
  /** address under which visitors reach the shop; default http://localhost:PORT */
  SITE_URL: optionalAddress,
  /** further host names that may ask, comma separated ("www.shop.example") */
  ALLOWED_HOSTS: z.string().default(''),
  /** networks of the proxies in front, which add the visitor's address to X-Forwarded-For themselves; empty: there is none */
  TRUST_PROXY: trustedNetworksSchema,
  COMMERCE_API_URL: optionalAddress,
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
  SMTP_URL: z.string().default(''),
  /** mailbox that enquiries go to */
  ENQUIRY_TO: z.email().default(site.supportEmail),
  /** mailbox that dealers' applications go to; empty: the same */
  DEALER_ENQUIRY_TO: z.union([z.email(), z.literal('')]).default(''),
  /** what keeps programs out of the forms; see `proof/` */
  CAPTCHA: z.enum(['proof-of-work', 'turnstile']).default('proof-of-work'),
  TURNSTILE_SITE_KEY: z.string().default(''),
  TURNSTILE_SECRET: z.string().default(''),
  TURNSTILE_VERIFY_URL: address.default(turnstileVerify),
  MAIL_FROM: z.string().min(3).default('Race Series <orders@shop.example>'),
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

const remedies: Record<string, string> = {
  SITE_URL: 'set it to the address of the shop, e.g. https://www.shop.example',
  SHOP_SECRET: 'set it to at least 32 random characters, e.g. from `openssl rand -hex 32`',
  SHOP_SECRETS_BEFORE: 'give the secrets that SHOP_SECRET was before, comma separated, or leave it empty',
  COMMERCE_API_URL: 'give a full http(s) address without a path, e.g. https://commerce.example',
  TRUST_PROXY:
    'list the networks of the proxies in front, e.g. 10.0.0.0/8,127.0.0.1; leave it empty where visitors reach the shop directly',
  REDIS_URL: 'set it to the server that all shops share, e.g. redis://redis.example:6379',
  ENQUIRY_TO: 'give the one address that enquiries go to, e.g. support@shop.example',
  STOCK_ALERT_EVERY: 'give minutes from 1 to 10080, or 0 for never',
  DEALER_ENQUIRY_TO: 'give the one address that applications of dealers go to, or leave it empty',
  CAPTCHA: 'give proof-of-work or turnstile',
  PORT: 'give a number from 1 to 65535',
  METRICS_PORT: 'give a number from 1 to 65535 that is not PORT, or leave it empty',
  SECURITY_CONTACT: 'give addresses with their kind, e.g. mailto:security@shop.example,https://shop.example/security',
  SANDBOX_PORT: 'give a number from 1 to 65535',
};

/** Sandbox stand-ins for everything that is not configured. */
function withSandbox(env: Parsed): Env {
  const sandbox = `http://localhost:${env.SANDBOX_PORT}`;
  const base = (env.COMMERCE_API_URL ?? sandbox).replace(/\/$/, '');
  const isSandbox = env.COMMERCE_API_URL === null || env.COMMERCE_API_URL === sandbox;
  const site = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const hosts = [
    new URL(site).host,
    `localhost:${env.PORT}`,
    `127.0.0.1:${env.PORT}`,
    ...env.ALLOWED_HOSTS.split(',').map((host) => host.trim().toLowerCase()),
  ];
  return {
    ...env,
    SITE_URL: site.replace(/\/$/, ''),
    COMMERCE_API_URL: base,
    COUNTRY_SERVICE_URL: env.COUNTRY_SERVICE_URL ?? `${base}/country`,
    MARQUEE_URL: env.MARQUEE_URL ?? `${base}/public/marquee/${env.COMMERCE_SOURCE}`,
    NEWS_SERVICE_URL: env.NEWS_SERVICE_URL ?? base,
    PAYPAL_SDK_URL: env.PAYPAL_SDK_URL ?? (isSandbox ? `${base}/paypal/sdk/js` : null),
    REVOLUT_SDK_URL: env.REVOLUT_SDK_URL ?? (isSandbox ? `${base}/revolut` : null),
    DEALER_ENQUIRY_TO: env.DEALER_ENQUIRY_TO || env.ENQUIRY_TO,
    SMTP_URL: env.SMTP_URL || (isSandbox ? `smtp://localhost:${env.SANDBOX_PORT + 1}` : ''),
    isSandbox,
    allowedHosts: [...new Set(hosts.filter(Boolean))],
  };
}

const missingForRedis = (env: Parsed): string[] =>
  env.STORAGE === 'redis' && env.REDIS_URL === '' ? [`REDIS_URL is missing: ${remedies.REDIS_URL}`] : [];

const missingForTurnstile = (env: Parsed): string[] =>
  env.CAPTCHA === 'turnstile'
    ? (['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'] as const)
        .filter((name) => env[name] === '')
        .map((name) => `${name} is missing: copy it from the widget's page at the provider`)
    : [];

const missingForRealShop = (env: Parsed): string[] => {
  if (env.COMMERCE_API_URL === null || env.COMMERCE_API_URL === `http://localhost:${env.SANDBOX_PORT}`) return [];
  return [
    env.SITE_URL === null ? `SITE_URL is missing: ${remedies.SITE_URL}` : '',
    env.SHOP_SECRET === '' ? `SHOP_SECRET is missing: ${remedies.SHOP_SECRET}` : '',
    env.SMTP_URL === ''
      ? 'SMTP_URL is missing: set it to the mail server, e.g. smtps://user:password@mail.example'
      : '',
  ].filter(Boolean);
};

/** Parses the environment; on failure gives every fault with how to mend it, one line each. */
export function parseEnv(
  source: Record<string, string | undefined>,
): { ok: true; env: Env } | { ok: false; faults: string[] } {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} is wrong (${issue.message}): ${remedies[name] ?? 'see .env.example'}`;
    });
    return { ok: false, faults };
  }
  const missing = [
    ...missingForRedis(parsed.data),
    ...missingForTurnstile(parsed.data),
    ...missingForRealShop(parsed.data),
  ];
  return missing.length > 0 ? { ok: false, faults: missing } : { ok: true, env: withSandbox(parsed.data) };
}
