import { clearanceCopy } from '#config/copy/clearance.ts';
import type { MeasurementIssue } from '#domain/clearance/measurement-issue.ts';
import type { LengthUnit } from '#domain/clearance/length.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import type { ShellClearance } from '#stores/part/clearance.ts';
import { writeDifference, writeRange } from './format-clearance.ts';

const copy = clearanceCopy.issues;
type Said = { title: string; text: string; mend?: { label: string; run: () => void } };
type Mends = Pick<ShellClearance, 'readIn' | 'exchange'>;

function describeOff({ field, by, given }: Extract<MeasurementIssue, { kind: 'off' }>, unit: LengthUnit): Said {
  const side = by > 0 ? copy.off.larger : copy.off.smaller;
  return {
    title: copy.off.title[field](writeDifference(by, unit), side),
    text: copy.off.text(writeRange(given, unit)),
  };
}

function describeOtherUnit(
  { fields, unit }: Extract<MeasurementIssue, { kind: 'other-unit' }>,
  { readIn }: Mends,
): Said {
  const name = clearanceCopy.units[unit];
  const [only = 'both'] = fields.length === 1 ? fields : [];
  return {
    title: copy.otherUnit.title(name),
    text: copy.otherUnit[only],
    mend: { label: copy.otherUnit.mend(name), run: () => readIn(unit, fields) },
  };
}

function describeIssue(issue: MeasurementIssue, unit: LengthUnit, mends: Mends): Said {
  switch (issue.kind) {
    case 'other-unit':
      return describeOtherUnit(issue, mends);
    case 'swapped':
      return { ...copy.swapped, mend: { label: copy.swapped.mend, run: mends.exchange } };
    case 'journal-not-smaller':
      return copy.notSmaller;
    case 'off':
      return describeOff(issue, unit);
  }
}

/** Why a measurement is not worked with, and the one press that mends it where there is one. */
export function IssueAlert({ issue, store, unit }: { issue: MeasurementIssue; store: Mends; unit: LengthUnit }) {
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
