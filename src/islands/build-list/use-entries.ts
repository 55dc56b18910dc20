import type { BuildList } from '#domain/build-list/build-list.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { whenRestored } from '#stores/browser/activation.ts';
import { $countryChanges } from '#stores/browser/delivery-country.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { toMyWord } from '#stores/catalogue/known-engine.ts';
import { buildSheet } from '#stores/build-list/sheet-instance.ts';
import { toSheetLines } from '#stores/build-list/sheet.ts';
import { type SheetEntry, toSheetEntry } from '#domain/build-list/sheet-entry.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** The lines of a list as they are shown; asks for what is not known, again when the browser is back on the network. */
export function useEntries({ lines }: BuildList): SheetEntry[] {
  const facts = useStore(buildSheet.$facts);
  const live = useStore(buildSheet.$live);
  const mine = toMyWord(useStore($myEngine));
  const named = lines.map(({ slug }) => slug).join(' ');
  const countryChanges = useStore($countryChanges);
  useEffect(() => {
    const slugs = named.split(' ').filter(Boolean);
    const refresh = () => void buildSheet.refresh(slugs);
    const watch = new AbortController();
    void buildSheet.load(slugs);
    window.addEventListener('online', refresh, { signal: watch.signal });
    whenRestored(refresh, watch);
    return () => watch.abort();
  }, [named]);
  const askAnew = useEffectEvent(() => void buildSheet.refresh(named.split(' ').filter(Boolean)));
  useEffect(() => {
    if (countryChanges > 0) askAnew();
  }, [countryChanges]);
  const forEngines = lines.map((line) => ({ ...line, engine: line.engine ?? mine }));
  return toSheetLines(forEngines, facts).map((line) => toSheetEntry(line, live[line.slug]));
}

/** True once the facts of the build are there for all lines that were there first: rows that stand before them would grow. */
export function useFactsKnown({ lines }: BuildList): boolean {
  const facts = useStore(buildSheet.$facts);
  const [wereKnown, setKnown] = useState(false);
  const areKnown = wereKnown || lines.every(({ slug }) => facts[parsePartCode(slug).set] !== undefined);
  useEffect(() => setKnown(areKnown), [areKnown]);
  return areKnown;
}
