import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { $buildList, replaceBuildList, swapBuildLines, takeOffBuildList } from '#stores/build-list/build-list.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';

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
    { name: copy.moveUp(number), to: above, icon: 'chevron-up' },
    { name: copy.moveDown(number), to: below, icon: 'chevron-down' },
  ] as const;
  return (
    <>
      {above === null && below === null
        ? null
        : moves.map(({ name, to, icon }) => (
            <button
              key={name}
              type="button"
              className={`icon-btn ${to === null ? 'is-off' : ''}`}
              aria-label={name}
              aria-disabled={to === null || undefined}
              onClick={() => move(to)}
            >
              <Icon name={icon} />
            </button>
          ))}
      <button
        type="button"
        className="icon-btn"
        aria-label={copy.takeOffNamed(number)}
        onClick={() => takeOff(line.slug, number)}
      >
        <Icon name="trash-2" />
      </button>
    </>
  );
}
