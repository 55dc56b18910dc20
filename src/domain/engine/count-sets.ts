import type { Part, PartType } from '../part/part.ts';

/** What is sold for an engine, for the words of the finder's button. */
export type SetCount = { sets: number; pumps: number };

const isPump = (type: PartType) => type === 'oil-pump';
const isSet = (type: PartType) => !isPump(type) && type !== 'flexigauge';

/** How many sets and how many pumps these parts are, whatever sizes they come in; a kit counts as a set, a gauge as neither. */
export function countSets(parts: readonly Pick<Part, 'set' | 'type'>[]): SetCount {
  const count = (is: (type: PartType) => boolean) =>
    new Set(parts.filter(({ type }) => is(type)).map(({ set }) => set)).size;
  return { sets: count(isSet), pumps: count(isPump) };
}
