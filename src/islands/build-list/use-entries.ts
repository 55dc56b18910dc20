import type { BuildList } from '#domain/build-list/build-list.ts';
import { buildSheet } from '#stores/build-list/sheet-instance.ts';
import { toSheetLines } from '#stores/build-list/sheet.ts';
import { type SheetEntry, toSheetEntry } from '#stores/build-list/sheet-entry.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

/** The lines of a list as they are shown; asks for what is not known, again when the browser is back on the network. */
export function useEntries({ lines }: BuildList): SheetEntry[] {
  const facts = useStore(buildSheet.$facts);
  const live = useStore(buildSheet.$live);
  const named = lines.map(({ slug }) => slug).join(' ');
  useEffect(() => {
    const slugs = named.split(' ').filter(Boolean);
    const refresh = () => void buildSheet.refresh(slugs);
    const comeBack = (event: PageTransitionEvent) => event.persisted && refresh();
    void buildSheet.load(slugs);
    window.addEventListener('online', refresh);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('online', refresh);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [named]);
  return toSheetLines(lines, facts).map((line) => toSheetEntry(line, live[line.slug]));
}
