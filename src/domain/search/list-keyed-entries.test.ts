import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EngineEntry, KeyedEntry, SetEntry } from './index-entry.ts';
import { orderNames } from './index-format.ts';
import { listKeyedEntries } from './list-keyed-entries.ts';
import { normaliseNumber, reverse } from './normalise-number.ts';

const toSet = (code: string, type: SetEntry['kind'][0] = 'rod', name = 'Conrod bearing set'): SetEntry => ({
  ...{ code, sizes: ['STD'], kind: [type, name, '', ''], fits: [''] },
});
const toAlias = (number: string) => ({ kind: 'alias' as const, brand: 'King', number, set: toSet('8B663H') });
const toEngine = (make: number, name: string, models: string): EngineEntry => ({
  ...{ make, slug: name, name, models, built: [0, 0], cc: 0, sets: [] },
});

const makes = ['Honda', 'Land-Rover', 'Škoda', 'Chevrolet'];
type Order = (typeof orderNames)[number];
const keysOf = (orders: Record<Order, KeyedEntry[]>, order: Order) => orders[order].map(({ key }) => key);

// rule search.any-writing
describe('a number', () => {
  test.each<[string, Partial<Record<Order, string[]>>]>([
    ['4B1606H', { code: ['4B1606H'], long: ['1606'], gnol: ['6061'] }],
    ['8B663H', { code: ['8B663H'], short: ['663'], trohs: ['366'] }],
    ['AG-1', { code: ['AG1'], short: ['1'], trohs: ['1'] }],
    ['OPHD1O4OHP', { code: ['0PHD1040HP'], long: ['1040'], gnol: ['0401'] }],
    ['cr 819 hp', { code: ['CR819HP'], short: ['819'], trohs: ['918'] }],
    // a kit, by the number of each of its sets
    [
      '4B1946H+8B663H+1T1957',
      {
        code: ['4B1946H8B663H1T1957'],
        ...{ long: ['1946', '1957'], gnol: ['6491', '7591'], short: ['663'], trohs: ['366'] },
      },
    ],
    ['4B1606H+5M1606H', { code: ['4B1606H5M1606H'], long: ['1606'], gnol: ['6061'] }],
    ['ABF', { code: ['ABF'] }],
  ])('%s is filed by %j, as a set and as what one replaces', (number, keys) => {
    const [set, alias] = [toSet(number), toAlias(number)];
    for (const [rows, entry] of [
      [
        { sets: [set], aliases: [] },
        { kind: 'set', set },
      ],
      [{ sets: [], aliases: [alias] }, alias],
    ] as const) {
      const { word: _, ...orders } = listKeyedEntries(rows, [], makes);
      const expected = { ...{ code: [], long: [], gnol: [], short: [], trohs: [] }, ...keys };
      const file = (found: readonly string[]) => found.map((key) => ({ key, entry }));
      expect(orders).toEqual(
        Object.fromEntries(Object.entries(expected).map(([order, found]) => [order, file(found)])),
      );
    }
  });

  test('is filed once as it is, and by its end where it is by its beginning, whatever comes before it', () => {
    const number = fc.stringMatching(/^[0-9A-Z]{1,4}(?:[- +][0-9A-Z]{1,6}){0,2}$/);
    fc.assert(
      fc.property(fc.uniqueArray(number, { maxLength: 6 }), fc.nat(6), (numbers, at) => {
        const [sets, aliases] = [numbers.slice(0, at).map((code) => toSet(code)), numbers.slice(at).map(toAlias)];
        const orders = listKeyedEntries({ sets, aliases }, [], makes);
        expect(keysOf(orders, 'code')).toEqual(numbers.map(normaliseNumber));
        expect(keysOf(orders, 'gnol')).toEqual(keysOf(orders, 'long').map(reverse));
        expect(keysOf(orders, 'trohs')).toEqual(keysOf(orders, 'short').map(reverse));
        const runs = [...keysOf(orders, 'long'), ...keysOf(orders, 'short')];
        expect(runs.every((run) => /^\d+$/.test(run))).toBe(true);
        const turned = listKeyedEntries({ sets: sets.toReversed(), aliases: aliases.toReversed() }, [], makes);
        for (const order of orderNames)
          expect(keysOf(turned, order).toSorted()).toEqual(keysOf(orders, order).toSorted());
      }),
    );
  });
});

// rule search.trade-words
describe('a set', () => {
  test.each<[SetEntry, string[]]>([
    [toSet('4B1606H'), ['=rod']],
    [toSet('4B1946HC', 'calico', 'Coated conrod bearing set'), ['=calico']],
    [toSet('OPHD1040HP', 'oil-pump', 'Oil pump'), ['=oil-pump', 'oil', 'pump']],
    [toSet('AG-1', 'flexigauge', 'Flexigauge green'), ['=flexigauge', 'flexigauge', 'green']],
    [toSet('K1', 'kit', 'Kit für Kit'), ['=kit', 'kit', 'fur']],
    [toSet('X1', 'other', ''), ['=other']],
  ])('%j is found by the words %j', (set, keys) => {
    const { word } = listKeyedEntries({ sets: [set], aliases: [] }, [], makes);
    expect(word).toEqual(keys.map((key) => ({ key, entry: { kind: 'set', set } })));
  });
});

// rule search.trade-words
describe('an engine', () => {
  test.each<[EngineEntry, string[]]>([
    [toEngine(0, 'K20A', 'Civic Type-R'), ['@honda k20a', 'k20a', 'civic', 'type', 'typer']],
    // with O for 0 and I and L for 1
    [toEngine(0, 'Z20LET', ''), ['@honda z20let', 'z20let', 'z201et']],
    [toEngine(1, '300 Tdi', 'Defender'), ['@landrover 300tdi', '300tdi', '300td1', '300', 'tdi', 'defender']],
    [toEngine(2, 'AUQ', 'Octavia RS'), ['@skoda auq', 'auq', 'octavia', 'rs']],
    [toEngine(3, '350', 'Camaro'), ['@chevrolet 350', '350', 'sbc', 'camaro']],
    // a letter by itself is that of any car
    [toEngine(0, 'B16A', 'Boxster S'), ['@honda b16a', 'b16a', 'boxster']],
    [toEngine(0, 'B', ''), ['@honda b', 'b']],
    [toEngine(0, '', ''), ['@honda ']],
    // of a make that is not listed
    [toEngine(9, 'K20A', ''), ['@ k20a', 'k20a']],
  ])('%j is found by the words %j', (engine, keys) => {
    const { word, ...numbers } = listKeyedEntries({ sets: [], aliases: [] }, [engine], makes);
    expect(word.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(word.every(({ entry }) => entry.kind === 'engine' && entry.engine === engine)).toBe(true);
    expect(Object.values(numbers).flat()).toEqual([]);
  });
});
