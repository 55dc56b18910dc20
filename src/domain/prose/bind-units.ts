/** Last word of a figure's name → its unit as sentences write it, and how else one may read it. */
export const units: Readonly<Record<string, readonly [written: string, read: RegExp]>> = {
  days: ['days', /^(?:business |working )?days?\b/],
  hours: ['hours', /^hours?\b/],
  minutes: ['minutes', /^minutes?\b/],
  weeks: ['weeks', /^weeks?\b/],
  months: ['months', /^months?\b/],
  years: ['years', /^years?\b/],
  miles: ['miles', /^miles?\b/],
  mm: ['mm', /^mm\b/],
  inch: ['in', /^(?:in(?=[).,;]|$| \(| (?:of|more|extra|thick))|inch(?:es)?\b)/],
  inches: ['inches', /^inch(?:es)?\b/],
  microns: ['microns', /^(?:microns?\b|µm)/],
  celsius: ['°C', /^°C/],
  fahrenheit: ['°F', /^°F/],
};

/** Whether a text goes on with a unit of the shop's figures: "mm (0.001 in)". */
const startsWithUnit = (text: string): boolean => Object.values(units).some(([, read]) => read.test(text));

const noBreak = '\u00A0';

/** `isBehindPiece`: a figure of the shop stands before the text, and its unit may be the first word of it. */
export const bindUnits = (text: string, isBehindPiece: boolean): string =>
  text.replace(/(?<=\d) |^ /g, (blank, at: number) =>
    (at > 0 || isBehindPiece) && startsWithUnit(text.slice(at + 1)) ? noBreak : blank,
  );
