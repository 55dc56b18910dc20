import type { CallResult } from '#api/call.ts';
import type { FinderEngine } from '#api/engines.ts';
import { describe, expect, test } from 'vitest';
import { createPartFinder, toEnginePath } from './part-finder.ts';

type Engines = { engines: FinderEngine[] };
const engine = (slug: string): FinderEngine => ({
  ...{
    slug,
    name: slug,
    models: '',
    nickname: '',
    cylinders: '',
    capacity: null,
    years: null,
    sold: { sets: 0, pumps: 0 },
  },
});
const ok = (...slugs: string[]): CallResult<Engines> => ({ ok: true, value: { engines: slugs.map(engine) } });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function openFinder(session: string | null = null) {
  let text = session;
  const calls: { path: string; answer: (result: CallResult<Engines>) => Promise<void> }[] = [];
  const call = (path: string) =>
    new Promise((resolve) => {
      calls.push({ path, answer: async (result) => (resolve(result), settled()) });
    });
  const finder = createPartFinder({ call: call as never, save: (given) => void (text = given), read: () => text });
  return { ...finder, calls, session: () => JSON.parse(text ?? 'null') as unknown };
}

// rule finder.kept
describe('restore', () => {
  test('a year has figures only, however it is typed or pasted', () => {
    const { $finder, takeYear, chooseYear } = openFinder();
    chooseYear('abc');
    expect($finder.get().year).toBe('');
    chooseYear(' 2004');
    expect($finder.get().year).toBe('2004');
    takeYear('from 1999');
    expect($finder.get().year).toBe('1999');
  });

  test('a year that was typed before stays', async () => {
    const { $finder, takeYear, restore } = openFinder('{"mode":"engine","make":"","year":"2004","engine":""}');
    takeYear('1999');
    await restore('');
    expect($finder.get().year).toBe('1999');
  });

  test('an engine that is gone is not chosen', async () => {
    const { $finder, restore, calls } = openFinder('{"mode":"engine","make":"honda","engine":"OLD"}');
    void restore('');
    await calls[0]?.answer(ok('K20A'));
    expect($finder.get().engine).toBe('');
  });

  test.each([
    ['?find=part', null, 'part'],
    ['?find=engine', '{"mode":"part","make":"","engine":""}', 'engine'],
    ['?find=other', null, 'engine'],
    ['', 'no json', 'engine'],
    ['', '{"mode":"<b>"}', 'engine'],
  ])('address %j with session %j opens the %3$s mode', async (query, session, mode) => {
    const { $finder, restore } = openFinder(session);
    await restore(query);
    expect($finder.get().mode).toBe(mode);
  });
});

// rule finder.needs-both
describe('toEnginePath', () => {
  test('null until make and engine are chosen', () => {
    expect(toEnginePath({ make: 'honda', engine: '' })).toBeNull();
    expect(toEnginePath({ make: 'honda', engine: 'K20A' })).toBe('/catalogue/honda/K20A');
  });
});
