/**
 * `npm run bench -- upstream [--built]`: how much of a crowd reaches the commerce API, counted by the sandbox itself, and what
 * visitors are told when it hangs: over the built shop, whose release is made where it is not there. Exits 1 when a limit does
 * not hold.
 */
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { readCatalogue } from '#collections/catalogue.ts';
import { startBuiltShop } from '../checks/built-shop.ts';
import { controlSandbox } from './control-sandbox.ts';

type Verdict = { what: string; measured: string; isHeld: boolean };

/** Ten seconds of it, half for another country, each view with two questions; so many calls for each size and country at most. */
const crowd = { views: 1_000, viewsASecond: 100, visitors: 100, countries: ['DE', 'FR'] };
const atOnce = 200;
/** milliseconds: the longest wait of the first who meet silence, and of those after them */
const timeoutMs = { first: 6_000, later: 300 };
/** seconds until a shop that is asked twice a second has noticed that the API is back */
const recoverySeconds = 12;
/** so long an answer is that of the moment, in seconds */
const freshSeconds = 3;

const shop = await startBuiltShop({ isBuilt: process.argv.includes('--built') });
const [first = [], second = [], third = [], fourth = []] = ['4B1606H', '4B1946H', '5M7298H', '8B663H'].map((set) =>
  (readCatalogue().partsBySet.get(set) ?? []).slice(0, 6).map(({ slug }) => slug),
);

/** what a visitor sends with each question */
type Visitor = Record<string, string>;
/** Visitors are told apart by their addresses, which come from four networks, as behind four providers. */
const visitorAt = (visitor: number, network = 0, cookie = ''): Visitor => ({
  'x-forwarded-for': `10.${network}.${visitor % 4}.${1 + (Math.floor(visitor / 4) % 250)}`,
  origin: shop.url,
  'content-type': 'application/json',
  ...(cookie && { cookie }),
});

type Question = { path: string; method?: 'GET' | 'POST' | 'PUT'; body?: string };
/** price and stock of one part, as a hydrated box asks for it */
const partOf = (slug = ''): Question => ({ path: `/api/part/${slug}?quantity=1` });
/** the same of several, as the sizes of a page and the rows of a list do */
const partsOf = (ids: readonly string[]): Question => ({
  path: '/api/parts/ids',
  method: 'POST',
  body: JSON.stringify({ ids }),
});

type Answered = { status: number; ms: number; cookies: string; /** what it tells was true earlier */ isOlder: boolean };

async function ask(visitor: Visitor, { path, ...init }: Question): Promise<Answered> {
  const begun = performance.now();
  const answer = await fetch(shop.url + path, { ...init, headers: visitor });
  const text = await answer.text();
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return {
    status: answer.status,
    ms: performance.now() - begun,
    cookies: cookies.join('; '),
    isOlder: text.includes('"asOf":"'),
  };
}

/** The cookies of somebody who has done this. */
async function cookiesAfter(visitor: Visitor, method: 'POST' | 'PUT', path: string, body: object): Promise<string> {
  const { status, cookies } = await ask(visitor, { path, method, body: JSON.stringify(body) });
  if (status >= 300) throw new Error(`${path} answered ${status}`);
  return cookies;
}

const chooseCountry = (country: string, at: number): Promise<string> =>
  cookiesAfter(visitorAt(at, 9), 'PUT', '/api/visitor/country', { country });

const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;

/** One after the other begins, so many milliseconds apart. */
const inStep = <T>(count: number, everyMs: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => pause(at * everyMs).then(() => work(at))));

const formatCounts = (counts: Iterable<[string | number, number]>): string =>
  [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');

/** How often the shop has asked for each part, in a country: "getItem 4B1606H-STD de" and the like. */
async function readCalls(): Promise<Map<string, number>> {
  const { questions } = await controlSandbox<{ questions: object }>(shop.sandboxUrl, 'GET', 'state');
  return new Map(Object.entries(questions).filter(([question]) => question.startsWith('getItem ')));
}

/** Each connection asks for what its visitor wants, in turn. How often each status was answered, and the calls that it took. */
async function sendCrowd(options: autocannon.Options, visit: (at: number) => autocannon.Request[]) {
  let at = 0;
  const setupClient = (client: autocannon.Client) => client.setRequests(visit(at++));
  const before = await readCalls();
  const { statusCodeStats = {} } = await autocannon({ ...options, sampleInt: 100, setupClient });
  const calls = [...(await readCalls())].map(([question, count]) => count - (before.get(question) ?? 0));
  const statuses = formatCounts(Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]));
  return { statuses, counts: calls.filter((count) => count > 0) };
}

/** A part's page: the box that the shop draws, or one that is hydrated already, and the stock of its sizes. */
const viewOf = (sizes: readonly string[], isDrawn: boolean): Question[] => [
  isDrawn ? { path: `/details/box/${sizes[0]}` } : partOf(sizes[0]),
  partsOf(sizes),
];

