import { readSeedFiles } from '#scripts/sandbox/store/seed-files.ts';
import { describe, expect, test } from 'vitest';
import type { Part, PartType } from '../part/part.ts';
import { samplePump, sampleGauge, sampleKit, sampleRod, sampleThrust } from '../part/samples.ts';
import { type ShellFacts, toClearanceFacts, toFigures } from './clearance-facts.ts';
import { findFigure } from './size-figures.ts';
import { distanceTo, fromMm } from './length.ts';
import { toRangeByRule, toThrustClearance, toTwinSet } from './target-range.ts';
import { sampleShells, sampleWashers } from './samples.ts';
import { chooseSize } from './choose-size.ts';

const row = (name: string, value: string) => ({ name, value });
const range = (from: number, to: number) => ({ from: fromMm(from), to: fromMm(to) });
const factsOf = (part: Part, sameSet: readonly Part[] = [part], twinSet: readonly Part[] = []) =>
  toClearanceFacts({ part, sameSet, twinSet });

describe('findFigure', () => {
  test.each([
    ['51.980-52.000 mm (2.0465-2.0472 in)', range(51.98, 52), false],
    ['1.392 mm (0.0548 in)', range(1.392, 1.392), false],
    ['0.10-0.15 mm', range(0.1, 0.15), false],
    ['ca. 1.39 mm', range(1.39, 1.39), true],
    ['~1.39 mm', range(1.39, 1.39), true],
    ['48.00 mm (estimated)', range(48, 48), true],
    ['52.000-51.980 mm', null, false],
    ['2.0465-2.0472 in', null, false],
    ['on request', null, false],
    ['', null, false],
  ])('%j', (value, figure, isEstimate) => {
    const found = findFigure({ specifications: [row('Wall thickness max', value)] }, 'Wall thickness max');
    expect(found).toEqual(figure && { ...figure, isEstimate });
  });

  test('no such row', () => expect(findFigure({ specifications: [] }, 'Wall thickness max')).toBeNull());
});

describe('toClearanceFacts', () => {
  const standard = sampleRod();
  const undersize = sampleRod({ size: '.25' });

  test('figures are of the standard size, on the page of every size', () => {
    const facts = factsOf(undersize, [undersize, standard]);
    expect(facts).toMatchObject({ kind: 'shell', sizes: ['STD', '.25'], wall: fromMm(1.392), walls: {} });
    expect(facts).toMatchObject({ journal: range(47.758, 47.778), housing: range(50.6, 50.615), twin: null });
  });

  test('an undersize with a wall of its own keeps it', () => {
    const own = sampleRod({ size: '.25', specifications: [row('Wall thickness max', '1.515 mm')] });
    expect(factsOf(standard, [standard, own])).toMatchObject({ walls: { '.25': fromMm(1.515) } });
  });

  test('a twin has its own sizes and walls', () => {
    const wall = (of: string) => ({ set: '4B1606HX', specifications: [row('Wall thickness max', of)] });
    const extra = [sampleRod(wall('1.379 mm')), sampleRod({ ...wall('1.503 mm'), size: '.25' })];
    expect(factsOf(standard, [standard], extra)).toMatchObject({
      twin: { set: '4B1606HX', sizes: ['STD', '.25'], wall: fromMm(1.379), walls: { '.25': fromMm(1.503) } },
    });
    expect(factsOf(standard, [standard], [sampleRod({ set: '4B1606HX', specifications: [] })])).toMatchObject({
      twin: { wall: null, walls: {} },
    });
  });

  test('without the standard size the figures of another one are not taken for it', () => {
    expect(factsOf(undersize)).toMatchObject({ wall: null, walls: {}, journal: null, housing: null, range: null });
  });

  test('a range that the data does not give comes from the rule, by the nominal journal or its range', () => {
    expect(factsOf(standard)).toMatchObject({ range: range(0.051, 0.061), isRangeByRule: true });
    const given = [...standard.specifications, row('Oil clearance', '0.040-0.050 mm')];
    expect(factsOf(sampleRod({ specifications: given }))).toMatchObject({
      range: range(0.04, 0.05),
      isRangeByRule: false,
    });
  });

  test('rows that the data calls estimates are named', () => {
    const specifications = [row('Wall thickness max', 'ca. 1.39 mm'), row('Journal diameter range', '47.7-47.8 mm')];
    expect(factsOf(sampleRod({ specifications }))).toMatchObject({ estimates: ['Wall thickness max'] });
  });

  test('thrust washers are judged by their end float, else by the journal of their parameter', () => {
    expect(factsOf(sampleThrust)).toMatchObject({ kind: 'thrust', range: range(0.1, 0.15), isRangeByRule: true });
    const large = { ...sampleThrust, parameter: 'Thrust for 82.50 mm journal' };
    expect(factsOf(large)).toMatchObject({ range: range(0.15, 0.2) });
    expect(factsOf({ ...large, specifications: [row('End float', '0.08-0.12 mm')] })).toMatchObject({
      range: range(0.08, 0.12),
    });
    expect(factsOf({ ...sampleThrust, parameter: '360 degree thrust' })).toMatchObject({ range: null });
  });

  test.each([samplePump, sampleGauge, sampleKit])('$number has no size to choose', (part) => {
    expect(factsOf(part)).toBeNull();
  });
});

