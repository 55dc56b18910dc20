import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { type BuildList, countListPieces, emptyBuildList } from '#domain/build-list/build-list.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Money } from '#islands/shared/Money.tsx';
import { NetRows } from '#islands/shared/NetRows.tsx';
import { NetLine } from '#islands/shared/NetSwitch.tsx';
import { notice } from '#islands/shared/notice.ts';
import { replaceBuildList } from '#stores/build-list/build-list.ts';
import { type SheetEntry, sumEntries } from '#domain/build-list/sheet-entry.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { AddAllButton } from './AddAllButton.tsx';
import styles from './BuildList.module.css';
import { focusMain } from './focus-main.ts';
import { ListDelivery } from './ListDelivery.tsx';
import { ShareLink } from './ShareLink.tsx';
import { writeTotalLabel } from './total-label.ts';

function clear(list: BuildList): void {
  replaceBuildList(emptyBuildList);
  focusMain();
  showSnackbar({ text: copy.cleared, action: { label: copy.undo, run: () => replaceBuildList(list) } });
}

function Total({ entries, list }: { entries: readonly SheetEntry[]; list: BuildList }) {
  const { total, net, pieces, hasVat } = sumEntries(entries);
  return (
    <div {...notice}>
      <NetRows totals={{ items: total, net }} />
      <p className={styles.sum}>
        <span>{writeTotalLabel(pieces, countListPieces(list))}</span>
        <Money of={total} className={styles.amount} />
      </p>
      <NetLine hasVat={hasVat}>{copy.totalNote(pieces, hasVat)}</NetLine>
    </div>
  );
}

type Props = { list: BuildList; title: string; entries: readonly SheetEntry[]; isOwn: boolean };

/** What all parts cost, and what can be done with the whole list. */
export function SheetSide({ list, title, entries, isOwn }: Props) {
  return (
    <aside className={styles.side} aria-label={copy.total}>
      <div className={styles.pay}>
        <Total entries={entries} list={list} />
        <ListDelivery entries={entries} />
        <AddAllButton entries={entries} />
      </div>
      <div className={styles.ways}>
        <ShareLink list={{ ...list, title }} />
        <Button kind="quiet" onClick={() => window.print()}>
          <Icon name="printer" />
          {copy.print}
        </Button>
        {isOwn ? (
          <Button kind="quiet" onClick={() => clear(list)}>
            <Icon name="trash-2" />
            {copy.clear}
          </Button>
        ) : null}
      </div>
    </aside>
  );
}
