/**
 * The clearance of every size worked out a second time, slowly and from the sentences alone: decimal figures as text, whole
 * tenths of a micrometre as BigInt, every pair of size and range compared one by one. Nothing of the helper is used to
 * find what it must say.
 */
import { readSeedFiles } from '#scripts/sandbox/store/seed-files.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartType } from '../part/part.ts';
import { sampleRod } from '../part/samples.ts';
import { type ClearanceAnswer, chooseSize } from './choose-size.ts';
import { toClearanceFacts } from './clearance-facts.ts';

/** "47.758" in ten-thousandths of a millimetre: 477580. */
const read = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole || '0') * 10_000n + BigInt(fraction.padEnd(4, '0'));
};
/** To whole thousandths, halves upwards, as a micrometer is read. */
const toThousandths = (tenths: bigint): bigint => {
  const shifted = tenths + 5n;
  return shifted >= 0n ? shifted / 10n : -((-shifted + 9n) / 10n);
};
/** "50.600-50.615 mm (…)" and "1.392 mm (…)". */
const readRow = (rows: readonly { name: string; value: string }[], name: string): [bigint, bigint] => {
  const figures =
    rows
      .find((row) => row.name === name)
      ?.value.replace(/ mm.*$/, '')
      .split('-') ?? [];
  return [read(figures[0] ?? ''), read(figures.at(-1) ?? '')];
};
/** What a size takes off the journal: ".25" a quarter millimetre, "010" ten thousandths of an inch; null: nobody says. */
const readLess = (size: string): bigint | null => {
  if (size === 'STD') return 0n;
  if (/^\.\d{2,3}$/.test(size) && size !== '.001' && size !== '.010') return read(`0${size}`);
  if (/^\.?0\d{2}$/.test(size)) return BigInt(size.replace('.', '')) * 254n;
  return null;
};

const { sets } = readSeedFiles().parse();
const byCode = new Map(sets.map((set) => [set.set_code, set]));
type SeedSet = (typeof sets)[number];
const shells = sets.filter(({ type }) => ['rod', 'main', 'calico'].includes(type));
/** The same number with HX for H, or H for HX; a coated set is neither. */
const twinOf = (code: string): SeedSet | undefined => {
  if (code.includes('HX')) return byCode.get(code.replace('HX', 'H'));
  return /H$|HD$/.test(code) ? byCode.get(code.replace(/H(D?)$/, 'HX$1')) : undefined;
};

type Line = { slug: string; clearance: bigint };
type Verdict = { kind: string; lines: Line[]; inside: string[]; tight: boolean };

/** Housing less two walls less journal, for the set and then for the set with or without extra clearance. */
function workOut(set: SeedSet, journal: bigint, housing: bigint): Verdict {
  const [from, to] = readRow(set.technicaldetails, 'Oil clearance');
  const [low, high] = readRow(set.technicaldetails, 'Housing bore range');
  const twin = twinOf(set.set_code);
  const lines: Line[] = [];
  for (const one of twin ? [set, twin] : [set]) {
    const [, wall] = readRow(one.technicaldetails, 'Wall thickness max');
    for (const { size } of one.items) {
      const less = readLess(size);
      if (less === null) continue;
      lines.push({ slug: `${one.set_code}-${size}`, clearance: toThousandths(housing - 2n * wall - less - journal) });
    }
  }
  const inside = lines.filter(({ clearance }) => clearance * 10n >= from && clearance * 10n <= to);
  const kind = housing < low || housing > high ? 'housing-first' : inside.length > 0 ? 'fits' : 'none-fits';
  return {
    kind,
    lines,
    inside: inside.map(({ slug }) => slug),
    tight: lines.some((line) => line.clearance * 10n < from),
  };
}

const toPart = (set: SeedSet) =>
  set.items.map(({ size }) =>
    sampleRod({ set: set.set_code, size, type: set.type as PartType, specifications: set.technicaldetails }),
  );

function ask(set: SeedSet, journal: bigint, housing: bigint): ClearanceAnswer {
  const sameSet = toPart(set);
  const twin = twinOf(set.set_code);
  const facts = toClearanceFacts({ part: sameSet[0]!, sameSet, twinSet: twin ? toPart(twin) : [] });
  if (facts?.kind !== 'shell') throw new Error(set.set_code);
  const length = (tenths: bigint) => ({ length: Number(tenths) * 100, unit: 'mm' as const });
  return chooseSize(facts, { journal: length(journal), housing: length(housing) });
}

/** A journal from 0.6 mm under to 0.02 mm over the standard one, a housing up to 0.03 mm out of its range. */
const measurements = fc
  .record({ set: fc.constantFrom(...shells), ground: fc.nat(6200), bore: fc.nat(750) })
  .map(({ set, ground, bore }) => ({
    set,
    journal: readRow(set.technicaldetails, 'Journal diameter range')[1] + 200n - BigInt(ground),
    housing: readRow(set.technicaldetails, 'Housing bore range')[0] - 300n + BigInt(bore),
  }));

// rule clearance.chosen-size
// rule clearance.housing-first
test('500 measurements say what the second reading says: every clearance, the verdict, and no grinding before the housing', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(measurements, ({ set, journal, housing }) => {
      const [expected, answer] = [workOut(set, journal, housing), ask(set, journal, housing)];
      if (!('rows' in answer)) throw new Error(`${set.set_code} ${JSON.stringify(answer)}`);
      seen.add(answer.kind);
      const rows = answer.rows.map(({ slug, clearance }) => `${slug} ${clearance / 1000}`).toSorted();
      expect(rows).toEqual(expected.lines.map(({ slug, clearance }) => `${slug} ${clearance}`).toSorted());
      expect(answer.kind).toBe(expected.kind);
      if (answer.kind === 'fits') expect(expected.inside).toContain(answer.choice.slug);
      if (answer.kind === 'none-fits') expect(answer.regrind !== null).toBe(expected.tight);
      if (answer.kind === 'housing-first') expect(answer).not.toHaveProperty('regrind');
    }),
    { numRuns: 500 },
  );
  expect([...seen].toSorted()).toEqual(['fits', 'housing-first', 'none-fits']);
});
