import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRetryBudget } from './retry.ts';

const takeAll = (budget: ReturnType<typeof createRetryBudget>): number => {
  let taken = 0;
  while (budget.take()) taken += 1;
  return taken;
};

const earn = (budget: ReturnType<typeof createRetryBudget>, calls: number) => {
  for (let call = 0; call < calls; call += 1) budget.earn();
};

// rule commerce.retry-budget
test.each([
  ['at the start', 0, 10],
  ['one call earns a tenth', 1, 0],
  ['nine calls earn no whole one', 9, 0],
  ['ten calls earn one', 10, 1],
  ['a hundred earn ten', 100, 10],
  ['no more than ten are saved up', 10_000, 10],
])('%s', (when, calls, repeats) => {
  const budget = createRetryBudget();
  if (when !== 'at the start') takeAll(budget);
  earn(budget, calls);
  expect(takeAll(budget)).toBe(repeats);
});

// rule commerce.retry-budget
test('however calls and repeats come, repeats are never more than ten and a tenth of the calls', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('call', 'repeat'), { maxLength: 400 }), (events) => {
      const budget = createRetryBudget();
      let [calls, repeats] = [0, 0];
      for (const event of events) {
        if (event === 'call') {
          budget.earn();
          calls += 1;
        } else if (budget.take()) repeats += 1;
        expect(repeats).toBeLessThanOrEqual(10 + calls / 10);
      }
    }),
  );
});
