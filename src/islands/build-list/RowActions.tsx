import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { $buildList, replaceBuildList, swapBuildLines, takeOffBuildList } from '#stores/build-list/build-list.ts';
import type { SheetEntry } from '#stores/build-list/sheet-entry.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';

type Props = { entry: SheetEntry; above: string | null; below: string | null };

function takeOff(slug: string, number: string): void {
  const before = $buildList.get();
  takeOffBuildList(slug);
  showSnackbar({
    text: copy.takenOff(number),
    action: { label: copy.undo, run: () => replaceBuildList(before) },
  });
}

/** Order within the group, and off the list, with a way back. A button at its end stays, so that the focus does. */
export function RowActions({ entry: { number, line }, above, below }: Props) {
  const move = (other: string | null) => other !== null && swapBuildLines(line.slug, other);
  const moves = [
    { name: copy.moveUp(number), to: above, Icon: ChevronUp },
    { name: copy.moveDown(number), to: below, Icon: ChevronDown },
  ];
  return (
    <>
      {above === null && below === null
        ? null
        : moves.map(({ name, to, Icon }) => (
            <button
              key={name}
              type="button"
              className={`icon-btn ${to === null ? 'is-off' : ''}`}
              aria-label={name}
              aria-disabled={to === null || undefined}
              onClick={() => move(to)}
            >
              <Icon className="i" aria-hidden="true" />
            </button>
          ))}
      <button
        type="button"
        className="icon-btn"
        aria-label={copy.takeOffNamed(number)}
        onClick={() => takeOff(line.slug, number)}
      >
        <Trash2 className="i" aria-hidden="true" />
      </button>
    </>
  );
}
