import { expect, test } from 'vitest';
import * as z from 'zod';
import { readJson, requireJson } from './read-json.ts';

const schema = z.object({ made: z.array(z.string()), at: z.object({ hour: z.int() }) });
const good = { made: ['/'], at: { hour: 3 } };

test('what fits is read, and what a newer step wrote beside it is left out', () => {
  expect(readJson(schema, JSON.stringify({ ...good, more: 1 }), 'a.json')).toEqual({ ok: true, value: good });
});

test.each([
  ['half a file', '{"made":["/"', /^dist\/a\.json is broken: it is not JSON$/],
  ['an empty file', '', /^dist\/a\.json is broken: it is not JSON$/],
  ['another thing', '[]', /^dist\/a\.json is broken: .*expected object/],
  ['a field that is missing', JSON.stringify({ made: [] }), /^dist\/a\.json is broken: .*→ at/],
  ['a field of another kind', JSON.stringify({ ...good, made: [1] }), /^dist\/a\.json is broken: .*→ at made\[0\]/],
])('%s: the file and what is wrong are named, in one line', (_case, text, fault) => {
  expect(readJson(schema, text, 'dist/a.json')).toEqual({ ok: false, fault: expect.stringMatching(fault) });
  expect(() => requireJson(schema, text, { file: 'dist/a.json', remedy: 'Build it again.' })).toThrow(
    /^dist\/a\.json is broken: .*\. Build it again\.$/,
  );
});
