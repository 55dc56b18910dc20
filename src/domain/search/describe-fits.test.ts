import { describe, expect, test } from 'vitest';
import type { Application } from '../catalogue/catalogue.ts';
import { describeFits, writeFits } from './describe-fits.ts';

const row = (make: string, engine: string, model = 'Any'): Application => ({
  make,
  makeSlug: make,
  model,
  engine,
  engineSlug: engine,
  variant: '',
});
const titleOf = (slug: string) => (slug === 'DODGE' ? 'Dodge' : slug);
const write = (rows: Application[], lead: string | null = null) => writeFits(describeFits(rows, titleOf), lead);
const three = [
  row('Honda', 'K20A', 'Civic'),
  row('Honda', 'K20A', 'Integra'),
  row('Honda', 'K24A'),
  row('Acura', 'K20A2'),
];

describe('what a set fits', () => {
  test.each([
    ['nothing known', [], ''],
    ['one engine in many models', three.slice(0, 2), 'Honda K20A'],
    ['two engines of a make', three.slice(0, 3), 'Honda K20A, K24A'],
    ['more', three, 'Honda K20A, K24A +1'],
    ['of two makes', [row('DODGE', '440'), row('Jeep', '440')], 'Dodge 440, Jeep 440'],
  ])('%s', (_, rows, text) => {
    expect(write(rows)).toBe(text);
  });

  test.each([
    ['Honda K20A', 'Honda K20A, K24A +1'],
    ['Acura K20A2', 'Acura K20A2 +2'],
    ['Honda K24A', 'Honda K24A +2'],
  ])('led by %s: %s', (lead, text) => {
    expect(write(three, lead)).toBe(text);
  });
});
