import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import {
  type LengthRange,
  type LengthUnit,
  type Nanometres,
  distanceTo,
  formatLength,
  fromMm,
} from '#domain/clearance/length.ts';
import { chooseStrip } from '#domain/clearance/gauge-strip.ts';
import styles from './RangeChart.module.css';
import { writeLengthOf, writeRange } from './format-clearance.ts';

const width = 320;
/** what the scale shows: race clearances with room on both sides */
const scale: LengthRange = { from: 0, to: fromMm(0.16) };
/** length of a step, steps from number to number, and how the numbers are written */
const steps = {
  mm: { each: 10_000, numbered: 5, decimals: 2 },
  in: { each: 12_700, numbered: 4, decimals: 3 },
} as const;

const toX = (length: Nanometres): number => (width * Math.max(0, Math.min(length, scale.to))) / scale.to;
const toBox = ({ from, to }: LengthRange) => ({ x: toX(from), width: toX(to) - toX(from) });

type Props = {
  range: LengthRange;
  /** null while nothing is measured */
  clearance: Nanometres | null;
  unit: LengthUnit;
};

/** The measured clearance against the range, over the reach of the gauge strip that reads it. */
export function RangeChart({ range, clearance, unit }: Props) {
  const strip = chooseStrip(range);
  const measured = clearance === null ? null : writeLengthOf(clearance, unit);
  const spoken = strip ? copy.chartStrip(strip.code, copy.colours[strip.colour], writeRange(strip.range, unit)) : '';
  return (
    <svg
      className={styles.chart}
      viewBox={`-14 0 ${width + 28} 78`}
      role="img"
      aria-label={copy.chart(writeRange(range, unit), spoken, measured)}
    >
      <rect className={styles.range} {...toBox(range)} y="10" height="18" />
      <text x={toX(range.from) - 6} y="23" textAnchor="end">
        {copy.chartRange}
      </text>
      {strip ? (
        <>
          <rect className={styles[strip.colour]} {...toBox(strip.range)} y="34" height="12" />
          <text className={styles.code} x={toX(strip.range.from) - 6} y="44" textAnchor="end">
            {strip.code}
          </text>
        </>
      ) : null}
      <Ruler unit={unit} />
      {clearance !== null && distanceTo(scale, clearance) === 0 ? (
        <path className={styles.mark} d={`M${toX(clearance)} 8v44m0-44-4-7h8z`} />
      ) : null}
    </svg>
  );
}

function Ruler({ unit }: { unit: LengthUnit }) {
  const { each, numbered, decimals } = steps[unit];
  const marks = Array.from({ length: Math.floor(scale.to / each) + 1 }, (_, at) => at);
  return (
    <>
      <path className={styles.scale} d={`M0 52h${width}`} />
      {marks.map((at) => (
        <path key={at} className={styles.scale} d={`M${toX(at * each)} 52v${at % numbered === 0 ? 8 : 4}`} />
      ))}
      {marks
        .filter((at) => at % numbered === 0)
        .map((at) => (
          <text key={at} x={toX(at * each)} y="74" textAnchor="middle">
            {at === 0 ? unit : formatLength(at * each, unit, decimals)}
          </text>
        ))}
    </>
  );
}
