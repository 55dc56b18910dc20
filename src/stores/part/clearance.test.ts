import { sampleShells, sampleWashers } from '#domain/clearance/samples.ts';
import { describe, expect, test } from 'vitest';
import { createEndFloat, createShellClearance } from './clearance.ts';

const memory = (text: string | null = null) => {
  let stored = text;
  return { save: (next: string) => void (stored = next), read: () => stored };
};

describe('choosing the size', () => {
  const open = (changes = {}, effects = memory()) => createShellClearance(sampleShells(changes), effects);

  test('waits for both lengths and says which is missing', () => {
    const { $reading, type } = open();
    expect($reading.get()).toEqual({ kind: 'waiting', fields: ['housing', 'journal'] });
    type('journal', '47.768');
    expect($reading.get()).toEqual({ kind: 'waiting', fields: ['housing'] });
    type('housing', '50.608');
    expect($reading.get()).toMatchObject({ kind: 'fits', choice: { slug: '4B1606H-STD' } });
  });

  test('one length in inch and one in mm are one answer', () => {
    const { $reading, type, chooseUnit } = open();
    type('housing', '50.608');
    chooseUnit('in');
    type('journal', '1.8708');
    expect($reading.get()).toMatchObject({ kind: 'fits', choice: { slug: '4B1606H-.25' } });
  });
});

describe('end float', () => {
  test('the wrong unit is said when the field is left', () => {
    const { $reading, type, settle, readIn } = createEndFloat(sampleWashers(), memory());
    type('endFloat', '0.005');
    expect($reading.get()).toEqual({ kind: 'waiting', fields: [] });
    settle();
    expect($reading.get()).toEqual({ kind: 'implausible', unit: 'in' });
    readIn('in', ['endFloat']);
    expect($reading.get().kind).toBe('in-range');
  });
});
