import { basketPaths } from '#api/basket.ts';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { links } from '#config/navigation.ts';
import { findReason } from '#islands/build-list/AddAllButton.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { buildListCopy } from '#config/copy/build-list.ts';
import { notice } from '#islands/shared/notice.ts';
import { addAllStore, buildSheet } from '#stores/build-list/sheet-instance.ts';
import { $consentAnswered, openConsentSettings } from '#stores/consent/consent.ts';
import type { SheetEntry } from '#domain/build-list/sheet-entry.ts';
import type { Row } from '#domain/quick-order/order-lines.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';

type AddedRows = { added: number; all: number };

async function addAll(entries: readonly SheetEntry[]): Promise<AddedRows> {
  const added = await addAllStore.addAll(entries);
  void buildSheet.refresh(entries.map(({ line }) => line.slug));
  return { added, all: entries.length };
}

function toSentence({ added, all }: AddedRows): string {
  if (added === all) return copy.allAdded(all);
  return added === 0 ? copy.noneAdded : copy.someAdded(added, all);
}

/** The row itself takes the focus, so that its question is read next. */
const goToChoice = (): void => document.querySelector<HTMLElement>('[data-row="choice"]')?.focus();

/** The rows that the press leaves where they are. */
function Others({ rows }: { rows: readonly Row[] }) {
  const others = rows.filter(({ state }) => state === 'choice' || state === 'none');
  if (others.length === 0) return null;
  return (
    <p className="hint">
      {copy.others(others.length)}{' '}
      {others.some(({ state }) => state === 'choice') ? (
        <button type="button" className="link" onClick={goToChoice}>
          {copy.firstChoice}
        </button>
      ) : null}
    </p>
  );
}

type Props = { entries: readonly SheetEntry[]; rows: readonly Row[] };

/** Puts every open row into the basket; the rows say what became of each. A row that is there is not sent again. */
export function AddOrderButton({ entries, rows }: Props) {
  const isConsentAnswered = useStore($consentAnswered);
  const wait = useWaitReason(basketPaths.lines);
  const isAdding = useStore(addAllStore.$isAdding);
  const ready = rows.filter(({ state }) => state === 'ready').length;
  const [added, setAdded] = useState<AddedRows | null>(null);
  const reason = isAdding
    ? null
    : entries.length === 0
      ? copy.nothingOpen
      : (wait ?? findReason(entries, isConsentAnswered));
  return (
    <div>
      <Button
        kind="primary"
        size="lg"
        isBlock
        busy={isAdding && buildListCopy.addingAll}
        reason={reason}
        showsReason
        onClick={() => void addAll(entries).then(setAdded)}
        onBlocked={isConsentAnswered ? undefined : openConsentSettings}
      >
        {ready === 0 || ready === rows.length ? buildListCopy.addAll : copy.addReady(ready)}
      </Button>
      <Others rows={rows} />
      <p {...notice} className="hint">
        {added ? `${toSentence(added)} ` : ''}
        {added && added.added > 0 ? <a href={links.basket}>{copy.viewBasket}</a> : null}
      </p>
    </div>
  );
}
