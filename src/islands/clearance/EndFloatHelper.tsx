import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import type { ThrustFigures } from '#domain/clearance/clearance-facts.ts';
import type { LengthUnit } from '#domain/clearance/length.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { notice } from '#islands/shared/notice.ts';
import { type EndFloat, type EndFloatReading, clearanceEffects, createEndFloat } from '#stores/part/clearance.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import styles from './Clearance.module.css';
import { LengthField, UnitSwitch } from './LengthField.tsx';
import { writeDifference, writeLengthOf, writeRange } from './format-clearance.ts';

/** One measured end float against the range of the thrust set. */
export function EndFloatHelper({ facts }: { facts: ThrustFigures }) {
  const [store] = useState(() => createEndFloat(facts, clearanceEffects));
  const measuring = useStore(store.$measuring);
  const reading = useStore(store.$reading);
  useEffect(() => store.restore(), [store]);
  return (
    <div className={styles.helper}>
      <div className={styles.fields}>
        <UnitSwitch unit={measuring.unit} onChoose={store.chooseUnit} />
        <LengthField
          field="endFloat"
          measuring={measuring}
          given={facts.range}
          onText={(text) => store.type('endFloat', text)}
          onSettle={store.settle}
        />
      </div>
      <div className={styles.result}>
        <Verdict reading={reading} unit={measuring.unit} />
        {reading.kind === 'implausible' ? <UnitIssue unit={reading.unit} store={store} /> : null}
      </div>
    </div>
  );
}

function Verdict({ reading, unit }: { reading: EndFloatReading; unit: LengthUnit }) {
  return (
    <div {...notice} className={styles.answer}>
      {reading.kind === 'waiting' && reading.fields.length > 0 ? (
        <p className="muted">{copy.waiting.endFloat}</p>
      ) : null}
      {'endFloat' in reading ? (
        <>
          <p className={styles.verdict}>
            {reading.kind === 'in-range' ? <Icon name="circle-check" className="i-l" /> : null}
            {reading.kind === 'at-limit' ? <Icon name="info" className="i-l" /> : null}
            {sayEndFloat(reading, unit)}
          </p>
          <p className="small muted">{writeRange(reading.range, unit)}</p>
        </>
      ) : null}
    </div>
  );
}

function sayEndFloat(reading: Extract<EndFloatReading, { endFloat: number }>, unit: LengthUnit): string {
  const measured = writeLengthOf(reading.endFloat, unit);
  return 'off' in reading
    ? copy.endFloat[reading.kind](measured, writeDifference(reading.off, unit))
    : copy.endFloat[reading.kind](measured);
}

function UnitIssue({ unit, store }: { unit: LengthUnit | null; store: EndFloat }) {
  const { otherUnit, endFloat } = copy.issues;
  if (!unit)
    return (
      <Alert kind="error" isLive title={endFloat.title}>
        {endFloat.text}
      </Alert>
    );
  const action = (
    <Button size="sm" onClick={() => store.readIn(unit, ['endFloat'])}>
      {otherUnit.mend(copy.units[unit])}
    </Button>
  );
  return (
    <Alert kind="error" isLive title={otherUnit.title(copy.units[unit])} action={action}>
      {otherUnit.endFloat}
    </Alert>
  );
}
