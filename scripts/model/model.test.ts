import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Commands, Wishes } from './command.ts';
import { begin, type Beginning, beginnings, modelParts, placeIn, put, sequences } from './commands.ts';
import { type ModelShop, openModelShop } from './model-shop.ts';
import { createSlowLine } from './slow-line.ts';
import { openSystem } from './system.ts';
import type { SeededError } from './tab.ts';
import { findBrokenInvariants } from './invariants.ts';

/** `npm run test:deep` plays all; CI the first of the same ones. */
const usualRuns = process.env['DEEP'] === '1' ? 1_000 : 40;

/** `MODEL_SEED=… MODEL_PATH=…` plays a sequence again that a failing run has printed. */
const seed = Number(process.env['MODEL_SEED'] ?? 26);
const runs = Number(process.env['MODEL_RUNS'] ?? usualRuns);
const path = process.env['MODEL_PATH'];

let shop: ModelShop;
beforeAll(async () => {
  shop = await openModelShop(createSlowLine());
});
afterAll(() => shop.stop());

function restock(): void {
  const { parts } = shop.sandbox.store;
  for (const slug of modelParts) {
    const part = parts.bySlug(slug);
    if (part)
      parts.save({
        ...part,
        price: { eur: { net: 8_000 }, pln: { net: 34_400 } },
        stock: { ...part.stock, default: 500 },
      });
  }
}

/** Plays one sequence to its end and gives what must never be. */
async function play(beginning: Beginning, commands: Commands, seededError: SeededError = null) {
  restock();
  const wishes: Wishes = { typed: new Map(), typedIn: new Set() };
  const system = openSystem(shop, createSlowLine(), seededError);
  await begin(system, wishes, beginning);
  await fc.asyncModelRun(() => ({ model: wishes, real: system }), commands);
  return { faults: await findBrokenInvariants(system, wishes), orders: system.evidence.orders.length };
}

test(`${runs} sequences over basket and checkout break nothing`, { timeout: 300_000 }, async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(beginnings, sequences(8), async (beginning, commands) => {
      const { faults, orders } = await play(beginning, commands);
      made += orders;
      expect(faults).toEqual([]);
    }),
    { numRuns: runs, seed, ...(path ? { path } : {}) },
  );
  console.log(`model: ${runs} sequences with seed ${seed}, ${made} orders made`);
  if (!path) expect(made).toBeGreaterThan(runs / 20);
});

// rule basket.late-answers
test('a basket that is begun in another tab outlives the late answer to placing', async () => {
  restock();
  const wishes: Wishes = { typed: new Map(), typedIn: new Set() };
  const system = openSystem(shop, createSlowLine());
  await begin(system, wishes, 'summary');
  placeIn(system, 0, false);
  await system.line.rest();
  while (!system.line.labels().includes('← POST /api/order')) await system.step([0]);
  put(system, 1, modelParts[0], 4);
  await system.line.rest();
  await system.late();
  expect(await findBrokenInvariants(system, wishes)).toEqual([]);
  expect(system.evidence.orders).toHaveLength(1);
});

// rule basket.late-answers
test.each(['reloaded', 'left for another'])('a page that is %s while it places leaves nothing counted', async (how) => {
  restock();
  const wishes: Wishes = { typed: new Map(), typedIn: new Set() };
  const system = openSystem(shop, createSlowLine());
  await begin(system, wishes, 'summary');
  placeIn(system, 0, false);
  system.tab(0).go(how === 'reloaded' ? 'summary' : 'page');
  expect(await findBrokenInvariants(system, wishes)).toEqual([]);
  expect(system.evidence.orders).toHaveLength(1);
});

/** The seeds are those that find them soonest: any does within some hundreds of sequences. */
test.each([
  ['late answers win', 7, beginnings, /was gone and came back/],
  ['nobody waits', 3, beginnings, /in the basket, asked for was/],
  ['every window pays', 1, fc.constant<Beginning>('two order pages'), /and was taken/],
] as const)('a seeded error is found: %s', { timeout: 300_000 }, async (seededError, quickSeed, begins, words) => {
  const tried = await fc.check(
    fc.asyncProperty(begins, sequences(8), async (beginning, commands) => {
      const { faults } = await play(beginning, commands, seededError);
      return !faults.some((fault) => words.test(fault));
    }),
    { numRuns: 1_000, seed: quickSeed, endOnFailure: true },
  );
  expect(tried.failed).toBe(true);
});
