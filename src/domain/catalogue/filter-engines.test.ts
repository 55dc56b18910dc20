import { describe, expect, test } from 'vitest';
import { filterEngines, readFinderYear } from './filter-engines.ts';

const engine = (name: string, models: string, from: number, to: number) => ({
  ...{ name, models, capacity: '1994cc', years: [from, to] as const },
  ...{ nickname: name === 'EJ20G' ? 'Thrust on No. 3' : '', cylinders: 'F4' },
});
const subarus = [
  engine('EA82T', 'Leone Turbo', 1984, 1994),
  engine('EJ205', 'Impreza WRX GD, Forester XT', 1998, 2006),
  engine('EJ207', 'Impreza WRX STI', 1996, 2019),
  engine('EJ20G', 'Impreza WRX GC8, Legacy Turbo', 1989, 1996),
  { ...engine('EJ999', 'Impreza', 0, 0), years: null },
];
const names = (typed: string, year: number | null) => {
  const { inYear, outside } = filterEngines(subarus, typed, year);
  return [inYear.map(({ name }) => name).join(' '), outside.map(({ name }) => name).join(' ')];
};

// rule finder.typed-engine
describe('engines of a make', () => {
  test.each<[string, number | null, string, string]>([
    ['', null, 'EA82T EJ205 EJ207 EJ20G EJ999', ''],
    ['ej20', 1999, 'EJ205 EJ207', 'EJ20G'],
    ['EJ-20', 1999, 'EJ205 EJ207', 'EJ20G'],
    ['impreza', 1999, 'EJ205 EJ207 EJ999', 'EJ20G'],
    ['impreza sti', null, 'EJ207', ''],
    ['turbo', null, 'EA82T EJ20G', ''],
    ['1994', 1990, 'EA82T EJ20G EJ999', 'EJ205 EJ207'],
    ['ejx', null, '', ''],
    ['thrust on', null, 'EJ20G', ''],
    ['2.0', null, 'EA82T EJ205 EJ207 EJ20G EJ999', ''],
    ['boxer', null, 'EA82T EJ205 EJ207 EJ20G EJ999', ''],
    ['straight six', null, '', ''],
  ])('%j in %s: %s; outside: %s', (typed, year, inYear, outside) => {
    expect(names(typed, year)).toEqual([inYear, outside]);
  });

  test.each([
    ['1999', 1999],
    [' 2004 ', 2004],
    ['99', null],
    ['1899', null],
    ['abcd', null],
    ['', null],
  ])('year %j is %s', (typed, year) => {
    expect(readFinderYear(typed)).toBe(year);
  });
});
