import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import type { ShellFigures } from '#domain/clearance/clearance-facts.ts';
import type { Nanometres } from '#domain/clearance/length.ts';
import type { ComparedSizes } from '#domain/clearance/choose-size.ts';
import {
  type ShellClearance,
  type ShellReading,
  clearanceEffects,
  createShellClearance,
} from '#stores/part/clearance.ts';
import { useShownPart } from '#islands/shared/use-shown-part.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Answer } from './SizeAnswer.tsx';
import styles from './Clearance.module.css';
import { IssueAlert } from './IssueAlert.tsx';
import { LengthField, UnitSwitch } from './LengthField.tsx';
import { RangeChart } from './RangeChart.tsx';
import { SizeTable } from './SizeTable.tsx';

type Props = { facts: ShellFigures; slug: string };

const isWorked = (reading: ShellReading): reading is ComparedSizes => 'rows' in reading;

/** Of the size that fits, else of the one that is nearest to it; of none while the housing has to be resized. */
function findClearance(reading: ShellReading): Nanometres | null {
  if (reading.kind === 'fits') return reading.choice.clearance;
  return reading.kind === 'none-fits' ? reading.nearest.clearance : null;
}

/** Two measured lengths on one side, what each size gives on the other. */
export function ShellHelper({ facts, slug }: Props) {
  const [store] = useState(() => createShellClearance(facts, clearanceEffects));
  const reading = useStore(store.$reading);
  const { unit } = useStore(store.$measuring);
  const shown = useShownPart({ slug }).slug;
  useEffect(() => store.restore(), [store]);
  const range = isWorked(reading) ? reading.range : facts.range;
  return (
    <div className={styles.helper}>
      <Fields store={store} facts={facts} />
      <div className={styles.result}>
        <Answer reading={reading} facts={facts} unit={unit} shown={shown} />
        {reading.kind === 'implausible' ? <IssueAlert issue={reading.issue} store={store} unit={unit} /> : null}
        {range ? <RangeChart range={range} clearance={findClearance(reading)} unit={unit} /> : null}
        {isWorked(reading) ? <SizeTable worked={reading} set={facts.set} unit={unit} shown={shown} /> : null}
      </div>
    </div>
  );
}

function Fields({ store, facts }: { store: ShellClearance; facts: ShellFigures }) {
  const measuring = useStore(store.$measuring);
  return (
    <div className={styles.fields}>
      <UnitSwitch unit={measuring.unit} onChoose={store.chooseUnit} />
      {(['housing', 'journal'] as const).map((field) => (
        <LengthField
          key={field}
          field={field}
          letter={field === 'housing' ? 'A' : 'B'}
          measuring={measuring}
          given={facts[field]}
          onText={(text) => store.type(field, text)}
          onSettle={store.settle}
        />
      ))}
      <p className={`hint ${styles.whole}`}>{copy.confirm}</p>
    </div>
  );
}
