import { partKinds } from '#config/copy/part-kinds.ts';
import { expect, test } from 'vitest';
import { findReading } from './find-reading.ts';

const tokensOf = (label: string) => [{ role: 'kind' as const, typed: 'x', label, without: '' }];

// rule search.menu
test.each([
  ['shipping', [], '/shipping'],
  ['Versand nach Polen', [], '/shipping'],
  ['impreza rods', tokensOf(partKinds.rod), '/news/choosing-a-bearing-size'],
  ['oil pump', tokensOf(partKinds['oil-pump']), null],
  ['shippingham', [], null],
  ['', [], null],
])('%j: %s', (query, tokens, path) => expect(findReading(query, tokens)?.path ?? null).toBe(path));