async function measureCrowd(): Promise<Verdict> {
  const { views, viewsASecond, visitors: connections } = crowd;
  const options = { url: shop.url, connections, amount: views * 2, overallRate: viewsASecond * 2 };
  const cookies = await Promise.all(crowd.countries.map(chooseCountry));
  const visit = (at: number) => {
    const headers = visitorAt(at, 0, cookies[at % cookies.length]);
    return viewOf(first, at % 5 === 0).map((question) => ({ ...question, headers }));
  };
  const begun = performance.now();
  const { counts, statuses } = await sendCrowd(options, visit);
  const seconds = secondsSince(begun);
  // a busy machine stretches the ten seconds, and the calls with them
  const most = Math.floor(seconds / freshSeconds) + 1;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const isWhole = counts.length === first.length * crowd.countries.length && statuses === `200 × ${views * 2}`;
  return {
    what: `${views} views of ${first[0]} in its ${first.length} sizes, two countries, in ${seconds.toFixed(1)} s (${statuses})`,
    measured: `${Math.max(...counts)} calls for each size and country (at most ${most}), ${all} in all`,
    isHeld: isWhole && counts.every((count) => count <= most),
  };
}

async function measureAtOnce(): Promise<Verdict> {
  const slug = second[0] ?? '';
  const cookie = await chooseCountry('DE', 0);
  const visit = (at: number) => [{ ...partOf(slug), headers: visitorAt(at, 0, cookie) }];
  const { counts, statuses } = await sendCrowd({ url: shop.url, connections: atOnce, amount: atOnce }, visit);
  return {
    what: `${atOnce} at once for ${slug} (${statuses})`,
    measured: `calls: ${counts.join(', ')}`,
    isHeld: counts.join() === '1' && statuses === `200 × ${atOnce}`,
  };
}

async function measureSilence(): Promise<Verdict[]> {
  const buyer = visitorAt(0, 8);
  const [known = '', inBasket = ''] = third;
  const basket = await cookiesAfter(buyer, 'POST', '/api/basket/lines', { part: inBasket, quantity: 1 });
  await ask(buyer, partOf(known));
  await pause(freshSeconds * 1_000);
  await controlSandbox(shop.sandboxUrl, 'POST', 'faults', { operation: '*', mode: 'hang' });
  const verdicts: Verdict[] = [];
  for (const [wave, name] of ['first', 'second', 'third'].entries()) {
    /** Every fourth has a basket, which cannot be read either; the country of nobody is known. */
    const meet = (at: number) => visitorAt(at, wave + 1, at % 4 === 0 ? basket : '');
    const [ofKnown, ofUnknown, ofSizes] = await Promise.all([
      inStep(20, 20, (at) => ask(meet(at), partOf(known))),
      inStep(20, 20, (at) => ask(meet(at), partOf(fourth[0]))),
      inStep(10, 40, (at) => ask(meet(at), partsOf([known, ...fourth]))),
    ]);
    const all = [...ofKnown, ...ofUnknown, ...ofSizes];
    const statuses = formatCounts(
      Map.groupBy(all, ({ status }) => status)
        .entries()
        .map(([status, of]) => [status, of.length]),
    );
    const slowest = Math.max(...all.map(({ ms }) => ms));
    const answered = ofKnown.filter(({ status, isOlder }) => status === 200 && isOlder).length;
    const most = wave === 0 ? timeoutMs.first : timeoutMs.later;
    verdicts.push({
      what: `nothing answers: ${name} wave of ${all.length} (${statuses})`,
      measured: `slowest ${Math.round(slowest)} ms (under ${most}); ${answered} of 20 read what was known, with its time`,
      isHeld: slowest < most && answered === 20,
    });
    if (wave === 1) await pause(2_000);
  }
  return verdicts;
}

async function measureRecovery(): Promise<Verdict> {
  await controlSandbox(shop.sandboxUrl, 'DELETE', 'faults');
  const begun = performance.now();
  const isBack = async (tries: number): Promise<boolean> => {
    const { status, isOlder } = await ask(visitorAt(tries, 7), partOf(fourth[0]));
    return status === 200 && !isOlder;
  };
  for (let tries = 0; tries < 60 && !(await isBack(tries)); tries += 1) await pause(500);
  const seconds = secondsSince(begun);
  return {
    what: 'it answers again',
    measured: `noticed after ${seconds.toFixed(1)} s (under ${recoverySeconds})`,
    isHeld: seconds < recoverySeconds,
  };
}

const verdicts: Verdict[] = [];
try {
  verdicts.push(await measureCrowd(), await measureAtOnce(), ...(await measureSilence()), await measureRecovery());
} finally {
  await shop.programs.end();
}
for (const { what, measured, isHeld } of verdicts)
  console.log(`${isHeld ? 'holds' : 'DOES NOT HOLD'}: ${what}: ${measured}`);
process.exit(verdicts.every(({ isHeld }) => isHeld) ? 0 : 1);
