import { readSizeCode } from '../part/part-size.ts';
import { type Nanometres, fromMm } from './length.ts';

/**
 * By how much the journal of a size is smaller than the standard one: "STD" 0, ".25" is 0.25 mm, ".025" 0.025 mm, "010"
 * 0.010 in. Null where the code does not say it ("STD-SP"). Each shell is thicker by half of it.
 */
export function readUndersize(size: string): Nanometres | null {
  if (size === 'STD') return 0;
  const measure = readSizeCode(size);
  if (!measure) return null;
  return fromMm((measure.thousandths * (measure.unit === 'mm' ? 1 : 25.4)) / 1000);
}
