/** Choosing the size: what was measured, and what follows from it for the sizes of the set. */
import { sessionKeys } from '#config/storage-keys.ts';
import type { ShellFigures, ThrustFigures } from '#domain/clearance/clearance-facts.ts';
import type { MeasuredLength } from '#domain/clearance/measurement-issue.ts';
import { type EndFloatAnswer, decideEndFloat } from '#domain/clearance/end-float.ts';
import { isExtraClearanceSet, toTwinSet } from '#domain/clearance/target-range.ts';
import { type ClearanceAnswer, chooseSize } from '#domain/clearance/choose-size.ts';
import { computed } from 'nanostores';
import { type Field, type Measuring, type MeasuringEffects, createMeasuring, readMeasured } from './measuring.ts';
import { sessionText } from '../browser/storage.ts';

/** `waiting` names what is still to be typed, or is being typed. */
export type Waiting = { kind: 'waiting'; fields: Field[] };
export type ShellReading = Waiting | ClearanceAnswer;
export type EndFloatReading = Waiting | EndFloatAnswer;

function findLength(measuring: Measuring, field: Field): MeasuredLength | null {
  const read = readMeasured(measuring, field);
  return read.kind === 'length' ? read : null;
}

/** A mistake is not said while somebody is still typing. */
const isHalfTyped = (measuring: Measuring, answer: { kind: string }): boolean =>
  measuring.isTyping && answer.kind === 'implausible';

/** H and HX sets of one number are measured on the same engine. */
const toSubject = (set: string): string => (isExtraClearanceSet(set) ? (toTwinSet(set) ?? set) : set);

/** The helper of a set of shells. */
export function createShellClearance(facts: ShellFigures, effects: MeasuringEffects) {
  const measuring = createMeasuring(toSubject(facts.set), effects);
  const $reading = computed(measuring.$measuring, (state): ShellReading => {
    const [journal, housing] = [findLength(state, 'journal'), findLength(state, 'housing')];
    const fields = (['housing', 'journal'] as const).filter((field) => !findLength(state, field));
    if (!journal || !housing) return { kind: 'waiting', fields };
    const answer = chooseSize(facts, { journal, housing });
    return isHalfTyped(state, answer) ? { kind: 'waiting', fields: [] } : answer;
  });
  return { ...measuring, $reading };
}
export type ShellClearance = ReturnType<typeof createShellClearance>;

/** The helper of a set of thrust washers. */
export function createEndFloat(facts: ThrustFigures, effects: MeasuringEffects) {
  const measuring = createMeasuring(facts.set, effects);
  const $reading = computed(measuring.$measuring, (state): EndFloatReading => {
    const endFloat = findLength(state, 'endFloat');
    if (!endFloat) return { kind: 'waiting', fields: ['endFloat'] };
    const answer = decideEndFloat(facts, endFloat);
    return isHalfTyped(state, answer) ? { kind: 'waiting', fields: [] } : answer;
  });
  return { ...measuring, $reading };
}
export type EndFloat = ReturnType<typeof createEndFloat>;

/** Kept in the tab of the browser. */
export const clearanceEffects: MeasuringEffects = {
  save: (text) => void sessionText.write(sessionKeys.clearance, text),
  read: () => sessionText.read(sessionKeys.clearance),
};
