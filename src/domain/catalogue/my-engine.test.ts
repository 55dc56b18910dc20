import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameEngine, type MyEngine, parseMyEngine, writeMyEngine } from './my-engine.ts';

const k20a: MyEngine = {
  makeSlug: 'Honda',
  engineSlug: 'K20A',
  make: 'Honda',
  engine: 'K20A',
  sets: ['4B1972H', '5M1957H', 'OPHD1194HP', '4B1183H+5M1172H'],
};

describe('parseMyEngine', () => {
  test('gives back what was written', () => {
    expect(parseMyEngine(writeMyEngine(k20a))).toEqual(k20a);
  });

  test.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{"makeSlug":'],
    ['another shape', '["Honda","K20A"]'],
    ['a key too many', JSON.stringify({ ...k20a, price: 1 })],
    ['a key too few', JSON.stringify({ ...k20a, sets: undefined })],
    ['an address that leads elsewhere', JSON.stringify({ ...k20a, makeSlug: '../..//shop.example' })],
    ['a path of dots', JSON.stringify({ ...k20a, engineSlug: '..' })],
    ['a set that is none', JSON.stringify({ ...k20a, sets: ['<b>'] })],
    ['more sets than any engine has', JSON.stringify({ ...k20a, sets: Array(201).fill('4B1972H') })],
    ['a name that fills the page', JSON.stringify({ ...k20a, engine: 'K'.repeat(81) })],
  ])('%s is no engine', (_case, text) => {
    expect(parseMyEngine(text)).toBeNull();
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseMyEngine(text) === null));
  });
});

test('the same engine is told by its address', () => {
  expect(isSameEngine(k20a, { makeSlug: 'Honda', engineSlug: 'K20A' })).toBe(true);
  expect(isSameEngine(k20a, { makeSlug: 'Acura', engineSlug: 'K20A' })).toBe(false);
});
