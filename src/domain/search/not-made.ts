import { notMadeCopy } from '#config/copy/not-made.ts';
import { compareSizes } from '../part/part-size.ts';
import { readPosition } from '../part/part-position.ts';
import { type Measure, readSize, toMeasure } from './read-size.ts';
import { describeUnit, type UnitNote } from './unit-note.ts';

/** A size that a set is not made in, said the same everywhere (rule part.not-made). Sizes are codes as in addresses. */
export type NotMade = {
  set: string;
  /** the size as it was asked for: "−.77", "030", "STF" */
  requested: string;
  /** the size whose part is shown instead: the standard one, else the first in size order */
  displayed: string;
  /** the sizes that are made, the nearest first; in size order where what was asked is no measure */
  near: string[];
  /** asked for in the other unit, the figures of which are told */
  unit: UnitNote | null;
};

/**
 * What a size takes off, in 0.001 mm as the trade counts, where 0.001 in and 0.025 mm are as far from anything. STD is 0; null
 * for what has no figure.
 */
const toNominal = (measure: Measure): number | null =>
  measure.unit === 'name' ? (measure.name === 'STD' ? 0 : null) : measure.nominal;

/** ".77" of shells is an undersize and so below nothing; washers, inch codes and what is no size stay as they were typed. */
function writeRequested(set: string, typed: string): string {
  const text = typed
    .trim()
    .toUpperCase()
    .replace(/^[-−–]\s*/, '');
  const decimal = /^0?(\.\d+)$/.exec(text)?.[1];
  if (decimal === undefined) return text;
  return readPosition(set) === 'thrust' ? decimal : `−${decimal}`;
}

/** "4B1606H is not made in −.77.", the one sentence for it (rule part.not-made). */
export const sayNotMade = (set: string, typed: string): string => notMadeCopy.sentence(set, writeRequested(set, typed));

/**
 * What is said of a size that a set is not made in. `sizes`: those that it is made in; with none there is nothing to show, so
 * at least one is needed. Nearest by millimetres; of two as near the one in the unit that was asked for, then in size order.
 */
export function describeNotMade(set: string, sizes: readonly string[], typed: string): NotMade {
  const ordered = [...sizes].sort(compareSizes);
  const [displayed] = ordered;
  if (displayed === undefined) throw new Error(`${set} has no size to show`);
  const wish = readSize(
    typed
      .trim()
      .toUpperCase()
      .replace(/^[-−–]\s*/, ''),
  );
  const wished = wish?.measures[0];
  const target = wished ? toNominal(wished) : null;
  if (wished === undefined || target === null)
    return { set, requested: writeRequested(set, typed), displayed, near: ordered, unit: null };
  const measured = ordered.flatMap((code) => {
    const measure = toMeasure(code);
    const at = toNominal(measure);
    return at === null ? [] : [{ code, off: Math.abs(at - target), isSameUnit: measure.unit === wished.unit }];
  });
  const near = [...measured].sort((a, b) => a.off - b.off || Number(b.isSameUnit) - Number(a.isSameUnit));
  const unit = wish && describeUnit(wish, ordered);
  return { set, requested: writeRequested(set, typed), displayed, near: near.map(({ code }) => code), unit };
}
