import { type UniversalItem, universalItems } from '#config/universal-items.ts';
import { type LengthRange, readLength } from './length.ts';

type GaugeStrip = Pick<(typeof universalItems)[number], 'code' | 'colour'> & { range: LengthRange };

const read = (figure: string): number => {
  const length = readLength(figure, 'in');
  return length.kind === 'length' ? length.length : 0;
};

/**
 * The four strips with what they measure, finest first, by their inch figures: those are the sound ones
 * (rule part.universal-items).
 */
export const gaugeStrips: readonly GaugeStrip[] = universalItems.map(({ code, colour, inch }) => {
  const [from = '', to = ''] = inch.replace(/in$/, '').split('-');
  return { code, colour, range: { from: read(from), to: read(to) } };
});

/** The finest strip that reads every clearance of a range; null where none does. */
export const chooseStrip = ({ from, to }: LengthRange): GaugeStrip | null =>
  gaugeStrips.find(({ range }) => range.from <= from && to <= range.to) ?? null;

/** What a gauge has printed, and the millimetres that its inches are: ".004-.009", ".012-.229", ".102-.229". */
type GaugeSlip = { inch: string; printed: string; meant: string };

/** Half of the last printed place: 0.0005 mm in nanometres, for ends that were rounded. */
const halfPlace = 500;
const micrometre = 1000;

function listEnds(text: string, unit: 'mm' | 'in'): number[] {
  return text
    .replace(/(?:mm|in)$/, '')
    .split('-')
    .flatMap((end) => {
      const read = readLength(end, unit);
      return read.kind === 'length' ? [read.length] : [];
    });
}

const writeEnd = (length: number): string => (length / micrometre / 1000).toFixed(3).replace(/^0/, '');

/** The slip in the printed ranges of a gauge; null where both units say the same (rule clearance.gauge-slip). */
export function findGaugeSlip({ inch, mm }: Pick<UniversalItem, 'inch' | 'mm'>): GaugeSlip | null {
  const [inches, printed] = [listEnds(inch, 'in'), listEnds(mm, 'mm')];
  if (inches.every((length, at) => Math.abs(length - (printed[at] ?? 0)) <= halfPlace)) return null;
  return {
    inch: inch.replace(/in$/, ''),
    printed: mm.replace(/mm$/, ''),
    meant: inches.map((length) => writeEnd(Math.round(length / micrometre) * micrometre)).join('-'),
  };
}
