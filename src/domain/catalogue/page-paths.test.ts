import { expect, test } from 'vitest';
import { enginePath, readEnginePath } from './page-paths.ts';

test.each([
  [enginePath('Honda', 'K20A'), { makeSlug: 'Honda', engineSlug: 'K20A' }],
  ['/catalogue/Honda', null],
  ['/catalogue/Honda/', null],
  ['/catalogue/Honda/K20A/parts', null],
  ['/guides/catalogue/Honda/K20A', null],
  ['/details/4B1606H-STD', null],
  ['Honda/K20A', null],
])('the engine of a page: %s', (path, engine) => expect(readEnginePath(path)).toEqual(engine));
