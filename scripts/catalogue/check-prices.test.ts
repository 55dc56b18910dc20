import { describe, expect, test } from 'vitest';
import { sampleRod } from '#domain/part/samples.ts';
import { assembleCatalogue } from './assemble.ts';
import { findPriceJumps } from './check-prices.ts';
import { sampleAnswers } from './samples.ts';
import { findLostSentinels, readSentinels } from './sentinels.ts';

const euro = (amount: number) => ({ amount, currency: 'eur' as const });
const price = (net: number, former: number | null = null) => ({
  net: euro(net),
  gross: euro(Math.round(net * 1.21)),
  promotion: former === null ? null : { formerGross: euro(former), lowestGross30Days: null },
});

/** A catalogue of ten parts whose net prices are given in cents; the others cost 100 euro. */
const priced = (changes: Record<number, ReturnType<typeof price>> = {}) => {
  const parts = Array.from({ length: 10 }, (_, index) =>
    sampleRod({ set: `4B${1000 + index}H`, price: changes[index] ?? price(10_000) }),
  );
  return assembleCatalogue(sampleAnswers({ listed: { parts, stock: new Map(), broken: [], hidden: 0 } }));
};
const each = (count: number, net: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index, price(net)]));

describe('rule catalogue.prices-held', () => {
  test.each([
    ['three of ten at 40 %', each(3, 4000), []],
    ['four of ten at 40 %', each(4, 4000), [/4 of 10 parts moved by more than half \(40\.0 %, at most 30 % may\)/]],
    ['all half as dear again', each(10, 15_000), []],
    ['all at 151 %', each(10, 15_100), [/10 of 10 parts moved by more than half/]],
    ['one at ten times', each(1, 100_000), []],
    [
      'one at more than ten times',
      each(1, 101_000),
      [/moved by more than ten times: 4B1000H-STD 100\.00 -> 1010\.00$/],
    ],
    ['all at a hundredth', each(10, 100), [/more than ten times: .* and 7 more/, /10 of 10 parts/]],
    ['a reduction that begins', { 0: price(6000, 12_100) }, []],
  ])('%s', (_, changes, lines) => {
    expect(findPriceJumps(priced(), priced(changes))).toEqual(lines.map((line) => expect.stringMatching(line)));
  });

  test('what was told in złoty is held like what was told in euro', () => {
    const zloty = (amount: number) => {
      const money = { amount, currency: 'pln' as const };
      return { ...priced(), zloty: { '4B1000H-STD': { net: money, gross: money, promotion: null } } };
    };
    expect(findPriceJumps(zloty(40_000), zloty(400))).toEqual([
      expect.stringContaining('prices in złoty moved by more than ten times'),
      expect.stringContaining('1 of 1 parts'),
    ]);
  });

  test('parts that came or went are compared with nothing', () => {
    const last = priced();
    expect(findPriceJumps(last, { ...last, parts: [sampleRod({ set: '4B2000H', price: price(1) })] })).toEqual([]);
  });
});

describe('rule catalogue.sentinels', () => {
  test('are read with and without what they cost', () => {
    expect(readSentinels(' 4B1606H-STD:60-200.5, AG-1,')).toEqual([
      { slug: '4B1606H-STD', net: { least: 60, most: 200.5 } },
      { slug: 'AG-1', net: null },
    ]);
    expect(readSentinels('')).toEqual([]);
    expect(readSentinels('4B1606H-STD: cheap')).toBeNull();
  });

  test.each([
    ['4B1606H-STD', []],
    ['4B1606H-STD:1-100000', []],
    ['4B1606H-STD:1-2', [/costs [\d.]+ net, which is not between 1 and 2/]],
    ['NOT-THERE', [/NOT-THERE is not in the list/]],
  ])('%s', (text, lines) => {
    const now = assembleCatalogue(sampleAnswers());
    expect(findLostSentinels(readSentinels(text) ?? [], now, now)).toEqual(
      lines.map((line) => expect.stringMatching(line)),
    );
  });

  test('one that fits no engine any more though it did', () => {
    const last = assembleCatalogue(sampleAnswers());
    const now = { ...last, applications: {} };
    expect(findLostSentinels([{ slug: '4B1606H-STD', net: null }], now, last)).toEqual([
      'the sentinel part 4B1606H-STD fits no engine any more',
    ]);
  });
});
