import { describe, expect, test } from 'vitest';
import { engineFilters } from './engine-filters.ts';
import { matchesEngine } from './matches-engine.ts';

const engine = {
  ...{ name: 'K20A', models: 'Civic Type R EP3, Integra Type R DC5', capacity: '1998cc' },
  ...{ nickname: 'Red top', cylinders: 'I4' },
};

// rule catalogue.engine-search
test('the filter buttons and their order', () => {
  expect(engineFilters).toStrictEqual(['All', 'Engine', 'Models', 'Capacity']);
});

// rule catalogue.engine-search
describe('matchesEngine', () => {
  test.each([
    ['Engine', 'k20', true],
    ['Engine', '20A', false],
    ['Engine', 'Civic', false],
    ['Capacity', '19', true],
    ['Capacity', '1998CC', true],
    ['Capacity', '1998 cc', true],
    ['Capacity', '1 998', true],
    ['Capacity', '1,998cc', true],
    ['Capacity', '1.998 CC', true],
    ['All', '1998 cc', true],
    ['Capacity', '998 cc', false],
    ['Capacity', '98', false],
    ['Models', 'type r ep3', true],
    ['Models', 'DC5', true],
    ['Models', 'K20A', false],
    ['All', 'K2', true],
    ['All', '199', true],
    ['All', 'integra', true],
    ['All', '20A', false],
    ['All', '998', false],
    ['All', '', true],
    ['Engine', '  ', true],
    ['Engine', ' k20 ', true],
    // what it is called, cylinders and litres
    ['All', 'red top', true],
    ['Engine', 'Redt', true],
    ['All', 'top', true],
    ['Models', 'red top', false],
    ['All', 'white block', false],
    ['All', '4 Zylinder', true],
    ['Engine', 'straight four', true],
    ['All', '5 cylindrów', false],
    ['Capacity', '2.0', true],
    ['All', '2,0 l', true],
    ['Capacity', '2 litre', true],
    ['Capacity', '1.9', false],
  ] as const)('%s, "%s": %s', (filter, query, isFound) => {
    expect(matchesEngine(engine, filter, query)).toBe(isFound);
  });

  test('an engine without capacity is not found by one', () => {
    expect(matchesEngine({ ...engine, capacity: null }, 'Capacity', '1')).toBe(false);
    expect(matchesEngine({ ...engine, capacity: null }, 'Capacity', 'n')).toBe(false);
  });
});
