import { clearances } from '#config/clearances.ts';
import { fromMm, type LengthRange, type Nanometres, toMicrometre } from './length.ts';

/** True for a set with extra oil clearance: HX in its name (rule clearance.extra-oil). */
export const isExtraClearanceSet = (set: string): boolean => set.includes('HX');

/**
 * The same set with or without extra clearance: "4B1606H" and "4B1606HX", "8B663HD" and "8B663HXD". Null for a code that is
 * neither, a coated set for example. Whether it is made is for the catalogue to say.
 */
export function toTwinSet(set: string): string | null {
  if (isExtraClearanceSet(set)) return set.replace('HX', 'H');
  const plain = /^(\d+[A-Z]\d+H)(D?)$/.exec(set);
  return plain ? `${plain[1]}X${plain[2]}` : null;
}

const { race, thrust, hx } = clearances;

/** What HX gives more than H: 0.025 mm (rule clearance.extra-oil). */
const extraClearance: Nanometres = fromMm(hx.mm);

/**
 * Oil clearance of a race engine for a journal: 0.020–0.025 mm for each 25 mm of it, plus 0.013 mm
 * (rule clearance.race-range). To 0.001 mm.
 */
export function toRaceClearance(journal: Nanometres): LengthRange {
  const share = (perStep: number) => (journal * fromMm(perStep)) / fromMm(race.step) + fromMm(race.plus);
  return { from: toMicrometre(share(race.perStep.from)), to: toMicrometre(share(race.perStep.to)) };
}

/** The oil clearance that a set is made for by the rule: HX sets 0.025 mm above the race clearance. */
export function toRangeByRule(set: string, journal: Nanometres): LengthRange {
  const { from, to } = toRaceClearance(journal);
  const more = isExtraClearanceSet(set) ? extraClearance : 0;
  return { from: from + more, to: to + more };
}

/** Thrust clearance (end float) by journal: up to 70 mm, up to 90 mm, above (rule clearance.end-float). */
export function toThrustClearance(journal: Nanometres): LengthRange {
  const row = thrust.find(({ upTo }) => upTo === null || journal <= fromMm(upTo)) ?? thrust[0];
  return { from: fromMm(row.from), to: fromMm(row.to) };
}
