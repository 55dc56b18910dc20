import { expect, test } from 'vitest';
import { leavesFigures, namesSeveral } from './left-over.ts';

// rule quick-order.quantity
test.each([
  ['4B1606H-STD', '4B1606H-STD', false],
  ['4b1606h .50', '4B1606H-.50', false],
  ['4B1606H 0.25', '4B1606H-.25', false],
  ['4 B 1606 H STD', '4B1606H-STD', false],
  ['4B1606H .25 mm', '4B1606H-.25', false],
  ['Honda 4B1606H .25', '4B1606H-.25', false],
  ['4B1606H-STD urgent', '4B1606H-STD', false],
  ['conrod set 4B1606H STD', '4B1606H-STD', false],
  ['ag 1', 'AG-1', false],
  ['CR819HP', '8B663H-STD', false],
  ['King CR819HP', '8B663H-STD', false],
  ['4B1606H-STD (2)', '4B1606H-STD', true],
  ['4B1606H-STD #2', '4B1606H-STD', true],
  ['4B1606H-STD 3-4', '4B1606H-STD', true],
  ['4B1606H-STD .77', '4B1606H-STD', true],
  ['4B1606H .25 .50', '4B1606H-.25', true],
  ['4B1606H-STD 4B1608H-STD', '4B1606H-STD', true],
  ['4B1606H-STD 1 or', '4B1606H-STD', true],
])('beside the number in "%s" (%s) figures stand: %s', (text, slug, leaves) => {
  expect(leavesFigures(text, slug)).toBe(leaves);
});

test.each([
  ['4B1606H-STD 2 4B1946H-STD 3', true],
  ['4b1606h .25, 4b1946h', true],
  ['4B1606H-STD 2', false],
  ['4B1606', false],
])('"%s" names several parts: %s', (text, isSo) => {
  expect(namesSeveral(text, ['4B1606H-STD', '4B1946H-STD'])).toBe(isSo);
});
