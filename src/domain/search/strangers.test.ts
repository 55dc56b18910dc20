import { expect, test } from 'vitest';
import { listStrangers } from './strangers.ts';

test.each<[string, string[]]>([
  ['4B1606H-STD returned', ['returned']],
  ['honda k20a wibble wobble', ['wibble', 'wobble']],
  // as typed, with accents and capitals
  ['4B1606H-STD Rückgabe', ['Rückgabe']],
  // what the shop has not
  ['k20a head studs', ['head studs']],
  ['k20a 2 pistons', ['pistons']],
  // words of the trade are none
  ['4B1606H rods', []],
  ['4B1606H not coated', []],
  ['4B1606H bearings for', []],
  ['4B1606H hx', []],
  // nor is what stands before the last figure
  ['returned 4B1606H-STD', []],
  ['wibble 4B1606H .25 rods', []],
  // what was typed in one is said once
  ['golf 20vt', []],
  ['4B1606H not-wibble', ['not-wibble']],
  // without a figure anything may be a name
  ['returned', []],
  ['', []],
])('%j has %j behind its last figure', (typed, strangers) => expect(listStrangers(typed)).toEqual(strangers));
