import { clearanceCopy as copy } from '#config/copy/clearance.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { ShellFigures } from '#domain/clearance/clearance-facts.ts';
import type { LengthUnit } from '#domain/clearance/length.ts';
import type { ShellMix } from '#domain/clearance/no-match.ts';
import type { SizeClearance } from '#domain/clearance/size-clearance.ts';
import type { ClearanceAnswer } from '#domain/clearance/choose-size.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { notice } from '#islands/shared/notice.ts';
import type { ShellReading, Waiting } from '#stores/part/clearance.ts';
import styles from './Clearance.module.css';
import { writeDifference, writeLengthOf, writeRange, writeVerdict } from './format-clearance.ts';

type Props = { reading: ShellReading; facts: ShellFigures; unit: LengthUnit; currentSlug: string };
type Fits = Extract<ClearanceAnswer, { kind: 'fits' }>;
type NoneFits = Extract<ClearanceAnswer, { kind: 'none-fits' }>;
type HousingFirst = Extract<ClearanceAnswer, { kind: 'housing-first' }>;

/** What follows from the measurement, in a sentence that is read out when it changes, and the way to the size. */
export function Answer(props: Props) {
  const { reading, facts, unit } = props;
  const isOwn = reading.kind === 'fits' && reading.choice.set === facts.set;
  return (
    <>
      <div {...notice} className={styles.answer}>
        {reading.kind === 'waiting' ? <p className="muted">{sayWaiting(reading)}</p> : null}
        {reading.kind === 'missing-data' ? <p>{copy.missing}</p> : null}
        {reading.kind === 'fits' ? <FitsText answer={reading} isOwn={isOwn} unit={unit} /> : null}
        {reading.kind === 'housing-first' ? <HousingFirstText answer={reading} unit={unit} /> : null}
        {reading.kind === 'none-fits' ? <NoneFitsText answer={reading} facts={facts} unit={unit} /> : null}
      </div>
      {reading.kind === 'fits' ? <Way choice={reading.choice} isOwn={isOwn} currentSlug={props.currentSlug} /> : null}
    </>
  );
}

function sayWaiting({ fields: [first, ...others] }: Waiting): string {
  if (!first) return '';
  return others.length > 0 ? copy.waiting.both : copy.waiting[first];
}

function FitsText({ answer: { choice, range }, isOwn, unit }: { answer: Fits; isOwn: boolean; unit: LengthUnit }) {
  const clearance = writeLengthOf(choice.clearance, unit);
  return (
    <>
      <p className={styles.verdict}>
        <Icon name={choice.isAtLimit ? 'info' : 'circle-check'} className="i-l" />
        {isOwn ? copy.fits(choice.size, clearance) : copy.fitsOther(choice.slug, clearance)}
      </p>
      {choice.isAtLimit ? (
        <p className="small">{copy.isAtLimit(writeRange(range, unit))}</p>
      ) : (
        <p className="small muted">
          {copy.inRange}, {writeRange(range, unit)}
        </p>
      )}
    </>
  );
}

function HousingFirstText({ answer: { housing, housingOff }, unit }: { answer: HousingFirst; unit: LengthUnit }) {
  const side = housingOff > 0 ? 'above' : 'below';
  const sentences = copy.housingFirst;
  return (
    <>
      <p className={styles.verdict}>
        <Icon name="circle-alert" className="i-l" />
        {sentences.title}
      </p>
      <p>{sentences.off(writeDifference(housingOff, unit), side, writeRange(housing, unit))}</p>
      <p>{sentences.advice}</p>
    </>
  );
}

function NoneFitsText({ answer, facts, unit }: { answer: NoneFits; facts: ShellFigures; unit: LengthUnit }) {
  const { nearest, mix, regrind, looksLike, range } = answer;
  return (
    <>
      <p className={styles.verdict}>{copy.noneFits}</p>
      <p className="small muted">{writeRange(range, unit)}</p>
      <ul className={styles.ways}>
        <li>{copy.nearest(nearest.slug, writeVerdict(nearest, unit))}</li>
        {looksLike.length > 0 ? <li>{copy.looksLike(looksLike.join(' or '), facts.set)}</li> : null}
        {mix ? <li>{sayMix(mix, unit)}</li> : null}
        {regrind ? <li>{copy.regrind(writeRange(regrind.journal, unit), regrind.slug)}</li> : null}
      </ul>
    </>
  );
}

const sayMix = ({ shells: [one, other], clearance, isAtLimit }: ShellMix, unit: LengthUnit): string =>
  copy.mix(one.slug, other.slug, writeLengthOf(clearance, unit), isAtLimit);

function Way({ choice, isOwn, currentSlug }: { choice: SizeClearance; isOwn: boolean; currentSlug: string }) {
  if (choice.slug === currentSlug) return <p className="small">{copy.isShown}</p>;
  return (
    <a className="btn btn-secondary" href={partPath(choice.slug)} data-change-size={isOwn ? '' : undefined}>
      {isOwn ? copy.choose(choice.size) : copy.open(choice.slug)}
    </a>
  );
}
