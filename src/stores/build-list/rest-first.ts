/** "Order the rest first": the lines that hold an order back go to the build list, and come back with Undo. */
import type { BasketLineAnswer } from '#api/basket.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import type { BuildList } from '#domain/build-list/build-list.ts';
import type { ReadableAtom } from 'nanostores';
import { $basket, addPart, removeLine } from '../basket/basket.ts';
import { showSnackbar, type Snackbar } from '../browser/drawer-and-snackbar.ts';
import { $buildList, addToBuildList, replaceBuildList } from './build-list.ts';

type Line = Pick<BasketLineAnswer, 'id' | 'slug' | 'number' | 'quantity' | 'engine'>;

type Effects = {
  $lines: () => readonly { id: string }[];
  $buildList: ReadableAtom<BuildList>;
  addToBuildList: (slug: string, quantity: number, engine?: string) => boolean;
  replaceBuildList: (list: BuildList) => void;
  addPart: (slug: string, quantity: number) => Promise<unknown>;
  removeLine: (lineId: string) => Promise<unknown>;
  show: (notice: Snackbar) => void;
};

/** A line is taken out only when the list has it; one that the shop does not let go stays in both, and nothing is lost. */
export function createRestFirst(effects: Effects) {
  const { $lines, $buildList, addToBuildList, replaceBuildList, addPart, removeLine, show } = effects;
  const isGone = ({ id }: Line) => !$lines().some((line) => line.id === id);

  async function undo(before: BuildList, moved: readonly Line[]): Promise<void> {
    for (const { slug, quantity } of moved) await addPart(slug, quantity);
    replaceBuildList(before);
  }

  return async (late: readonly Line[]): Promise<void> => {
    const before = $buildList.get();
    const listed = late.filter(({ slug, quantity, engine }) => addToBuildList(slug, quantity, engine));
    if (listed.length === 0) return show({ text: copy.notKept, tone: 'danger' });
    for (const { id } of listed) await removeLine(id);
    const moved = listed.filter(isGone);
    if (moved.length === 0) return;
    const numbers = moved.map(({ number }) => number).join(', ');
    show({ text: copy.keptOnList(numbers), action: { label: copy.undo, run: () => void undo(before, moved) } });
  };
}

export const orderRestFirst = createRestFirst({
  $lines: () => $basket.get()?.lines ?? [],
  ...{ $buildList, addToBuildList, replaceBuildList, addPart, removeLine },
  show: showSnackbar,
});