describe('the data of the sandbox', () => {
  const parts = readSeedFiles()
    .parse()
    .sets.flatMap((set) =>
      set.items.map(({ size }) =>
        sampleRod({
          set: set.set_code,
          size,
          type: set.type as PartType,
          parameter: set.parameter,
          specifications: set.technicaldetails,
        }),
      ),
    );
  const sets = Map.groupBy(parts, (part) => part.set);
  const facts = [...sets].flatMap(([set, sameSet]) => {
    const twinSet = sets.get(toTwinSet(set) ?? '') ?? [];
    return sameSet[0] ? [toClearanceFacts({ part: sameSet[0], sameSet, twinSet })] : [];
  });
  const shells = facts.filter((one): one is ShellFacts => one?.kind === 'shell');
  const middle = ({ from, to }: { from: number; to: number }) => (from + to) / 2;
  const measured = (journal: number, housing: number) => ({
    journal: { length: journal, unit: 'mm' as const },
    housing: { length: housing, unit: 'mm' as const },
  });
  const standardOf = (one: ShellFacts, journal: number, housing: number) => {
    const answer = chooseSize(one, measured(journal, housing));
    return 'rows' in answer ? answer.rows[0]?.clearance : undefined;
  };

  test('nothing is missing, and every HX set has its H twin', () => {
    expect(shells).toHaveLength(812);
    for (const one of shells) {
      expect(one, one.set).toMatchObject({ isRangeByRule: false, estimates: [] });
      expect([one.wall, one.journal, one.housing, one.range], one.set).not.toContain(null);
      if (one.set.includes('HX')) expect(one.twin, one.set).not.toBeNull();
    }
  });

  test('its oil clearance is the rule of the FAQ, to the rounding of the row', () => {
    for (const [, sameSet] of sets) {
      const [part] = sameSet;
      const nominal = part && findFigure(part, 'Journal diameter nominal');
      const given = part && findFigure(part, 'Oil clearance');
      if (!part || !nominal || !given) continue;
      const rule = toRangeByRule(part.set, nominal.to);
      expect(Math.abs(rule.from - given.from), part.set).toBeLessThanOrEqual(1000);
      expect(Math.abs(rule.to - given.to), part.set).toBeLessThanOrEqual(1000);
    }
  });

  /* The wall is rounded to 0.001 mm and counts twice, the ends of the row are rounded to 0.001 mm: together 0.002 mm. */
  test('a standard set on a journal and a housing in the middle of their ranges has its own oil clearance', () => {
    for (const one of shells) {
      if (!one.journal || !one.housing || !one.range) throw new Error(one.set);
      const clearance = standardOf(one, middle(one.journal), middle(one.housing));
      expect(distanceTo(one.range, clearance ?? 0), one.set).toBe(0);
      expect(Math.abs((clearance ?? 0) - middle(one.range)), one.set).toBeLessThanOrEqual(2000);
    }
  });

  /* 0.020 mm of journal and 0.015 mm of housing are more than the 0.01 mm of the row: the corners lie outside of it. */
  test('at the ends of both ranges the clearance leaves the row: that is why the parts are measured', () => {
    for (const one of shells) {
      if (!one.journal || !one.housing || !one.range) throw new Error(one.set);
      const least = standardOf(one, one.journal.to, one.housing.from) ?? 0;
      const most = standardOf(one, one.journal.from, one.housing.to) ?? 0;
      const bands = one.journal.to - one.journal.from + one.housing.to - one.housing.from;
      expect(most - least, one.set).toBe(bands);
      expect(distanceTo(one.range, least), one.set).toBeLessThan(0);
      expect(distanceTo(one.range, most), one.set).toBeGreaterThan(0);
    }
  });

  test('the wall of an HX set is that of its H twin less half of 0.025 mm, to the rounding of the rows', () => {
    const byCode = new Map(shells.map((one) => [one.set, one]));
    for (const one of shells.filter(({ set }) => set.includes('HX'))) {
      const plain = byCode.get(one.twin?.set ?? '');
      expect(Math.abs((plain?.wall ?? 0) - (one.wall ?? 0) - 12_500), one.set).toBeLessThanOrEqual(500);
    }
  });

  test('the end float of every thrust set is the figure for its journal', () => {
    const washers = parts.filter(({ type, parameter }) => type === 'thrust' && parameter.includes('journal'));
    expect(new Set(washers.map(({ set }) => set)).size).toBe(104);
    for (const part of washers) {
      const journal = Number(/([\d.]+) mm/.exec(part.parameter)?.[1]);
      const { from, to } = toThrustClearance(fromMm(journal));
      expect(findFigure(part, 'End float'), part.set).toMatchObject({ from, to });
    }
  });
});

test('figures are all that is worked with, and nothing that is only said', () => {
  const { isRangeByRule, isCoated, estimates, ...shells } = sampleShells();
  expect(toFigures({ ...shells, isRangeByRule, isCoated, estimates })).toStrictEqual(shells);
  const { isRangeByRule: isByRule, estimates: guessed, ...washers } = sampleWashers();
  expect(toFigures({ ...washers, isRangeByRule: isByRule, estimates: guessed })).toStrictEqual(washers);
});
