import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const faultsOf = (...names: string[]) => {
  const parsed = parseEnv(Object.fromEntries(names.map((name) => [name, '1'])));
  return parsed.ok ? [] : parsed.faults.filter((fault) => fault.includes(' is no setting: '));
};

test.each([
  ['COMERCE_API_URL', 'COMMERCE_API_URL'],
  ['SITEURL', 'SITE_URL'],
  ['STIE_URL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SHOP_SECERT', 'SHOP_SECRET'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['STORGE', 'STORAGE'],
  ['PROT', 'PORT'],
  ['LISTENHOST', 'LISTEN_HOST'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['RELEASE_DIR', 'RELEASES_DIR'],
  ['COMMERCE_URL', 'COMMERCE_'],
  ['COMMERCE_APIURL', 'COMMERCE_API_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['MAIL_TO', 'MAIL_FROM'],
  ['REDIS_HOST', 'REDIS_URL'],
  ['TURNSTILE_SITEKEY', 'TURNSTILE_SITE_KEY'],
  ['STOCK_ALERTS_EVERY', 'STOCK_ALERT_EVERY'],
])('%s is refused, and the line says what was meant', (name, meant) => {
  expect(faultsOf(name)).toEqual([expect.stringContaining(meant)]);
});

test('settings of other programs are left alone', () => {
  const machine =
    'PATH HOME USER SHELL SHLVL PWD OLDPWD LANG LC_ALL TERM TZ EDITOR MAIL LOGNAME HOSTNAME DISPLAY PS1 _ CI';
  const node =
    'NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE UV_THREADPOOL_SIZE NO_COLOR FORCE_COLOR DEBUG';
  const npm = 'npm_config_port npm_lifecycle_event npm_package_name INIT_CWD COLOR';
  const proxies = 'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy SSL_CERT_FILE';
  const keepers =
    'INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS STATE_DIRECTORY LOGS_DIRECTORY CREDENTIALS_DIRECTORY';
  const kubernetes = 'KUBERNETES_SERVICE_HOST SHOP_SERVICE_HOST SHOP_SERVICE_PORT REDIS_PORT REDIS_PORT_6379_TCP_ADDR';
  const others = 'OTEL_EXPORTER_OTLP_ENDPOINT DATABASE_URL AWS_REGION LOG_FORMAT DATA_PATH XDG_DATA_DIRS SSH_AUTH_SOCK';
  const all = [machine, node, npm, proxies, keepers, kubernetes, others].join(' ').split(' ');
  expect(faultsOf(...all, ...Object.keys(process.env))).toEqual([]);
});

/** Files of a folder of the repository, tests left out: those set what they like. */
const listCode = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.m?ts$/.test(file) && !/\.test\.ts$|test-kit|\/generated\//.test(file));

test('no name that a program of the repository reads is refused', () => {
  const code = ['src/server', 'scripts'].flatMap(listCode).map((file) => readFileSync(file, 'utf8'));
  const read = code.flatMap((text) => [...text.matchAll(/\benv(?:ironment)?(?:\.|\[')([A-Z][A-Z_\d]+)/g)]);
  const names = new Set(read.map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(20);
  expect(faultsOf(...names)).toEqual([]);
});

test('every setting that an operator is told of is known by its name: with a letter too many it is refused', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(documented).toContain('NIGHT_REPORT_TO');
  const unknown = documented.filter((name) => !faultsOf(`${name}X`).some((fault) => fault.includes(`write ${name}`)));
  expect(unknown).toEqual([]);
});
