import { z } from 'zod';
import type { Services } from '../services.ts';
import { readBody } from './body.ts';
import { answerProblem, type Exchange } from './exchange.ts';
import type { Refusal } from './guard.ts';

export const cspReportPath = '/csp-reports';

/**
 * What a policy ends with. All browsers of today know this word; where `report-to` stands beside it some take that one alone, which
 * needs a header more on every page and sends nothing over http. Reports of that form are read too.
 */
export const reportWords = `report-uri ${cspReportPath}`;

const bodyBytes = 16_384;
const mostInOne = 20;
/** Reports that are read at once and in a second: a broken page of a busy hour sends thousands that say the same. */
const [burst, inSecond] = [60, 1];

const modernSchema = z.array(
  z.looseObject({
    type: z.string(),
    body: z.looseObject({ effectiveDirective: z.string(), blockedURL: z.string().default('') }).optional(),
  }),
);
const olderSchema = z.looseObject({
  'csp-report': z.looseObject({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
    'blocked-uri': z.string().default(''),
  }),
});

/** Directives of our policy; what else is sent is nobody's but the sender's. */
const directives = new Set(
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src frame-src form-action base-uri frame-ancestors object-src manifest-src worker-src media-src'.split(
    ' ',
  ),
);

/** What was kept out, without saying which: few words of our own choosing, and nothing of a visitor. */
type Blocked = {
  directive: string;
  blocked: 'inline' | 'eval' | 'data' | 'extension' | 'outside' | 'own' | 'other';
};

function classify(blocked: string, site: string): Blocked['blocked'] {
  if (blocked === '' || blocked === 'inline' || blocked === 'self') return 'inline';
  if (/^(?:wasm-)?eval$/.test(blocked)) return 'eval';
  if (/^(?:data|blob)/.test(blocked)) return 'data';
  if (/^[a-z-]*extension/.test(blocked)) return 'extension';
  if (!/^https?:/.test(blocked)) return 'other';
  return URL.parse(blocked)?.origin === site ? 'own' : 'outside';
}

const firstWord = (text: string): string => text.split(' ')[0] ?? '';
const nameDirective = (text: string): string => (directives.has(firstWord(text)) ? firstWord(text) : 'other');

/** What a body tells, in either form that browsers send; empty for what is neither. `site`: the origin of the shop. */
export function readReports(text: string, site: string): Blocked[] {
  const json = parseJson(text);
  const modern = modernSchema.safeParse(json);
  const violations = modern.success
    ? modern.data.flatMap(({ type, body }) =>
        type === 'csp-violation' && body ? [[body.effectiveDirective, body.blockedURL] as const] : [],
      )
    : readOlder(json);
  return violations
    .slice(0, mostInOne)
    .map(([directive, blocked]) => ({ directive: nameDirective(directive), blocked: classify(blocked, site) }));
}

function readOlder(json: unknown): (readonly [string, string])[] {
  const older = olderSchema.safeParse(json);
  if (!older.success) return [];
  const report = older.data['csp-report'];
  return [[report['effective-directive'] ?? report['violated-directive'], report['blocked-uri']]];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether one more may be read, for all senders together: nobody's address is kept for it. */
export function createReportPace(now: () => number): () => boolean {
  let [left, at] = [burst, now()];
  return () => {
    left = Math.min(burst, left + (Math.max(0, now() - at) / 1000) * inSecond);
    at = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

const types = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i;

/** Browsers send them from pages of ours without saying so; nothing but counts comes of them. */
export const isCspReport = ({ request, path }: Exchange): boolean =>
  path === cspReportPath && request.method === 'POST';

export const checkReportType = ({ request }: Exchange): Refusal =>
  types.test(request.headers['content-type'] ?? '') ? null : { status: 415, code: 'wrong-type' };

/**
 * Counts what browsers report (rule operation.csp-reports): 204, or 429 without reading when there are too many. Neither the page
 * nor what was kept out is written down, for both may say who looked at what.
 */
export async function takeCspReports(
  { env, log, measures }: Services,
  exchange: Exchange,
  mayRead: () => boolean,
): Promise<void> {
  const { request, response } = exchange;
  if (!mayRead()) {
    measures.increment('csp_reports_total', { directive: 'dropped', blocked: 'dropped' });
    const headers = { 'retry-after': '60', connection: 'close' };
    return answerProblem(log, exchange, { status: 429, code: 'too-many-requests', headers });
  }
  const body = await readBody(request, bodyBytes);
  if (!body.ok) {
    if (body.reason === 'too-large') answerProblem(log, exchange, { status: 413, code: 'too-large' });
    return;
  }
  for (const report of readReports(body.text, new URL(env.SITE_URL).origin)) {
    measures.increment('csp_reports_total', report);
    log.debug('csp-report', report);
  }
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
}
