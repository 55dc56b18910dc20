import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { decodeRow, encodeRow, type RowFormat, unchanged } from './row-format.ts';

type Person = { name: string; age: number | null };
/** Version 0 was a bare text, version 1 had the name alone, version 2 is written. */
const people: RowFormat<Person> = {
  kind: 'person',
  prefix: 'person:',
  schema: z.strictObject({ name: z.string(), age: z.nullable(z.int()) }),
  upgrades: [(name) => ({ name }), (older) => ({ ...(older as { name: string }), age: null })],
  readUnversioned: (text) => text,
  keptSeconds: 10,
};
/** A release later: the name is in two parts, and the release before is told it in one. */
type Named = { first: string; last: string; age: number | null };
const named: RowFormat<Named> = {
  ...{ kind: 'person', prefix: 'person:', keptSeconds: 10 },
  schema: z.strictObject({ first: z.string(), last: z.string(), age: z.nullable(z.int()) }),
  upgrades: [
    ...people.upgrades,
    (older) => {
      const { name, age } = older as Person;
      const at = name.indexOf(' ');
      return { first: at < 0 ? '' : name.slice(0, at), last: name.slice(at + 1), age };
    },
  ],
  readUnversioned: (text) => text,
  downgrade: ({ first, last, age }): Person => ({ name: first ? `${first} ${last}` : last, age }),
};
const { readUnversioned: _, ...inJson } = people;
const plain: RowFormat<Person> = { ...inJson, upgrades: [unchanged] };

const personArbitrary = fc.record({
  name: fc.string({ unit: 'grapheme' }),
  age: fc.option(fc.integer(), { nil: null }),
});

describe('decodeRow', () => {
  test('reads back what encodeRow wrote, whatever it is', () => {
    fc.assert(
      fc.property(personArbitrary, (person) => {
        expect(decodeRow(people, encodeRow(people, person))).toEqual({ ok: true, value: person, version: 2 });
      }),
    );
  });

  test.each<[string, RowFormat<Person>, string, Person, number]>([
    ['version 0, a bare text', people, 'Ann', { name: 'Ann', age: null }, 0],
    ['version 0, JSON without a version', plain, '{"name":"Ann","age":3}', { name: 'Ann', age: 3 }, 0],
    ['version 1', people, '{"v":1,"data":{"name":"Ann"}}', { name: 'Ann', age: null }, 1],
    ['the version being written', people, '{"v":2,"data":{"name":"Ann","age":3}}', { name: 'Ann', age: 3 }, 2],
  ])('%s', (_, format, text, value, version) => {
    expect(decodeRow(format, text)).toEqual({ ok: true, value, version });
  });

  test.each<[string, RowFormat<Person>, string, string]>([
    ['half of a row', plain, '{"v":1,"data":{"na', 'not-json'],
    ['no text at all', plain, '', 'not-json'],
    ['no JSON', plain, 'Ann', 'not-json'],
    ['a later version', people, '{"v":3,"data":{"name":"Ann","age":3}}', 'later-version'],
    ['a field too many', people, '{"v":2,"data":{"name":"Ann","age":3,"isAdmin":true}}', 'wrong-shape'],
    ['a field of another type', people, '{"v":2,"data":{"name":"Ann","age":"3"}}', 'wrong-shape'],
    ['an older version that cannot be brought up to date', people, '{"v":1,"data":null}', 'wrong-shape'],
    ['no data', people, '{"v":2}', 'wrong-shape'],
    ['a version that is none', people, '{"v":0,"data":{"name":"Ann","age":3}}', 'wrong-shape'],
  ])('%s is refused', (_, format, text, fault) => {
    expect(decodeRow(format, text)).toEqual({ ok: false, fault });
  });

  // rule operation.step-back
  test('a release later and one back again, a row says the same to both', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
    fc.assert(
      fc.property(word, word, fc.option(fc.nat(120), { nil: null }), (first, last, age) => {
        const later = { first, last, age };
        const stepBack = decodeRow(people, encodeRow(named, later));
        expect(stepBack).toEqual({ ok: true, value: { name: `${first} ${last}`, age }, version: 3 });
        // the older one writes it again, and the later one takes it up again
        const again = decodeRow(named, encodeRow(people, stepBack.ok ? stepBack.value : { name: '', age: null }));
        expect(again).toEqual({ ok: true, value: later, version: 2 });
      }),
    );
  });

  test.each<[string, string, string]>([
    ['two versions later', '{"v":4,"data":{},"before":{"name":"Ann","age":3}}', 'later-version'],
    ['the next, whose way back is none of ours', '{"v":3,"data":{},"before":{"name":"Ann"}}', 'wrong-shape'],
  ])('%s is refused, whatever it says for those before', (_, text, fault) => {
    expect(decodeRow(people, text)).toEqual({ ok: false, fault });
  });

  test('never throws, and gives a value of the schema or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"v":2,"data":${json}}`),
        ),
        (text) => {
          const decoded = decodeRow(people, text);
          expect(!decoded.ok || z.safeParse(people.schema, decoded.value).success).toBe(true);
        },
      ),
    );
  });
});
