import { fail, succeed } from '#domain/failure.ts';
import { isUnclear, needsQuantity } from '#domain/quick-order/order-lines.ts';
import { searchForTests } from '#domain/search/search-for-tests.ts';
import { seedCatalogueForTests } from '#scripts/sandbox/catalogue-for-tests.ts';
import { describe, expect, test, vi } from 'vitest';
import { openSampleArea } from '../browser/browser-sample.ts';
import { parseOrder } from './persisted-quick-order.ts';
import { createQuickOrder } from './quick-order.ts';

const search = searchForTests(seedCatalogueForTests()).ask;

/** A tab; `answers` is how many questions the index answers before it cannot be had any more. */
function openTab({ kept = new Map<string, string>(), answers = Infinity, isHeld = (): boolean => false } = {}) {
  let left = answers;
  const { area } = openSampleArea({ stored: kept });
  const ask = (query: string, options: { limit: number }) =>
    Promise.resolve(
      (left -= 1) >= 0
        ? succeed(search(query, options))
        : fail({ kind: 'network', operation: 'load-search', cause: 'cut' } as const),
    );
  const askMock = vi.fn(ask);
  const yieldToMain = vi.fn(() => Promise.resolve());
  return { ...createQuickOrder({ ask: askMock, area, isHeld, yieldToMain }), kept, askMock, yieldToMain };
}
type Tab = ReturnType<typeof openTab>;

const rowsOf = ({ $order }: Tab) =>
  $order.get().lines.map(({ verdict, quantity }) => [verdict.kind === 'part' ? verdict.slug : verdict.kind, quantity]);
const file = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content]);

