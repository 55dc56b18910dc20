import { clearances } from '#config/clearances.ts';
import { proseCopy } from '#config/copy/prose.ts';
import { universalItems } from '#config/universal-items.ts';

/** A small table of figures, for the pages and for the documents made from the same data. */
export type WorkshopTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** positions of the columns that hold figures */
  figures: readonly number[];
  /** the first column is a code */
  hasCodes: boolean;
};

const bare = (range: string): string => range.replace(/(?:in|mm)$/, '').replace('-', '–');

/** Crankshaft end float by journal diameter (rule clearance.end-float). Millimetres. */
export function toThrustTable(): WorkshopTable {
  const { caption, columns, row } = proseCopy.thrust;
  const rows = clearances.thrust.map(({ above, upTo, from, to }) => [
    row(above, upTo),
    `${from.toFixed(2)}–${to.toFixed(2)}`,
  ]);
  return { caption, columns, rows, figures: [1], hasCodes: false };
}

/** What the letters at the end of a set's number say (rule part.suffixes). */
export function toSuffixTable(): WorkshopTable {
  const { caption, columns, rows } = proseCopy.codes;
  const { mm, inch } = clearances.hx;
  return { caption, columns, rows: rows(String(mm), String(inch)), figures: [], hasCodes: true };
}

/** The four clearance gauges with their ranges in inches and millimetres (rule part.universal-items, to the letter). */
export function toGaugeTable(): WorkshopTable {
  const { caption, columns, colours } = proseCopy.gauges;
  const rows = universalItems.map(({ colour, code, inch, mm }) => [code, colours[colour], bare(inch), bare(mm)]);
  return { caption, columns, rows, figures: [2, 3], hasCodes: true };
}
