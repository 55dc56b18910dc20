import type { CallOptions, CallResult } from '#api/call.ts';
import type { ListedPart, PartsAnswer } from '#api/parts.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import { writeAvailability } from '#domain/availability/availability.ts';
import { describe, expect, test } from 'vitest';
import { createSizeStock } from './size-stock.ts';

const part = (slug: string, name: AvailabilityCase) =>
  ({ slug, availability: { case: name, message: writeAvailability(name) } }) as ListedPart;

function begin(...answers: CallResult<PartsAnswer>[]) {
  const calls: unknown[] = [];
  const stock = createSizeStock({
    call: (async (_path: string, _schema: unknown, options: CallOptions) => {
      calls.push(options.body);
      return answers.shift();
    }) as never,
  });
  return { ...stock, calls };
}

// rule size.nearest
test('keeps the sizes in the order of the page, and asks for all of them again', async () => {
  const parts = [part('A-STD', 'intransit'), part('A-.25', 'instock')];
  const answer: CallResult<PartsAnswer> = { ok: true, value: { parts, unknown: [], failed: [] } };
  const { $sizes, load, reload, calls } = begin(answer, answer);
  await load(['A-STD', 'A-.25']);
  await reload();
  expect(calls).toEqual([{ ids: ['A-STD', 'A-.25'] }, { ids: ['A-STD', 'A-.25'] }]);
  expect($sizes.get().map(({ slug, isInStock }) => [slug, isInStock])).toEqual([
    ['A-STD', false],
    ['A-.25', true],
  ]);
});

describe('load', () => {
  test('names the sizes that are not in stock, in the words of the buy box', async () => {
    const parts = [part('A-STD', 'alternative'), part('A-.25', 'intransit'), part('A-.50', 'outofstock')];
    const { $notInStock, load } = begin({ ok: true, value: { parts, unknown: [], failed: ['A-001'] } });
    await load(['A-STD', 'A-.25', 'A-.50', 'A-001']);
    expect([...$notInStock.get()]).toEqual([
      ['A-.25', 'In transit'],
      ['A-.50', 'Temporarily out of stock'],
    ]);
  });

  test('asks for each size once, also when it failed', async () => {
    const { $notInStock, load, calls } = begin(
      { ok: false, problem: { code: 'shop-unavailable', ref: '' } },
      { ok: true, value: { parts: [part('B-STD', 'intransit')], unknown: [], failed: [] } },
    );
    await load(['A-STD', 'A-.25']);
    await load(['A-.25', 'A-STD', 'B-STD']);
    await load(['B-STD']);
    expect(calls).toEqual([{ ids: ['A-STD', 'A-.25'] }, { ids: ['B-STD'] }]);
    expect([...$notInStock.get()]).toEqual([['B-STD', 'In transit']]);
  });
});
