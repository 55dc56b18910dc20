import type { LengthUnit } from '#domain/clearance/length.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMeasuring, readMeasured, readTyped, showTyped } from './measuring.ts';

const createMemory = (text: string | null = null) => {
  const memory = { text };
  return { memory, save: (next: string) => void (memory.text = next), read: () => memory.text };
};
const open = (subject = '4B1606H', text: string | null = null) => {
  const { memory, ...effects } = createMemory(text);
  return { memory, ...createMeasuring(subject, effects) };
};

describe('what is typed', () => {
  test('stays as typed while the unit stays, with its unit', () => {
    const { $measuring, type } = open();
    type('journal', '47,758');
    expect($measuring.get()).toMatchObject({ isTyping: true, typed: { journal: { text: '47,758', unit: 'mm' } } });
  });

  test('is shown in the other unit, and exactly as typed after switching back', () => {
    const { $measuring, type, chooseUnit } = open();
    type('journal', '51.980');
    chooseUnit('in');
    const { typed, unit } = $measuring.get();
    expect(showTyped(typed.journal, unit)).toBe('2.04646');
    chooseUnit('mm');
    expect(showTyped(typed.journal, $measuring.get().unit)).toBe('51.980');
  });

  test('switching the unit any number of times never changes the length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.array(fc.constantFrom<LengthUnit>('mm', 'in')),
        (t, units) => {
          const { $measuring, type, chooseUnit } = open();
          type('journal', (t / 10_000).toFixed(4));
          const before = readTyped($measuring.get().typed.journal);
          units.forEach(chooseUnit);
          expect(readTyped($measuring.get().typed.journal)).toEqual(before);
        },
      ),
    );
  });
});

describe('mending a slip', () => {
  test('the same figures in the other unit', () => {
    const { $measuring, type, readIn } = open();
    type('journal', ' 1.8807 ');
    type('housing', '1.9924');
    readIn('in', ['journal', 'housing']);
    expect($measuring.get()).toMatchObject({
      unit: 'in',
      isTyping: false,
      typed: { journal: { text: '1.8807', unit: 'in' }, housing: { text: '1.9924', unit: 'in' } },
    });
  });

  test('only one of them: the other keeps its length', () => {
    const { $measuring, type, readIn } = open();
    type('journal', '1.8807');
    type('housing', '50.608');
    readIn('in', ['journal']);
    const { typed, unit } = $measuring.get();
    expect([showTyped(typed.journal, unit), showTyped(typed.housing, unit)]).toEqual(['1.8807', '1.99244']);
  });

  test('journal and housing exchanged', () => {
    const { $measuring, type, exchange } = open();
    type('journal', '50.608');
    type('housing', '47.768');
    exchange();
    expect($measuring.get().typed).toMatchObject({ journal: { text: '47.768' }, housing: { text: '50.608' } });
  });
});

describe('kept in the tab', () => {
  test('comes back on the page of another size', () => {
    const first = open();
    first.type('journal', '47.768');
    first.chooseUnit('in');
    const next = open('4B1606H', first.memory.text);
    next.restore();
    expect(next.$measuring.get()).toMatchObject({
      unit: 'in',
      isTyping: false,
      typed: { journal: { text: '47.768', unit: 'mm' } },
    });
  });

  test('of another engine only the unit comes back', () => {
    const first = open();
    first.type('journal', '47.768');
    first.chooseUnit('in');
    const next = open('5M1959H', first.memory.text);
    next.restore();
    expect(next.$measuring.get()).toMatchObject({ unit: 'in', typed: { journal: { text: '', unit: 'in' } } });
  });

  test.each([null, '', '{', '{"subject":"4B1606H"}', '{"subject":1,"unit":"cm"}'])('%j is nothing', (text) => {
    const { $measuring, restore } = open('4B1606H', text);
    restore();
    expect($measuring.get()).toMatchObject({ unit: 'mm', typed: { journal: { text: '' } } });
  });
});

test.each([
  ['0', 'no-number', 'length'],
  ['0.000 in', 'no-number', 'length'],
  ['0.0001', 'length', 'length'],
  ['-5', 'no-number', 'no-number'],
  ['', 'empty', 'empty'],
])('%j is no diameter: %s; as an end float: %s', (text, diameter, endFloat) => {
  const typed = { text, unit: 'mm' } as const;
  const fields = (['journal', 'housing', 'endFloat'] as const).map(
    (field) => readMeasured({ typed: { journal: typed, housing: typed, endFloat: typed } }, field).kind,
  );
  expect(fields).toEqual([diameter, diameter, endFloat]);
});
