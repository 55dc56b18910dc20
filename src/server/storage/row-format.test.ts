import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { decodeRow, encodeRow, type RowFormat } from './row-format.ts';

type Person = { name: string; age: number | null };
const people: RowFormat<Person> = {
  ...{ kind: 'person', prefix: 'person:', keptSeconds: 10 },
  schema: z.strictObject({ name: z.string(), age: z.nullable(z.int()) }),
};
/** Version 2: the name is in two parts, and the release before is told it in one. */
type Named = { first: string; last: string; age: number | null };
const toNamed = (older: unknown): Named => {
  const { name, age } = older as Person;
  const at = name.indexOf(' ');
  return { first: at < 0 ? '' : name.slice(0, at), last: name.slice(at + 1), age };
};
const named: RowFormat<Named> = {
  ...people,
  schema: z.strictObject({ first: z.string(), last: z.string(), age: z.nullable(z.int()) }),
  upgrades: [toNamed],
  downgrade: ({ first, last, age }): Person => ({ name: first ? `${first} ${last}` : last, age }),
};
/** Version 3: the age is left out. */
const ageless: RowFormat<Omit<Named, 'age'>> = {
  ...people,
  schema: z.strictObject({ first: z.string(), last: z.string() }),
  upgrades: [
    toNamed,
    (older) => {
      const { first, last } = older as Named;
      return { first, last };
    },
  ],
  downgrade: (value): Named => ({ ...value, age: null }),
};

const personArbitrary = fc.record({
  name: fc.string({ unit: 'grapheme' }),
  age: fc.option(fc.integer(), { nil: null }),
});

describe('decodeRow', () => {
  test('reads back what encodeRow wrote, whatever it is', () => {
    fc.assert(
      fc.property(personArbitrary, (person) => {
        expect(decodeRow(people, encodeRow(people, person))).toEqual({ ok: true, value: person });
      }),
    );
  });

  test.each<[string, RowFormat<unknown>, string, unknown]>([
    ['the first version', people, '{"v":1,"data":{"name":"Ann","age":3}}', { name: 'Ann', age: 3 }],
    ['the version before', named, '{"v":1,"data":{"name":"Ann Lee","age":3}}', { first: 'Ann', last: 'Lee', age: 3 }],
    [
      'the version being written',
      named,
      '{"v":2,"data":{"first":"","last":"Lee","age":3}}',
      toNamed({ name: 'Lee', age: 3 }),
    ],
    ['two versions before', ageless, '{"v":1,"data":{"name":"Ann Lee","age":3}}', { first: 'Ann', last: 'Lee' }],
  ])('%s', (_, format, text, value) => expect(decodeRow(format, text)).toEqual({ ok: true, value }));

  test.each<[string, RowFormat<unknown>, string, string]>([
    ['half of a row', people, '{"v":1,"data":{"na', 'not-json'],
    ['no text at all', people, '', 'not-json'],
    ['no JSON', people, 'Ann', 'not-json'],
    ['what says no version', people, '{"name":"Ann","age":3}', 'wrong-shape'],
    ['a later version', people, '{"v":2,"data":{"name":"Ann","age":3}}', 'later-version'],
    ['a field too many', people, '{"v":1,"data":{"name":"Ann","age":3,"isAdmin":true}}', 'wrong-shape'],
    ['a field of another type', people, '{"v":1,"data":{"name":"Ann","age":"3"}}', 'wrong-shape'],
    ['an older version that cannot be brought up to date', named, '{"v":1,"data":null}', 'wrong-shape'],
    ['no data', people, '{"v":1}', 'wrong-shape'],
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
        expect(stepBack).toEqual({ ok: true, value: { name: `${first} ${last}`, age } });
        // the older one writes it again, and the later one takes it up again
        const again = decodeRow(named, encodeRow(people, stepBack.ok ? stepBack.value : { name: '', age: null }));
        expect(again).toEqual({ ok: true, value: later });
      }),
    );
  });

  test.each<[string, string, string]>([
    ['two versions later', '{"v":3,"data":{},"before":{"name":"Ann","age":3}}', 'later-version'],
    ['the next, whose way back is none of ours', '{"v":2,"data":{},"before":{"name":"Ann"}}', 'wrong-shape'],
  ])('%s is refused, whatever it says for those before', (_, text, fault) => {
    expect(decodeRow(people, text)).toEqual({ ok: false, fault });
  });

  test('never throws, and gives a value of the schema or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"v":1,"data":${json}}`),
        ),
        (text) => {
          const decoded = decodeRow(named, text);
          expect(!decoded.ok || z.safeParse(named.schema, decoded.value).success).toBe(true);
        },
      ),
    );
  });
});
