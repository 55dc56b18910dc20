import { LRUCache } from 'lru-cache';
import { isAnswered, parseConsent } from '#domain/consent/consent.ts';
import { chooseEncoding, withLength } from '../encoding.ts';
import type { LiveAnswers, DatedPart } from './live-answers.ts';

/** Characters and bytes of answers that are kept: the two or three thousand that are asked for most within three seconds. */
const mostBytes = 4 * 2 ** 20;

/** What the bookkeeping of one answer takes beside its bytes. */
const overheadBytes = 512;

/** Two addresses that many ask for alike, as links and scripts write them; each other spelling is answered without this. */
const sharedAddress = /^\/(?:api\/part|details\/box)\/[\w.-]+(?:\?quantity=\d{1,3})?$/;

/** Patterns of their routes. */
export const sharedRoutes: readonly string[] = ['/api/part/[slug]', '/details/box/[slug]'];

/** An answer as it went out: headers as names and values in turn. */
export type KeptAnswer = { headers: readonly string[]; body: Buffer };

/** What an answer for somebody without a basket was made of. */
type Source = { slug: string; country: string; value: DatedPart['value'] };

/** All of a request that shapes such an answer: `url` is path and query, `country` the one that it is told for. */
type Question = { url: string; cookie: string | null; accepted: string | null; country: string };

type Kept = KeptAnswer & { source: Source; minute: number };

export type KeptAnswers = {
  /** this request was answered out of this alone, and of nothing else that belongs to its visitor */
  note(request: Request, source: Source): void;
  /** the same answer with its length; kept where what it was made of was noted */
  keep(request: Request, answer: Response): Promise<Response>;
  /** the answer that would be made now, byte for byte; null where it has to be made */
  find(question: Question): KeptAnswer | null;
};

const isShared = (url: string): boolean => sharedAddress.test(url);

const toKey = ({ url, cookie, accepted, country }: Question): string =>
  `${url} ${country} ${chooseEncoding(accepted ?? '')} ${isAnswered(parseConsent(cookie))}`;

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

type Options = { live: Pick<LiveAnswers, 'isOfNow'>; now: () => number };

/**
 * Answers about a part as they went out, good for as long as what the commerce API told is that of the moment (rule
 * availability.shared): then the next visitor without a basket, of the same country, gets the same bytes. Day, cut-off hour and
 * holidays turn on a full minute, so none is good beyond its own.
 */
export function createKeptAnswers({ live, now }: Options): KeptAnswers {
  const sources = new WeakMap<Request, Source & { minute: number }>();
  const answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
  const minuteOf = (): number => Math.floor(now() / 60_000);

  function remember(request: Request, kept: KeptAnswer): void {
    const noted = sources.get(request);
    const url = pathOf(request.url);
    if (!noted || noted.minute !== minuteOf() || request.method !== 'GET' || !isShared(url)) return;
    const { minute, ...source } = noted;
    const [cookie, accepted] = [request.headers.get('cookie'), request.headers.get('accept-encoding')];
    answers.set(toKey({ url, cookie, accepted, country: source.country }), { ...kept, source, minute });
  }

  return {
    note: (request, source) => void sources.set(request, { ...source, minute: minuteOf() }),
    async keep(request, answer) {
      if (request.method === 'HEAD') return withLength(answer);
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = new Headers(answer.headers);
      headers.set('content-length', String(body.length));
      if (answer.status === 200 && !headers.has('set-cookie'))
        remember(request, { headers: [...headers].flat(), body });
      return new Response(body, { status: answer.status, headers });
    },
    find(question) {
      if (!isShared(question.url)) return null;
      const kept = answers.get(toKey(question));
      if (!kept || kept.minute !== minuteOf() || !live.isOfNow(kept.source)) return null;
      return kept;
    },
  };
}
