/**
 * `npm run bench -- upstream [--built]`: how much of a crowd reaches the commerce API, counted by the sandbox itself, and what
 * visitors are told when it hangs: over the built shop, whose release is made where it is not there. Exits 1 when a limit does
 * not hold.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { readCatalogue } from '#collections/catalogue.ts';
import { startBuiltShop } from '../checks/built-shop.ts';
import { createSandbox } from './upstream/sandbox.ts';
import { type Answered, createVisitors, visitorAt } from './upstream/visitors.ts';

type Verdict = { what: string; measured: string; isHeld: boolean };

/** 1,000 views in ten seconds, half of them for another country; so many calls for each size and country at most. */
const crowd = { views: 1_000, everyMs: 10, countries: ['DE', 'FR'] };
const atOnce = 200;
/** milliseconds: the longest wait of the first who meet silence, and of those after them */
const timeoutMs = { first: 6_000, later: 300 };
/** seconds until a shop that is asked twice a second has noticed that the API is back */
const recoverySeconds = 12;
/** so long an answer is that of the moment, in seconds */
const freshSeconds = 3;

const shop = await startBuiltShop({ isBuilt: process.argv.includes('--built') });
const sandbox = createSandbox(shop.sandboxUrl);
const visitors = createVisitors(shop.url);
const [first = [], second = [], third = [], fourth = []] = ['4B1606H', '4B1946H', '5M7298H', '8B663H'].map((set) =>
  (readCatalogue().partsBySet.get(set) ?? []).slice(0, 6).map(({ slug }) => slug),
);

/** Begins so many pieces of work, one every so many milliseconds, and waits for all. */
async function inStep<T>(count: number, everyMs: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const begun = performance.now();
  const started: Promise<T>[] = [];
  for (let at = 0; at < count; at += 1) {
    const wait = begun + at * everyMs - performance.now();
    if (wait > 0) await pause(wait);
    started.push(work(at));
  }
  return Promise.all(started);
}

const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;

/** "200 × 40, 503 × 40" */
const countStatuses = (answers: readonly Answered[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)].map(([status, of]) => `${status} × ${of.length}`).join(', ');

const chooseCountries = (): Promise<string[]> =>
  Promise.all(
    crowd.countries.map((country, at) =>
      visitors.cookiesAfter(visitorAt(at, 9), '/api/visitor/country', 'PUT', { country }),
    ),
  );

async function measureCrowd(): Promise<Verdict> {
  const cookies = await chooseCountries();
  const begun = performance.now();
  let answers: Answered[][] = [];
  const counts = await sandbox.countDuring(async () => {
    answers = await inStep(crowd.views, crowd.everyMs, (at) =>
      visitors.view(visitorAt(at, 0, cookies[at % cookies.length]), first, at % 5 === 0),
    );
  });
  const seconds = secondsSince(begun);
  const statuses = countStatuses(answers.flat());
  // a busy machine stretches the ten seconds, and the calls with them
  const most = Math.floor(seconds / freshSeconds) + 1;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const isWhole = counts.length === first.length * crowd.countries.length && statuses === `200 × ${crowd.views * 2}`;
  return {
    what: `${crowd.views} views of ${first[0]} in its ${first.length} sizes, two countries, in ${seconds.toFixed(1)} s (${statuses})`,
    measured: `${Math.max(...counts)} calls for each size and country (at most ${most}), ${all} in all`,
    isHeld: isWhole && counts.every((count) => count <= most),
  };
}

async function measureAtOnce(): Promise<Verdict> {
  const slug = second[0] ?? '';
  const [cookie] = await chooseCountries();
  let statuses = '';
  const counts = await sandbox.countDuring(async () => {
    statuses = countStatuses(await inStep(atOnce, 0, (at) => visitors.askPart(visitorAt(at, 0, cookie), slug)));
  });
  return {
    what: `${atOnce} at once for ${slug} (${statuses})`,
    measured: `calls: ${counts.join(', ')}`,
    isHeld: counts.join() === '1' && statuses === `200 × ${atOnce}`,
  };
}

async function measureSilence(): Promise<Verdict[]> {
  const buyer = visitorAt(0, 8);
  const basket = await visitors.cookiesAfter(buyer, '/api/basket/lines', 'POST', { part: third[1], quantity: 1 });
  const [known = '', unknown = ''] = [third[0], fourth[0]];
  await visitors.askPart(buyer, known);
  await pause(freshSeconds * 1_000);
  await sandbox.hang();
  const verdicts: Verdict[] = [];
  for (const [at, name] of ['first', 'second', 'third'].entries()) {
    /** Every fourth has a basket, which cannot be read either; the country of nobody is known. */
    const meet = (one: number) => visitorAt(one, at + 1, one % 4 === 0 ? basket : '');
    const [ofKnown, ofUnknown, ofSizes] = await Promise.all([
      inStep(20, 20, (one) => visitors.askPart(meet(one), known)),
      inStep(20, 20, (one) => visitors.askPart(meet(one), unknown)),
      inStep(10, 40, (one) => visitors.askParts(meet(one), [known, ...fourth])),
    ]);
    const all = [...ofKnown, ...ofUnknown, ...ofSizes];
    const slowest = Math.max(...all.map(({ ms }) => ms));
    const answered = ofKnown.filter(({ status, asOf }) => status === 200 && asOf !== null).length;
    const most = at === 0 ? timeoutMs.first : timeoutMs.later;
    verdicts.push({
      what: `nothing answers: ${name} wave of ${all.length} (${countStatuses(all)})`,
      measured: `slowest ${Math.round(slowest)} ms (under ${most}); ${answered} of 20 read what was known, with its time`,
      isHeld: slowest < most && answered === 20,
    });
    if (at === 1) await pause(2_000);
  }
  return verdicts;
}

async function measureRecovery(): Promise<Verdict> {
  await sandbox.recover();
  const begun = performance.now();
  const isBack = async (tries: number): Promise<boolean> => {
    const { status, asOf } = await visitors.askPart(visitorAt(tries, 7), fourth[0] ?? '');
    return status === 200 && asOf === null;
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
  visitors.end();
  await shop.programs.end();
}
for (const { what, measured, isHeld } of verdicts)
  console.log(`${isHeld ? 'holds' : 'DOES NOT HOLD'}: ${what}: ${measured}`);
process.exit(verdicts.every(({ isHeld }) => isHeld) ? 0 : 1);
