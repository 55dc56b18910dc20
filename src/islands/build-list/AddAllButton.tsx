import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { Button } from '#islands/shared/Button.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { addAllStore, buildSheet } from '#stores/build-list/sheet-instance.ts';
import { $consentAnswered, openConsentSettings } from '#stores/consent/consent.ts';
import { findAvailableQuantity, isOrderable, type SheetEntry } from '#domain/build-list/sheet-entry.ts';
import { openDrawer, showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

const sum = (entries: readonly SheetEntry[]) => entries.reduce((pieces, { line }) => pieces + line.quantity, 0);

/** Why nothing can be added now; null when something can. */
export function findReason(entries: readonly SheetEntry[], isConsentAnswered: boolean): string | null {
  if (!isConsentAnswered) return availabilityCopy.needsConsent;
  if (entries.some(({ state }) => state === 'asking')) return copy.stillAsking;
  if (entries.some(isOrderable)) return null;
  return entries.some((entry) => findAvailableQuantity(entry) !== null) ? copy.tooManyToAdd : copy.nothingToAdd;
}

async function addAll(entries: readonly SheetEntry[]): Promise<string> {
  const added = await addAllStore.addAll(entries);
  void buildSheet.refresh(entries.map(({ line }) => line.slug));
  if (added === entries.length) {
    showSnackbar({ text: copy.allAdded(sum(entries)), action: { label: copy.viewBasket, run: openDrawer } });
    return '';
  }
  return added === 0 ? copy.noneAdded : copy.someAdded(added, entries.length);
}

/** Puts every line into the basket; the lines say what became of each. A changed list forgets the last outcome. */
export function AddAllButton({ entries }: { entries: readonly SheetEntry[] }) {
  const isConsentAnswered = useStore($consentAnswered);
  const wait = useWaitReason(basketPaths.lines);
  const isAdding = useStore(addAllStore.$isAdding);
  const [announced, setAnnounced] = useState('');
  const named = entries.map(({ line }) => `${line.slug}:${line.quantity}`).join('/');
  useEffect(() => {
    setAnnounced('');
    addAllStore.forgetOutcomes();
  }, [named]);
  return (
    <div>
      <Button
        kind="primary"
        size="lg"
        isBlock
        busy={isAdding && copy.addingAll}
        reason={wait ?? findReason(entries, isConsentAnswered)}
        showsReason
        onClick={() => void addAll(entries).then(setAnnounced)}
        onBlocked={isConsentAnswered ? undefined : openConsentSettings}
      >
        {copy.addAll}
      </Button>
      <p {...notice} className="hint">
        {announced}
      </p>
    </div>
  );
}
