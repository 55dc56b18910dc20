import type { BuildList } from '#domain/build-list/build-list.ts';
import { addToList, emptyBuildList } from '#domain/build-list/build-list.ts';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import type { Snackbar } from '../browser/drawer-and-snackbar.ts';
import { createRestFirst } from './rest-first.ts';

const late = { id: 'line-2', slug: '5M1172H-STD', number: '5M1172H-STD', quantity: 2 };
const other = { id: 'line-3', slug: 'AG-1', number: 'AG-1', quantity: 1 };

/** A basket of three lines; `keeps`: lines that the shop does not let go, `isFull`: the list takes nothing more. */
function open({ keeps = [], isFull = false }: { keeps?: string[]; isFull?: boolean } = {}) {
  const basket = { lines: [{ id: 'line-1' }, { id: late.id }, { id: other.id }] };
  const $buildList = atom<BuildList>(emptyBuildList);
  const added: [string, number][] = [];
  const notices: Snackbar[] = [];
  const orderRestFirst = createRestFirst({
    $lines: () => basket.lines,
    $buildList,
    addToBuildList: (slug, quantity) => {
      if (!isFull) $buildList.set(addToList($buildList.get(), { slug, quantity }));
      return !isFull;
    },
    replaceBuildList: (list) => $buildList.set(list),
    addPart: async (slug, quantity) => added.push([slug, quantity]),
    removeLine: async (id) => {
      if (!keeps.includes(id)) basket.lines = basket.lines.filter((line) => line.id !== id);
    },
    show: (notice) => notices.push(notice),
  });
  const ids = () => basket.lines.map(({ id }) => id);
  const listed = () => $buildList.get().lines.map(({ slug, quantity }) => [slug, quantity]);
  return { orderRestFirst, ids, listed, added, notices };
}

// rule delivery.holds-back
test('the lines go to the build list with their pieces, and Undo brings them back', async () => {
  const { orderRestFirst, ids, listed, added, notices } = open();
  await orderRestFirst([late, other]);
  expect([ids(), listed()]).toEqual([
    ['line-1'],
    [
      ['5M1172H-STD', 2],
      ['AG-1', 1],
    ],
  ]);
  expect(notices).toMatchObject([{ text: '5M1172H-STD, AG-1 is now on the build list.' }]);
  notices[0]?.action?.run();
  await expect
    .poll(() => added)
    .toEqual([
      ['5M1172H-STD', 2],
      ['AG-1', 1],
    ]);
  await expect.poll(listed).toEqual([]);
});

test('a full list takes nothing, and the basket keeps its lines', async () => {
  const { orderRestFirst, ids, notices } = open({ isFull: true });
  await orderRestFirst([late]);
  expect(ids()).toEqual(['line-1', 'line-2', 'line-3']);
  expect(notices).toMatchObject([{ tone: 'danger' }]);
});

test('a line that the shop does not let go is not said to have gone', async () => {
  const { orderRestFirst, notices } = open({ keeps: [late.id] });
  await orderRestFirst([late]);
  expect(notices).toEqual([]);
});
