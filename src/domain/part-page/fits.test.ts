import { expect, test } from 'vitest';
import type { Application } from '../catalogue/catalogue.ts';
import { listFits } from './fits.ts';

const fit = (make: string, engine: string, engineSlug: string | null = engine): Application => ({
  ...{ make, makeSlug: make, engine, engineSlug },
  model: 'A4',
  variant: 'Petrol',
});

// rule part.fits
test.each<[string, Application[], string[]]>([
  ['nothing is known', [], []],
  ['each engine once', [fit('Audi', '6A'), fit('Audi', '6A'), fit('Audi', 'AEB')], ['Audi: 6A AEB']],
  ['makes in their order', [fit('Seat', 'ABF'), fit('Audi', '6A'), fit('Seat', 'AMK')], ['Seat: ABF AMK', 'Audi: 6A']],
  ['one engine of two makes', [fit('Audi', 'ABF'), fit('Seat', 'ABF')], ['Audi: ABF', 'Seat: ABF']],
  ['a make that is read in another way', [fit('DODGE', '420A')], ['Dodge: 420A']],
  ['an engine without a page', [fit('Audi', 'XX', null)], ['Audi: (XX)']],
])('%s', (_case, applications, expected) => {
  const written = listFits(applications).map(
    ({ make, engines }) =>
      `${make}: ${engines.map(({ name, slug }) => (slug === null ? `(${name})` : name)).join(' ')}`,
  );
  expect(written).toEqual(expected);
});
