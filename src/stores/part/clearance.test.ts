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

  test('a mistake is said when the field is left, not while it is typed', () => {
    const { $reading, type, settle } = open();
    type('housing', '50.608');
    type('journal', '4');
    expect($reading.get()).toEqual({ kind: 'waiting', fields: [] });
    settle();
    expect($reading.get()).toMatchObject({ kind: 'implausible', issue: { kind: 'off', field: 'journal' } });
    type('journal', '47.768');
    expect($reading.get().kind).toBe('fits');
  });

  test('a press on what is proposed mends it', () => {
    const { $reading, type, settle, readIn, exchange } = open();
    type('housing', '1.8807');
    type('journal', '1.9924');
    settle();
    readIn('in', ['housing', 'journal']);
    expect($reading.get()).toMatchObject({ kind: 'implausible', issue: { kind: 'swapped' } });
    exchange();
    expect($reading.get()).toMatchObject({ kind: 'fits' });
  });

  test('what was typed on the page of the H set is there on that of the HX set', () => {
    const effects = memory();
    const plain = open({}, effects);
    plain.type('housing', '50.608');
    plain.type('journal', '47.768');
    const extra = open({ set: '4B1606HX', twin: null }, effects);
    extra.restore();
    expect(extra.$reading.get()).toMatchObject({ kind: 'fits', choice: { slug: '4B1606HX-STD' } });
  });

  test('without a wall nothing is worked out', () => {
    const { $reading, type } = open({ wall: null });
    type('housing', '50.608');
    type('journal', '47.768');
    expect($reading.get()).toEqual({ kind: 'missing-data' });
  });
});

describe('end float', () => {
  test.each([
    ['0.12', 'in-range'],
    ['0,18', 'too-large'],
    ['0.05', 'too-small'],
    ['', 'waiting'],
    ['0.1.2', 'waiting'],
  ])('%j: %s', (text, kind) => {
    const { $reading, type } = createEndFloat(sampleWashers(), memory());
    type('endFloat', text);
    expect($reading.get().kind).toBe(kind);
  });

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
