import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readVersioned, writeVersioned } from './storage.ts';

const schema = z.object({ make: z.string(), year: z.nullable(z.int()) });

describe('text with a version', () => {
  test('is read back as it was written', () => {
    const data = fc.record({ make: fc.string(), year: fc.option(fc.integer(), { nil: null }) });
    fc.assert(
      fc.property(data, (value) => {
        expect(readVersioned(schema, writeVersioned(value))).toEqual({ ...value });
      }),
    );
  });

  test.each([
    null,
    '',
    'GM',
    '{"v":1,"data":{"make":',
    '{"v":2,"data":{"make":"GM","year":1}}',
    '{"make":"GM","year":1}',
    '[]',
  ])('that cannot be read is nothing: %s', (text) => expect(readVersioned(schema, text)).toBeNull());

  test('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readVersioned(schema, text)));
  });
});
