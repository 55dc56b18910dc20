import { useState } from 'react';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { type BuildList, countListPieces, emptyBuildList } from '#domain/build-list/build-list.ts';
import { replaceBuildList } from '#stores/build-list/build-list.ts';
import { type SheetEntry, sumEntries } from '#domain/build-list/sheet-entry.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { links } from '#config/navigation.ts';
import { writeBuildLink } from '#domain/build-list/build-link.ts';
import { Button } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Money } from '../shared/Money.tsx';
import { NetRows } from '../shared/NetRows.tsx';
import { NetLine } from '../shared/NetSwitch.tsx';
import { notice } from '../shared/notice.ts';
import { AddAllButton } from './AddAllButton.tsx';
import { focusMain } from '../shared/move-focus.ts';
import { ListDelivery } from './ListDelivery.tsx';
import { writeTotalLabel } from './SheetTable.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { TextField } from '../shared/TextField.tsx';
import styles from './BuildList.module.css';

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

const toAddress = (list: BuildList) => `${location.origin}${links.buildList}#${writeBuildLink(list)}`;

/** Copies the address of this list; where the browser does not allow that, shows it to be copied by hand. */
function ShareLink({ list }: { list: BuildList }) {
  const [address, setAddress] = useState('');
  const share = async () => {
    const link = toAddress(list);
    try {
      await navigator.clipboard.writeText(link);
      showSnackbar(copy.copied);
    } catch {
      setAddress(link);
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void share()}>
        <Icon name="link" />
        {copy.share}
      </Button>
      <Dialog title={copy.shareHeading} isOpen={address !== ''} onClose={() => setAddress('')} width={500}>
        <TextField
          label={copy.shareText}
          value={address}
          readOnly
          onText={() => {}}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  );
}
