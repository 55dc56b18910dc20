import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import type { ShellFigures } from '#domain/clearance/clearance-facts.ts';
import type { LengthUnit, Nanometres } from '#domain/clearance/length.ts';
import type { ComparedSizes } from '#domain/clearance/choose-size.ts';
import {
  clearanceEffects,
  createShellClearance,
  type ShellClearance,
  type ShellReading,
} from '#stores/part/clearance.ts';
import type { MeasurementIssue } from '#domain/clearance/measurement-issue.ts';
import { useCurrentPart } from '../shared/use-current-part.ts';
import { Answer } from './SizeAnswer.tsx';
import { LengthField, UnitSwitch } from './LengthField.tsx';
import { RangeChart } from './RangeChart.tsx';
import { SizeTable } from './SizeTable.tsx';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { writeDifference, writeRange } from './format-clearance.ts';
import styles from './Clearance.module.css';

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
  const currentSlug = useCurrentPart({ slug }).slug;
  useEffect(() => store.restore(), [store]);
  const range = isWorked(reading) ? reading.range : facts.range;
  return (
    <div className={styles.helper}>
      <Fields store={store} facts={facts} />
      <div className={styles.result}>
        <Answer reading={reading} facts={facts} unit={unit} currentSlug={currentSlug} />
        {reading.kind === 'implausible' ? <IssueAlert issue={reading.issue} store={store} unit={unit} /> : null}
        {range ? <RangeChart range={range} clearance={findClearance(reading)} unit={unit} /> : null}
        {isWorked(reading) ? (
          <SizeTable worked={reading} set={facts.set} unit={unit} currentSlug={currentSlug} />
        ) : null}
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

const issueCopy = copy.issues;
type IssueText = { title: string; text: string; mend?: { label: string; run: () => void } };
type Mends = Pick<ShellClearance, 'readIn' | 'exchange'>;

function describeOff({ field, by, given }: Extract<MeasurementIssue, { kind: 'off' }>, unit: LengthUnit): IssueText {
  const side = by > 0 ? issueCopy.off.larger : issueCopy.off.smaller;
  return {
    title: issueCopy.off.title[field](writeDifference(by, unit), side),
    text: issueCopy.off.text(writeRange(given, unit)),
  };
}

function describeOtherUnit(
  { fields, unit }: Extract<MeasurementIssue, { kind: 'other-unit' }>,
  { readIn }: Mends,
): IssueText {
  const name = copy.units[unit];
  const [only = 'both'] = fields.length === 1 ? fields : [];
  return {
    title: issueCopy.otherUnit.title(name),
    text: issueCopy.otherUnit[only],
    mend: { label: issueCopy.otherUnit.mend(name), run: () => readIn(unit, fields) },
  };
}

function describeIssue(issue: MeasurementIssue, unit: LengthUnit, mends: Mends): IssueText {
  switch (issue.kind) {
    case 'other-unit':
      return describeOtherUnit(issue, mends);
    case 'swapped':
      return { ...issueCopy.swapped, mend: { label: issueCopy.swapped.mend, run: mends.exchange } };
    case 'journal-not-smaller':
      return issueCopy.notSmaller;
    case 'off':
      return describeOff(issue, unit);
  }
}

/** Why a measurement is not worked with, and the one press that mends it where there is one. */
function IssueAlert({ issue, store, unit }: { issue: MeasurementIssue; store: Mends; unit: LengthUnit }) {
  const { title, text, mend } = describeIssue(issue, unit, store);
  const action = mend ? (
    <Button size="sm" onClick={mend.run}>
      {mend.label}
    </Button>
  ) : null;
  return (
    <Alert kind="error" isLive title={title} action={action}>
      {text}
    </Alert>
  );
}
