import { expect, test } from 'vitest';
import type { Application } from '../catalogue/catalogue.ts';
import { findFlow, gatherFits, type PartCard } from './part-card.ts';

const fit = (make: string, engine: string, model: string): Application => ({
  make,
  makeSlug: make,
  model,
  engine,
  engineSlug: engine,
  variant: 'Petrol',
});

test('applications are gathered by make, each engine and model once', () => {
  const rows = [fit('Honda', 'B16A', 'CRX'), fit('Honda', 'B16A', 'Civic'), fit('Acura', 'B18A1', 'Integra')];
  expect(gatherFits(rows)).toEqual([
    { make: 'Honda', engines: ['B16A'], models: ['CRX', 'Civic'] },
    { make: 'Acura', engines: ['B18A1'], models: ['Integra'] },
  ]);
});

// rule part.flow-figures
test('a flow value is taken from the part data or is not there', () => {
  const card = { specifications: [{ name: 'Litres/min at 600 rpm', value: '7.8' }] } as unknown as PartCard;
  expect(findFlow(card, 'Litres/Min', 600)).toBe('7.8');
  expect(findFlow(card, 'Gal/Min', 600)).toBeNull();
  expect(findFlow(card, 'Litres/Min', 3000)).toBeNull();
});
