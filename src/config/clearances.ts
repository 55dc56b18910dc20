import { extraClearance } from './extra-clearance.ts';

/**
 * Figures of the workshop that the FAQ and the product pages read (rules clearance.race-range, clearance.end-float and
 * clearance.mixed-shells). Millimetres unless the name says else.
 */
export const clearances = {
  /** crankshaft end float by journal diameter; `upTo` null: everything above */
  thrust: [
    { above: 0, upTo: 70, from: 0.1, to: 0.15 },
    { above: 70, upTo: 90, from: 0.15, to: 0.2 },
    { above: 90, upTo: null, from: 0.2, to: 0.25 },
  ],
  /** greatest difference between two shells that are used together */
  mixedShells: 0.013,
  /** what HX gives more than H */
  hx: extraClearance,
  /** oil clearance of a race engine: a share for each step of journal diameter, and a constant */
  race: { perStep: { from: 0.02, to: 0.025 }, step: 25, plus: 0.013, exampleJournal: 50 },
  coating: {
    inch: { from: '0.00025', to: '0.00030' },
    microns: { from: '6', to: '7.5' },
    cooler: { celsius: '8–11', fahrenheit: '15–20' },
  },
  /** what is still taken for a measurement of the engine at hand, beyond the range that the data gives */
  measuring: {
    housingOff: 0.1,
    journalOver: 0.1,
    deepestRegrind: 1.5,
    looksLike: 0.02,
    longest: 500,
    longestEndFloat: 2,
  },
  gauges: { inch: { from: '0.001', to: '0.016' }, mm: { from: '0.025', to: '0.406' }, stripInches: 12, perCarton: 10 },
} as const;
