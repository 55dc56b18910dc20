import type { CallOptions, CallResult } from '#api/call.ts';
import type { ListedPart } from '#api/parts.ts';
import { sampleRod } from '#domain/part/samples.ts';
import { toSetFacts } from '#domain/part-page/set-facts.ts';
import { describe, expect, test } from 'vitest';
import { createBuildSheet, toSheetLines } from './sheet.ts';
import { toSheetEntry } from '#domain/build-list/sheet-entry.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const facts = toSetFacts([sampleRod(), sampleRod({ size: '.25' })], () => null);
const offline = { ok: false, problem: { code: 'offline', ref: '' } } as const;

const liveSample = (slug: string, changes: Partial<ListedPart> = {}): ListedPart => ({
  slug,
  number: slug,
  name: 'Conrod bearing set',
  net: { amount: 9_138, currency: 'eur' },
  gross: { amount: 11_240, currency: 'eur' },
  promotion: null,
  photo: null,
  written: { gross: '€112.40', net: '€91.38', former: null, formerNet: null },
  inBasket: 0,
  availability: { case: 'instock', message: '', delivery: null, note: null, colour: 'green', max: 5 },
  stock: { default: 5, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 },
  today: '2026-11-21',
  ...changes,
});

type Question = { path: string; ids: string[]; answer: (result: CallResult<unknown>) => Promise<void> };

function openSheet() {
  const questions: Question[] = [];
  const call = (path: string, _schema: unknown, { body }: CallOptions = {}) =>
    new Promise((resolve) => {
      const { ids } = (body ?? { ids: [] }) as { ids: string[] };
      questions.push({ path, ids, answer: async (result) => (resolve(result), settled()) });
    });
  return { ...createBuildSheet({ call: call as never }), questions };
}
const parts = (...listed: ListedPart[]) => ({ ok: true as const, value: { parts: listed, unknown: [], failed: [] } });

describe('the sheet of a build list', () => {
  test('asks for each set once and for each part once', async () => {
    const { load, questions } = openSheet();
    void load(['4B1606H-STD', '4B1606H-.25']);
    void load(['4B1606H-STD', 'AG-1']);
    expect(questions.map(({ path, ids }) => [path, ids])).toEqual([
      ['/facts/4B1606H.json', []],
      ['/api/parts/ids', ['4B1606H-STD', '4B1606H-.25']],
      ['/facts/AG-1.json', []],
      ['/api/parts/ids', ['AG-1']],
    ]);
  });

  test('asks for more parts than fit into one question in several', async () => {
    const { load, questions } = openSheet();
    void load(Array.from({ length: 120 }, (_, at) => `4B1606H-${at}`));
    expect(questions.map(({ path, ids }) => [path, ids.length])).toEqual([
      ['/facts/4B1606H.json', 0],
      ...[50, 50, 20].map((count) => ['/api/parts/ids', count]),
    ]);
  });

  test('known, unknown and failed parts; what has no facts is still a line', async () => {
    const { load, $facts, $live, questions } = openSheet();
    void load(['4B1606H-STD', '4B1606H-.99', 'AG-1']);
    await questions[0]?.answer({ ok: true, value: facts });
    await questions[1]?.answer({ ok: false, problem: { code: 'bad-answer', ref: '404' } });
    const value = { parts: [liveSample('4B1606H-STD')], unknown: ['4B1606H-.99'], failed: ['AG-1'] };
    await questions[2]?.answer({ ok: true, value });
    const lines = ['4B1606H-STD', '4B1606H-.99', 'AG-1'].map((slug) => ({ slug, quantity: 1 }));
    const entries = toSheetLines(lines, $facts.get()).map((line) => toSheetEntry(line, $live.get()[line.slug]));
    expect(entries.map(({ number, title, state }) => [number, title, state])).toEqual([
      ['4B1606H-STD', 'Conrod bearing set, standard size', 'ready'],
      ['4B1606H-.99', '', 'unknown'],
      ['AG-1', '', 'unasked'],
    ]);
  });

  test('without an answer the lines are unasked; a refresh asks again, and a late older answer is dropped', async () => {
    const { load, refresh, $live, questions } = openSheet();
    void load(['AG-1']);
    await questions[0]?.answer(offline);
    await questions[1]?.answer(offline);
    expect($live.get()['AG-1']).toBe('failed');
    void refresh(['AG-1']);
    expect($live.get()['AG-1']).toBeUndefined();
    expect(questions.slice(2).map(({ path }) => path)).toEqual(['/facts/AG-1.json', '/api/parts/ids']);
    void refresh(['AG-1']);
    await questions[4]?.answer(parts(liveSample('AG-1', { number: 'newer' })));
    await questions[3]?.answer(parts(liveSample('AG-1', { number: 'older' })));
    expect($live.get()['AG-1']).toMatchObject({ number: 'newer' });
  });
});
