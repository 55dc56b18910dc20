import type { Env } from '../env.ts';
import type { Exchange } from './exchange.ts';

export const securityTextPath = '/.well-known/security.txt';

/** Days after which whoever has kept a copy shall ask again. */
const goodForDays = 90;
const dayMs = 86_400_000;

/** Where a weakness of the shop is told (RFC 9116). `now` in ms; the day of expiry is a whole one, so that the text holds for a day. */
function writeSecurityText(env: Pick<Env, 'SECURITY_CONTACT' | 'SITE_URL'>, now: number): string {
  const expires = new Date((Math.floor(now / dayMs) + goodForDays) * dayMs).toISOString().replace('.000', '');
  return [
    ...env.SECURITY_CONTACT.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${env.SITE_URL}${securityTextPath}`,
    '',
  ].join('\n');
}

/** Answers with it; rule operation.security-contact. */
export function serveSecurityText({ request, response }: Exchange, env: Env, now: number): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' });
  response.end(request.method === 'HEAD' ? undefined : writeSecurityText(env, now));
}
