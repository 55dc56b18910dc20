/**
 * `npm run bench -- upstream [--built]`: how much of a crowd reaches the commerce API, counted by the sandbox itself, and what
 * visitors are told when it hangs: over the built shop, whose release is made where it is not there. Exits 1 when a limit does
 * not hold.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltShop } from '../checks/built-shop.ts';
import { countStatuses, inStep, slowest, timeSeconds } from './upstream/crowd.ts';
import { createWitness, type Questions } from './upstream/sandbox.ts';
import { addressOf, createVisitors, type Visitor } from './upstream/visitors.ts';

type Verdict = { what: string; measured: string; isHeld: boolean };

/** 1,000 views in ten seconds, half of them for another country; so many calls for each size and country at most. */
const crowd = { views: 1_000, everyMs: 10, countries: ['DE', 'FR'] };
const atOnce = 200;
/** milliseconds: the longest wait of the first who meet silence, and of those after them */
const patience = { first: 6_000, later: 300 };
/** seconds until a shop that is asked twice a second has noticed that the API is back */
const recoverySeconds = 12;
/** so long an answer is that of the moment, in seconds */
const freshSeconds = 3;

const shop = await startBuiltShop({ isBuilt: process.argv.includes('--built') });
const witness = createWitness(shop.sandboxUrl);
const visitors = createVisitors(shop.url);
const sets = ['4B1606H', '4B1946H', '5M7298H', '8B663H'];
const [first = [], second = [], third = [], fourth = []] = await witness.readSizes(sets, 6);

const parts = (questions: Questions) =>
  Object.entries(questions).filter(([question]) => question.startsWith('getItem '));
const sum = (questions: Questions) => parts(questions).reduce((all, [, count]) => all + count, 0);

async function chooseCountries(): Promise<string[]> {
  const chosen = crowd.countries.map((country, at) =>
    visitors.cookiesAfter({ address: addressOf(at, 9), cookie: '' }, '/api/visitor/country', 'PUT', { country }),
  );
  return Promise.all(chosen);
}

async function measureCrowd(): Promise<Verdict> {
  const cookies = await chooseCountries();
  let seconds = 0;
  let statuses = '';
  const questions = await witness.during(async () => {
    seconds = await timeSeconds(async () => {
      const answers = await inStep(crowd.views, crowd.everyMs, (at) =>
        visitors.view({ address: addressOf(at), cookie: cookies[at % cookies.length] ?? '' }, first, at % 5 === 0),
      );
      statuses = countStatuses(answers.flat());
    });
  });
  const counts = parts(questions).map(([, count]) => count);
  // a busy machine stretches the ten seconds, and the calls with them
  const most = Math.floor(seconds / freshSeconds) + 1;
  const expected = first.length * crowd.countries.length;
  return {
    what: `${crowd.views} views of ${first[0]} in its six sizes, two countries, in ${seconds.toFixed(1)} s (${statuses})`,
    measured: `${Math.max(...counts)} calls for each size and country (at most ${most}), ${sum(questions)} in all`,
    isHeld:
      counts.length === expected && counts.every((count) => count <= most) && statuses === `200 × ${crowd.views * 2}`,
  };
}

async function measureAtOnce(): Promise<Verdict> {
  let statuses = '';
  const slug = second[0] ?? '';
  const [cookie = ''] = await chooseCountries();
  const questions = await witness.during(async () => {
    const answers = await inStep(atOnce, 0, (at) => visitors.askPart({ address: addressOf(at), cookie }, slug));
    statuses = countStatuses(answers);
  });
  return {
    what: `${atOnce} at once for ${slug} (${statuses})`,
    measured: `${sum(questions)} call`,
    isHeld: sum(questions) === 1 && statuses === `200 × ${atOnce}`,
  };
}

/** Every fourth has a basket, which cannot be read either; the country of nobody is known. */
const meet = (baskets: readonly string[], wave: number, at: number): Visitor => ({
  address: addressOf(at, wave),
  cookie: at % 4 === 0 ? (baskets[at % baskets.length] ?? '') : '',
});

async function measureSilence(): Promise<Verdict[]> {
  const buyer = { address: addressOf(0, 8), cookie: '' };
  const line = { part: third[1], quantity: 1 };
  const baskets = [await visitors.cookiesAfter(buyer, '/api/basket/lines', 'POST', line)];
  const [known = '', unknown = ''] = [third[0], fourth[0]];
  await visitors.askPart(buyer, known);
  await pause(freshSeconds * 1_000);
  await witness.hang();
  const wave = async (at: number) => {
    const [ofKnown, ofUnknown, ofSizes] = await Promise.all([
      inStep(20, 20, (one) => visitors.askPart(meet(baskets, at, one), known)),
      inStep(20, 20, (one) => visitors.askPart(meet(baskets, at, one), unknown)),
      inStep(10, 40, (one) => visitors.askParts(meet(baskets, at, one), [known, ...fourth])),
    ]);
    return { ofKnown, all: [...ofKnown, ...ofUnknown, ...ofSizes] };
  };
  const verdicts: Verdict[] = [];
  for (const [at, name] of ['first', 'second', 'third'].entries()) {
    const { ofKnown, all } = await wave(at + 1);
    const told = ofKnown.filter(({ status, asOf }) => status === 200 && asOf !== null).length;
    const most = at === 0 ? patience.first : patience.later;
    verdicts.push({
      what: `nothing answers: ${name} wave of 50 (${countStatuses(all)})`,
      measured: `slowest ${Math.round(slowest(all))} ms (under ${most}); ${told} of 20 read what was known, with its time`,
      isHeld: slowest(all) < most && told === 20,
    });
    if (at === 1) await pause(2_000);
  }
  return verdicts;
}

async function measureRecovery(): Promise<Verdict> {
  await witness.recover();
  const seconds = await timeSeconds(async () => {
    for (let tries = 0; tries < 60; tries += 1) {
      const { status, asOf } = await visitors.askPart({ address: addressOf(tries, 7), cookie: '' }, fourth[0] ?? '');
      if (status === 200 && asOf === null) return;
      await pause(500);
    }
  });
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
console.log('| what | measured | |\n|---|---|---|');
for (const { what, measured, isHeld } of verdicts)
  console.log(`| ${what} | ${measured} | ${isHeld ? 'holds' : 'DOES NOT HOLD'} |`);
process.exit(verdicts.every(({ isHeld }) => isHeld) ? 0 : 1);
