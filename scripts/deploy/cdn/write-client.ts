/**
 * `npm run cdn -- RELEASE FOLDER`: the client folder of a release as a host of files takes it, with what the shop would send as
 * `_headers` and what goes on to Node as `_redirects` (CDN_ORIGIN: its address). Exit code 0: written; 1: not.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { InUse } from '#domain/consent/third-party.ts';
import { parseEnv } from '#server/env.ts';
import { cspReportPath } from '#server/http/csp-report.ts';
import {
  contentSecurityPolicy,
  documentHeaders,
  fileHeaders,
  letIn,
  proofOrigins,
  strictTransport,
} from '#server/http/headers.ts';
import { listedRoutes } from '#server/limits/endpoint-buckets.ts';
import { readInUse, thirdPartyOrigins, writeThirdParties } from '#server/release/third-party-page.ts';
import { securityTextPath } from '#server/http/security-text.ts';
import { readInlineHashes, releaseFile } from '../../release/release-file.ts';
import { type Outcome, tellOutcome } from '../backup/settings.ts';

const unpack = promisify(brotliDecompress);
const block = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Longer lines are refused by some hosts. */
const longestLine = 2000;

/** What the shop sends with files, in the form that Netlify, Cloudflare Pages and others read. */
function writeHeaders(policy: string): string {
  const forYears = { 'cache-control': 'public, max-age=31536000, immutable' };
  const lists = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const everywhere = { ...fileHeaders, ...documentHeaders, ...strictTransport, 'content-security-policy': policy };
  return `${[
    block('/*', everywhere),
    block('/_astro/*', forYears),
    block('/photos/*', forYears),
    block('/api/*', lists),
    block('/feeds/*', { 'content-type': 'application/xml; charset=utf-8' }),
    block('/speculation-rules.json', { 'content-type': 'application/speculationrules+json' }),
  ].join('\n\n')}\n`;
}

/** Addresses that our code answers, "/api/order/*": a file that is there comes before them. */
export const listLivePaths = (): string[] => {
  const live = listedRoutes.map((route) => route.replace(/\[.*/, '*'));
  return [...new Set([...live, cspReportPath, securityTextPath])].sort();
};

/** 200: the visitor does not see that another host answers. */
const writeRedirects = (origin: string): string =>
  `${listLivePaths()
    .map((path) => `${path} ${origin}${path.endsWith('*') ? `${path.slice(0, -1)}:splat` : path} 200`)
    .join('\n')}\n`;

/** Pages and feeds are kept in brotli alone: here they are what they say. Other compressed files are the host's own business. */
async function copyClient(client: string, folder: string, inUse: InUse): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: name a new folder`);
  await cp(client, folder, { recursive: true });
  const packed = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:br|gz)$/.test(file));
  const bare = packed.filter((file) => /(?:\.html|\/feeds\/[^/]+\.xml|^feeds\/[^/]+\.xml)\.br$/.test(file));
  for (const file of bare) {
    const bytes = await unpack(await readFile(join(folder, file)));
    const isPage = file.endsWith('.html.br');
    await writeFile(join(folder, file.slice(0, -3)), isPage ? writeThirdParties(bytes.toString(), inUse) : bytes);
  }
  for (const file of packed) await rm(join(folder, file));
  return bare.length;
}

/** One upload folder with the settings of the environment. */
export async function runCdn(
  environment: Record<string, string | undefined>,
  [release, folder]: readonly string[],
): Promise<Outcome> {
  const origin = URL.parse(environment['CDN_ORIGIN'] ?? '')?.origin;
  if (release === undefined || folder === undefined || origin === undefined)
    return { code: 1, lines: ['CDN_ORIGIN=https://origin.shop.example npm run cdn -- RELEASE FOLDER'] };
  const parsed = parseEnv(environment);
  if (!parsed.ok) return { code: 1, lines: ['Mend these settings:', ...parsed.faults.map((fault) => `  - ${fault}`)] };
  if (!existsSync(join(release, releaseFile)))
    return { code: 1, lines: [`There is no release in ${release}: "npm run nightly" makes one, .releases/current.`] };
  const inlineHashes = await readInlineHashes(release);
  const inUse = readInUse(parsed.env);
  const others = [...proofOrigins(parsed.env.CAPTCHA), ...thirdPartyOrigins(inUse)];
  const policy = contentSecurityPolicy(inlineHashes, letIn(others));
  const count = await copyClient(join(release, 'client'), folder, inUse);
  await writeFile(join(folder, '_headers'), writeHeaders(policy));
  await writeFile(join(folder, '_redirects'), writeRedirects(origin));
  const isLong = policy.length > longestLine;
  return {
    code: 0,
    lines: [
      `${folder}: ${count} pages, _headers, _redirects to ${origin}.`,
      ...(isLong
        ? [`The policy has ${policy.length} characters: see that your host takes a header of that length.`]
        : []),
    ],
  };
}

if (import.meta.main) await tellOutcome(() => runCdn(process.env, process.argv.slice(2)));
