import { universalItems } from '#config/universal-items.ts';
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
