import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import type { PartsAnswer } from '#api/parts.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { type EngineGroup, listEngineSlugs } from '#domain/engine/engine-row.ts';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { findKnownEngine } from '#stores/catalogue/known-engine.ts';
import { whenRestored } from '#stores/browser/activation.ts';
import { yieldToMain, later } from '#stores/browser/timer.ts';
import { createEngineParts } from '#stores/part/engine-parts.ts';
import { setLetters } from '#domain/engine/set-letters.ts';
import { OffersAsOf } from '../shared/OffersAsOf.tsx';
import { BottomEnd } from './BottomEnd.tsx';
import { SetTable } from './SetTable.tsx';
import styles from './EngineParts.module.css';

type Props = {
  /** name of the engine */
  engine: string;
  groups: EngineGroup[];
  /** what the shop said when the server drew the page's live piece */
  drawn?: PartsAnswer;
};

/** All sets of an engine as rows in which they are chosen and bought (rule catalogue.engine-rows). */
export function EngineParts({ engine, groups, drawn }: Props) {
  const [store] = useState(() =>
    createEngineParts(
      listEngineSlugs(groups),
      { call, schedule: later, yieldToMain, addPart, engineOf: findKnownEngine, $basket },
      drawn ?? null,
    ),
  );
  useEffect(() => store.follow(), [store]);
  useEffect(() => {
    const watch = new AbortController();
    whenRestored(() => void store.renew(), watch);
    return () => watch.abort();
  }, [store]);
  return (
    <>
      <BottomEnd store={store} groups={groups} />
      <section aria-labelledby="parts">
        <div className={styles.head}>
          <h2 id="parts">{copy.partsFor(engine)}</h2>
          <LetterKey groups={groups} />
        </div>
        <OffersAsOf offers={store} className={styles.asOf ?? ''} />
        <SetTable store={store} groups={groups} />
      </section>
    </>
  );
}

/** What the letters behind the numbers mean, where sets with different ones stand together (rule part.letters). */
function LetterKey({ groups }: { groups: readonly EngineGroup[] }) {
  const rows = groups.flatMap((group) => group.rows);
  const present = setLetters.filter((letters) => rows.some((row) => row.letters === letters));
  if (present.length < 2) return null;
  return (
    <div role="group" aria-label={copy.lettersLabel}>
      <dl className={styles.key}>
        {present.map((letters) => (
          <div key={letters}>
            <dt>{letters}</dt>
            <dd>
              <b>{copy.letters[letters].name}</b>, {copy.letters[letters].says}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
