import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test-kit/shop.ts';
import { askOver, type Reach } from './ask.ts';
import { begin, type Running, until, whenUp } from './processes.ts';

/** What stands in front of the proxy: its network, and the host that visitors ask there. */
type Cdn = { network: string; host: string };

export type Proxy = {
  name: string;
  /** path of the program, or null where it is not installed */
  program: string | null;
  /** has its own program check what the kit hands out, and serves by it; `[https, http, admin]` are free ports */
  start(ports: readonly number[], upstreams: readonly number[], cdn?: Cdn): Promise<{ running: Running; reach: Reach }>;
};

const find = (...paths: string[]): string | null => paths.find((path) => existsSync(path)) ?? null;
const kit = (file: string): string => join('scripts/deploy/proxy', file);

const isUp = (reach: Reach) => async (): Promise<boolean> => (await askOver(reach)('/')).status > 0;

async function startCaddy(
  program: string,
  [https = 0, http = 0, admin = 0]: readonly number[],
  upstreams: readonly number[],
  cdn?: Cdn,
) {
  const home = newFolder();
  const env = {
    ...{ HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    SHOP_ADDRESS: `https://localhost:${https}`,
    SHOP_HOST: cdn?.host ?? `localhost:${https}`,
    SHOP_UPSTREAMS: upstreams.map((port) => `127.0.0.1:${port}`).join(' '),
    CADDY_ADMIN: `localhost:${admin}`,
    CADDY_HTTP_PORT: String(http),
  };
  const file = join(home, 'Caddyfile');
  const text = readFileSync(kit('Caddyfile'), 'utf8');
  writeFileSync(file, cdn ? text.replace(/# (trusted_proxies) \S+/, `$1 ${cdn.network}`) : text);
  const args = ['--config', file, '--adapter', 'caddyfile'];
  execFileSync(program, ['validate', ...args], { env, stdio: 'pipe' });
  const running = begin(program, ['run', ...args], env);
  const authority = join(home, 'caddy/pki/authorities/local/root.crt');
  await whenUp(
    running,
    until(async () => existsSync(authority), running),
  );
  const reach = { port: https, ca: readFileSync(authority) };
  await whenUp(running, until(isUp(reach), running));
  return { running, reach };
}

/** The places that both files of nginx mark, filled in as for a machine of its own; nothing else of them is changed. */
const fillIn = (text: string, [https, http]: readonly number[], folder: string): string =>
  text
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${http};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${https} `)
    .replaceAll('www.shop.example;', 'localhost;')
    .replace(/\/etc\/\S*fullchain\.pem/, join(folder, 'own.crt'))
    .replace(/\/etc\/\S*privkey\.pem/, join(folder, 'own.key'));

/** Has nginx check a file of the kit, and serves by it. */
async function runNginx(program: string, text: string, ports: readonly number[], folder: string) {
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const files = ['-keyout', join(folder, 'own.key'), '-out', join(folder, 'own.crt')];
  execFileSync('openssl', ['req', ...made, '-addext', 'subjectAltName=DNS:localhost', ...files], { stdio: 'pipe' });
  mkdirSync(join(folder, 'tmp'));
  const site = join(folder, 'shop.conf');
  writeFileSync(site, fillIn(text, ports, folder));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((of) => `${of}_temp_path ${join(folder, 'tmp', of)};`)
    .join(' ');
  const main = `user root; daemon off; pid ${join(folder, 'pid')}; error_log stderr; worker_processes 1; events {} http { access_log off; ${temporary} include ${site}; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  execFileSync(program, [...args, '-t'], { stdio: 'pipe' });
  const running = begin(program, args);
  const reach = { port: ports[0] ?? 0, ca: readFileSync(join(folder, 'own.crt')) };
  await whenUp(running, until(isUp(reach), running));
  return { running, reach };
}

async function startNginx(program: string, ports: readonly number[], upstreams: readonly number[], cdn?: Cdn) {
  const servers = upstreams.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n');
  const text = readFileSync(kit('nginx.conf'), 'utf8').replace(/( {2}server 127\.0\.0\.1.*\n)+/, `${servers}\n`);
  const behindCdn = text
    .replace(/# (set_real_ip_from) \S+;/, `$1 ${cdn?.network};`)
    .replace('# real_ip_header', 'real_ip_header');
  return runNginx(program, cdn ? behindCdn : text, ports, newFolder());
}

/** The cache of the kit in front of a proxy; `kept` is the folder of what it keeps. */
export async function startCache(program: string, ports: readonly number[], proxy: Reach) {
  const folder = newFolder();
  const [kept, authority] = [join(folder, 'kept'), join(folder, 'proxy.crt')];
  writeFileSync(authority, proxy.ca);
  const text = readFileSync('scripts/deploy/cdn/nginx-cache.conf', 'utf8')
    .replace('/var/cache/nginx/shop', kept)
    .replace('origin.shop.example:443', `127.0.0.1:${proxy.port}`)
    .replace('/etc/ssl/certs/ca-certificates.crt', authority);
  return { ...(await runNginx(program, text, ports, folder)), kept };
}

const caddy = find('/usr/bin/caddy', '/usr/local/bin/caddy');
export const nginx = find('/usr/sbin/nginx', '/usr/local/sbin/nginx');

/** Those of the kit. */
export const proxies: readonly Proxy[] = [
  { name: 'Caddy', program: caddy, start: (...given) => startCaddy(caddy ?? '', ...given) },
  { name: 'nginx', program: nginx, start: (...given) => startNginx(nginx ?? '', ...given) },
];