describe('a quick order', () => {
  test('each line becomes a row, and the field is empty then', async () => {
    const tab = openTab();
    tab.type('Part;Qty\n4b1606h-std;2\nAG-1;0\nAG-1\n4B1606H;3\nZZZZZZ;1\nag 1;4');
    await tab.check();
    expect(rowsOf(tab)).toEqual([
      ['4B1606H-STD', 2],
      ['AG-1', 5],
      ['size', 3],
      ['unknown', 1],
    ]);
    expect(tab.$order.get().text).toBe('');
    const outcome = { kind: 'read', read: 5, unclear: 2, headings: 1, leftOut: 1, left: 0, isFull: false };
    expect(tab.$outcome.get()).toEqual(outcome);
  });

  // rule quick-order.quantity
  test.each([
    ['4B1606H-STD returned 2', true],
    ['4B1606H-STD conrod bearings 2', false],
    ['King CR819HP 2', false],
    ['4B1606H-STD urgent', false],
  ])('%s: a word between number and figure that is none of the trade is asked about: %s', async (list, isQueried) => {
    const tab = openTab();
    tab.type(list);
    await tab.check();
    const [line] = tab.$order.get().lines;
    expect(line && needsQuantity(line)).toBe(isQueried);
    // nothing is taken for what is asked about
    if (isQueried) expect(line?.quantity).toBe(1);
  });

  test('a line that names two parts waits: neither is taken without the other', async () => {
    const tab = openTab();
    tab.type('4B1606H-STD,2,5M9419H-STD,3\nHonda K20A;4B1946H-STD;2\n4B1606H-.25;109,35;2');
    await tab.check();
    expect(tab.$order.get().lines.map(isUnclear)).toEqual([true, false, false]);
  });

  test('two parts without a separator wait too, however many of which', async () => {
    const tab = openTab();
    tab.type('4B1606H-STD 2 4B1946H-STD 3\n4B1606H-STD 4B1946H-STD');
    await tab.check();
    expect(tab.$order.get().lines.map(needsQuantity)).toEqual([true, true]);
    expect(tab.$order.get().lines.map(({ verdict }) => verdict.kind)).toEqual(['unknown', 'unknown']);
  });

  test('what could not be checked stays in the field, under its heading', async () => {
    const tab = openTab({ answers: 1 });
    tab.type('Qty;Part\n2;AG-1\n3;AR-1\n4;AB-1');
    await tab.check();
    expect([rowsOf(tab), tab.$order.get().text]).toEqual([[['AG-1', 2]], 'Qty;Part\n3;AR-1\n4;AB-1']);
    expect(tab.$outcome.get()).toMatchObject({ read: 1, left: 2, isFull: false });
  });

  test('a reload finds rows, choices and what is typed', async () => {
    const tab = openTab();
    tab.type('4B1606H;3');
    await tab.check();
    tab.choose(1, '4B1606H-.25');
    tab.setQuantity(1, 7);
    tab.type('AG-1 half typ');
    const again = openTab({ kept: tab.kept });
    expect([rowsOf(again), again.$order.get().text]).toEqual([[['4B1606H-.25', 7]], 'AG-1 half typ']);
    again.clear();
    expect(tab.kept.size).toBe(0);
  });

  test('more rows than an order holds stay in the field', async () => {
    const tab = openTab();
    tab.type(Array.from({ length: 203 }, (_, at) => `ZZZZ${at}Q, 1`).join('\n'));
    await tab.check();
    expect(tab.$order.get().lines).toHaveLength(200);
    expect(tab.$order.get().text.split('\n')).toHaveLength(3);
    expect(tab.$outcome.get()).toMatchObject({ read: 200, left: 3, isFull: true });
  });

  test('a long list is read in pieces, between which the page can draw, and is drawn once for each', async () => {
    const tab = openTab();
    const drawn = vi.fn();
    tab.type(Array.from({ length: 100 }, (_, at) => `ZZZZ${at}Q, 1`).join('\n'));
    tab.$order.listen(drawn);
    await tab.check();
    expect(tab.$order.get().lines).toHaveLength(100);
    expect(tab.yieldToMain).toHaveBeenCalledTimes(5);
    expect(drawn).toHaveBeenCalledTimes(6);
  });

  test('a number that stands in many lines is asked about once', async () => {
    const tab = openTab();
    tab.type('AG-1;2\n'.repeat(300));
    await tab.check();
    expect([tab.askMock.mock.calls.length, rowsOf(tab)]).toEqual([1, [['AG-1', 600]]]);
    expect(tab.$outcome.get()).toMatchObject({ read: 300, left: 0 });
  });

  test('what the basket took is not open any more', async () => {
    const tab = openTab();
    tab.type('AG-1 2');
    await tab.check();
    tab.noteAdded('AG-1');
    expect(tab.$order.get().lines).toMatchObject([{ isAdded: true }]);
  });

  // rule quick-order.change-list
  test('put back into the field, the rows are read again as they were; what the basket took stays a row', async () => {
    const tab = openTab();
    tab.type('Qty;Part\n2;4b1606h .25\n3;4B1606H\n1;ZZZZZZ\n4;AR-1\n5;10B1580H-STD\n2.5;AB-1\n2;AY-1');
    await tab.check();
    tab.noteAdded('AR-1');
    const before = rowsOf(tab);
    tab.edit();
    expect([rowsOf(tab), tab.$outcome.get()]).toEqual([[['AR-1', 4]], null]);
    expect(tab.$order.get().text).toMatch(/^4B1606H-\.25; 2\n/);
    await tab.check();
    expect(rowsOf(tab)).toEqual([['AR-1', 4], ...before.filter(([slug]) => slug !== 'AR-1')]);
    expect(tab.$order.get().lines.filter(isUnclear)).toHaveLength(3);
  });

  test('an undone removal brings back that row only, and not what the basket took meanwhile', async () => {
    const tab = openTab();
    tab.type('AG-1 2\nAR-1 1');
    await tab.check();
    const [, line] = tab.$order.get().lines;
    tab.remove(2);
    tab.noteAdded('AG-1');
    tab.restore(line!, 1);
    expect(tab.$order.get().lines.map(({ isAdded }) => isAdded)).toEqual([true, false]);
  });

  test('what was cleared comes back beside what was typed since', async () => {
    const tab = openTab();
    tab.type('AG-1 2\nAR-1 1');
    await tab.check();
    tab.type('old');
    const before = tab.clear();
    tab.type('AR-1 5');
    await tab.check();
    tab.type('new');
    tab.putBack(before);
    expect([rowsOf(tab), tab.$order.get().text]).toEqual([
      [
        ['AG-1', 2],
        ['AR-1', 6],
      ],
      'old\nnew',
    ]);
  });

  test('while rows are on their way into the basket nothing changes but what it took', async () => {
    let held = false;
    const tab = openTab({ isHeld: () => held });
    tab.type('AG-1 2');
    await tab.check();
    held = true;
    tab.setQuantity(1, 5);
    tab.remove(1);
    tab.edit();
    tab.type('AG-1 7');
    await tab.check();
    tab.noteAdded('AG-1');
    expect([rowsOf(tab), tab.$order.get().lines[0]?.isAdded]).toEqual([[['AG-1', 2]], true]);
  });

  test.each([
    ['nothing', '  \n;;;\n'],
    ['too-large', 'AG-1\n'.repeat(14_000)],
  ])('%s is said, and what is typed stays', async (kind, text) => {
    const tab = openTab();
    tab.type(text);
    await tab.check();
    expect([tab.$outcome.get()?.kind, tab.$order.get().text]).toEqual([kind, text]);
  });
});

describe('a file', () => {
  test('comes below what is typed', async () => {
    const tab = openTab();
    tab.type('AG-1\n');
    await tab.takeFile(file('\u{FEFF}Part,Qty\r\nAR-1,2\r\n'));
    expect(rowsOf(tab)).toEqual([
      ['AG-1', 1],
      ['AR-1', 2],
    ]);
  });

  test('may be UTF-16, as spreadsheets write it', async () => {
    const tab = openTab();
    const units = Uint8Array.from([0xff, 0xfe, ...[...'AR-1\t2'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    await tab.takeFile(file(units));
    expect(rowsOf(tab)).toEqual([['AR-1', 2]]);
  });

  test.each([
    ['too-large', file('x'.repeat(70_000))],
    ['not-text', file(Uint8Array.from([80, 75, 3, 4, 0, 0]))],
  ])('%s is refused, and what is typed stays', async (kind, blob) => {
    const tab = openTab();
    tab.type('AG-1');
    await tab.takeFile(blob);
    expect([tab.$outcome.get()?.kind, tab.$order.get()]).toEqual([kind, { text: 'AG-1', lines: [] }]);
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"text":1,"lines":[]}'],
  [
    'a quantity that is none',
    '{"text":"","lines":[{"id":1,"sources":[],"quantity":0,"verdict":{"kind":"part","slug":"A"},"isAdded":false}]}',
  ],
])('%s kept is an empty order', (_case, text) => {
  expect(parseOrder(text)).toEqual({ text: '', lines: [] });
});
