import type { ShellFacts, ThrustFacts } from './clearance-facts.ts';
import type { Measured } from './measurement-issue.ts';
import { type LengthUnit, fromMm } from './length.ts';

/** Facts for tests: the conrod set 4B1606H with the figures of the sandbox's data. */
export const sampleShells = (changes: Partial<ShellFacts> = {}): ShellFacts => ({
  kind: 'shell',
  set: '4B1606H',
  sizes: ['STD', '.025', '.25', '.50'],
  wall: fromMm(1.392),
  walls: {},
  journal: { from: fromMm(47.758), to: fromMm(47.778) },
  housing: { from: fromMm(50.6), to: fromMm(50.615) },
  range: { from: fromMm(0.051), to: fromMm(0.061) },
  isRangeByRule: false,
  twin: { set: '4B1606HX', sizes: ['STD', '.25'], wall: fromMm(1.379), walls: {} },
  isCoated: false,
  estimates: [],
  ...changes,
});

/** Facts for tests: the thrust set 1T1957 in two sizes. */
export const sampleWashers = (changes: Partial<ThrustFacts> = {}): ThrustFacts => ({
  kind: 'thrust',
  set: '1T1957',
  sizes: ['STD', '.10'],
  range: { from: fromMm(0.1), to: fromMm(0.15) },
  isRangeByRule: false,
  estimates: [],
  ...changes,
});

/** Journal and housing in millimetres. */
export const measure = (journal: number, housing: number, unit: LengthUnit = 'mm'): Measured => ({
  journal: { length: fromMm(journal), unit },
  housing: { length: fromMm(housing), unit },
});
