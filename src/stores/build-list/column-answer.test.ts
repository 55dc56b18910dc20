import { slugOf } from '#domain/quick-order/order-lines.ts';
import { searchForTests } from '#domain/search/search-for-tests.ts';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { describe, expect, test } from 'vitest';
import { openSampleOrder } from './order-sample.ts';

const search = searchForTests(seedCatalogueForTests()).ask;

const rowsOf = ({ $order }: ReturnType<typeof openSampleOrder>) =>
  $order.get().lines.map((line) => [slugOf(line) ?? line.verdict.kind, line.quantity]);

// rule quick-order.columns
describe('where two columns may be the quantity', () => {
  const list = 'AG-1;12;2\nAR-1;4;0\n4B1606H;3;5';
  async function openAsked(kept = new Map<string, string>()) {
    const tab = openSampleOrder(search, kept);
    tab.type(list);
    await tab.check();
    return tab;
  }

  test('the list asks once and nothing is taken; a reload finds list and question', async () => {
    const tab = await openAsked();
    expect([rowsOf(tab), tab.$outcome.get()]).toEqual([[], { kind: 'asked' }]);
    const again = openSampleOrder(search, tab.kept).$order.get();
    expect(again.text).toBe(list);
    expect(again.asked).toEqual({
      question: {
        key: 'AG-1;12;2',
        columns: [
          { at: 1, name: null, values: ['12', '4', '3'] },
          { at: 2, name: null, values: ['2', '0', '5'] },
        ],
        likeliest: 2,
      },
      answers: {},
      text: '',
    });
  });

  test('the answer holds for all rows, 0 leaves out', async () => {
    const tab = await openAsked();
    await tab.answer(2);
    expect(rowsOf(tab)).toEqual([
      ['AG-1', 2],
      ['size', 5],
    ]);
    expect([tab.$order.get().text, tab.$outcome.get()]).toMatchObject(['', { read: 2, leftOut: 1 }]);
  });

  test('another answer reads all rows anew, with the sizes that were chosen, what was left out and other rows', async () => {
    const tab = await openAsked();
    await tab.answer(2);
    tab.choose(2, '4B1606H-.25');
    tab.type('AG-1 7');
    await tab.check();
    tab.type('AB-1 half typ');
    const again = openSampleOrder(search, tab.kept);
    await again.answer(1);
    expect(rowsOf(again)).toEqual([
      ['AG-1', 19],
      ['AR-1', 4],
      ['4B1606H-.25', 3],
    ]);
    expect(again.$order.get().text).toBe('AB-1 half typ');
    await again.answer(2);
    expect(rowsOf(again)).toEqual([
      ['AG-1', 9],
      ['4B1606H-.25', 5],
    ]);
  });

  test('what is in the basket stays so, and is not read again', async () => {
    const tab = await openAsked();
    await tab.answer(2);
    tab.noteAdded('AG-1');
    await tab.answer(1);
    expect(tab.$order.get().lines.map(({ isAdded, quantity }) => [isAdded, quantity])).toEqual([
      [true, 2],
      [false, 4],
      [false, 3],
    ]);
  });

  test('none of them: each row asks how many', async () => {
    const tab = await openAsked();
    await tab.answer('none');
    expect(tab.$order.get().lines.map(({ sources }) => sources[0]?.isQuantityRead)).toEqual([false, false, false]);
    expect(tab.$order.get().lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });

  test('kept when the list is changed: it is asked once', async () => {
    const tab = await openAsked();
    tab.type(`${list}\nAB-1;9;6`);
    await tab.answer(2);
    tab.type('AG-1;12;2\nAY-1;5;4');
    await tab.check();
    expect(tab.$outcome.get()).toMatchObject({ kind: 'read', read: 2 });
    expect(rowsOf(tab)).toContainEqual(['AY-1', 4]);
  });

  test('another list is asked about anew, and the rows of the one before stand for themselves', async () => {
    const tab = await openAsked();
    await tab.answer(2);
    tab.type('AB-1;9;6');
    await tab.check();
    expect(tab.$outcome.get()).toEqual({ kind: 'asked' });
    await tab.answer(1);
    await tab.answer(2);
    expect(rowsOf(tab)).toEqual([
      ['AG-1', 2],
      ['size', 5],
      ['AB-1', 6],
    ]);
  });

  test('with an empty field nothing is asked any more; a new order forgets the answer, and the way back brings it', async () => {
    const tab = await openAsked();
    tab.type('');
    expect(tab.$order.get().asked).toBeUndefined();
    tab.type(list);
    await tab.check();
    await tab.answer(2);
    const before = tab.clear();
    expect(tab.$order.get().asked).toBeUndefined();
    tab.putBack(before);
    await tab.answer(1);
    expect(rowsOf(tab)).toEqual([
      ['AG-1', 12],
      ['AR-1', 4],
      ['size', 3],
    ]);
  });

  test('rows that go back into the field are read by their own quantities', async () => {
    const tab = await openAsked();
    await tab.answer(2);
    tab.edit();
    expect(tab.$order.get().text).toBe('AG-1; 2\n4B1606H; 5');
    await tab.check();
    expect(rowsOf(tab)).toEqual([
      ['AG-1', 2],
      ['size', 5],
    ]);
  });
});
