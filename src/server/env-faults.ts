import { isThisMachine } from './proxy-networks.ts';

/** What settings ask of each other; `given` has those that are not empty. Each fault is a line with its remedy. */
type Given = Record<string, string | undefined>;

/** How to mend a setting that is wrong or missing. */
export const remedies: Record<string, string> = {
  SITE_URL: 'set it to the address of the shop without a path, e.g. https://www.shop.example',
  SHOP_SECRET: 'set it to at least 32 random characters, e.g. from `openssl rand -hex 32`',
  SHOP_SECRETS_BEFORE: 'give the secrets that SHOP_SECRET was before, comma separated, or leave it empty',
  METRICS_PORT: 'give a number from 1 to 65535 that is not PORT, or leave it empty',
  SECURITY_CONTACT: 'give addresses with their kind, e.g. mailto:security@shop.example,https://shop.example/security',
  COMMERCE_API_URL: 'give a full http(s) address without a path, e.g. https://commerce.example',
  TRUST_PROXY:
    'list the networks of the proxies in front, e.g. 10.0.0.0/8,127.0.0.1; leave it empty where visitors reach the shop directly',
  COUNTRY_SERVICE_URL: 'give a full http(s) address, e.g. https://country.example/lookup, or leave it empty',
  MARQUEE_URL: 'give a full http(s) address, e.g. https://public.example/marquee/acl-eu, or leave it empty',
  NEWS_SERVICE_URL: 'give a full http(s) address, e.g. https://news.example, or leave it empty',
  REDIS_URL: 'set it to the server that all shops share, e.g. redis://redis.example:6379',
  SMTP_URL:
    'set it to the mail server, e.g. smtps://user:password@mail.example (of a password # / @ : are written %23 %2F %40 %3A)',
  MAIL_FROM: 'give the address that mails come from, e.g. Race Series <orders@shop.example>',
  ENQUIRY_TO: 'give the one address that enquiries go to, e.g. support@shop.example',
  ALLOWED_HOSTS: 'give names without https:// and path, with commas between, e.g. shop.example,www.shop.example',
  STOCK_ALERT_EVERY: 'give minutes from 1 to 10080, or 0 for never',
  DEALER_ENQUIRY_TO: 'give the one address that applications of dealers go to, or leave it empty',
  TAG_MANAGER_ID: 'give the id of the container, e.g. GTM-ABC1234, or leave it empty',
  HEATMAP_ID: 'give the id of the project as the provider shows it, or leave it empty',
  CHAT_ID: 'give the id of the website as the provider shows it, or leave it empty',
  CAPTCHA: 'give proof-of-work or turnstile',
  STORAGE: 'give sqlite, redis or memory',
  LOG_LEVEL: 'give debug, info, warn, error or silent',
  PORT: 'give a number from 1 to 65535',
  LISTEN_HOST: 'give one address of this machine, e.g. 127.0.0.1, or leave it empty for all of them',
  SANDBOX_PORT: 'give a number from 1 to 65535',
};

const missing = (name: string): string => `${name} is missing: ${remedies[name]}`;

const forRedis = (given: Given): string[] =>
  given['STORAGE'] === 'redis' && !given['REDIS_URL'] ? [missing('REDIS_URL')] : [];

const forTurnstile = (given: Given): string[] =>
  given['CAPTCHA'] === 'turnstile'
    ? ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET']
        .filter((name) => !given[name])
        .map((name) => `${name} is missing: copy it from the widget's page at the provider`)
    : [];

const ofRealShop = ['SITE_URL', 'SHOP_SECRET', 'SMTP_URL', 'MAIL_FROM', 'ENQUIRY_TO'] as const;

/** Sandbox prices and parts on an address that buyers reach would be an offer. */
const sandboxInPublic =
  'COMMERCE_API_URL is missing: SITE_URL is on https, where buyers come, and there the sandbox would sell. ' +
  'Set it to the commerce API, e.g. https://commerce.example (to show the sandbox on https, name its address)';

const isPlainInPublic = (site: string): boolean => {
  const url = URL.parse(site);
  return url?.protocol === 'http:' && !isThisMachine(url.hostname);
};

/** Browsers keep none of our cookies there, so that nobody could buy; it happens where the proxy alone knows of TLS. */
const plainInPublic =
  'SITE_URL is wrong (over http browsers give no basket back, and anybody on the way reads along): ' +
  'give the address as buyers type it, with https://, also where the proxy in front does TLS';

function forRealShop(given: Given): string[] {
  const { COMMERCE_API_URL: api = '', SITE_URL: site = '', SANDBOX_PORT: port = '4400' } = given;
  if (api === '') return /^https:/i.test(site) ? [sandboxInPublic] : [];
  if (api.replace(/\/$/, '') === `http://localhost:${port}`) return [];
  const lacking = ofRealShop.filter((name) => !given[name]).map(missing);
  return isPlainInPublic(site) ? [...lacking, plainInPublic] : lacking;
}

/** What is missing of the settings that others ask for. */
export const findMissing = (given: Given): string[] => [
  ...forRedis(given),
  ...forTurnstile(given),
  ...forRealShop(given),
];
