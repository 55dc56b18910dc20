import { useMemo, useState } from 'react';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import {
  type BottomEndChoice,
  type BottomEnds,
  chooseFirst,
  chooseLetters,
  listBottomEnds,
  pickBottomEnd,
} from '#domain/engine/bottom-end.ts';
import { type EngineGroup, listSizeMeanings } from '#domain/engine/engine-row.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { BottomEndLines } from './BottomEndLines.tsx';
import { BottomEndSum } from './BottomEndSum.tsx';
import { useEarlyChoice } from './SizeChoice.tsx';
import styles from './BottomEnd.module.css';
import chips from './Chips.module.css';

type Props = { store: EngineParts; groups: EngineGroup[] };
type ChoiceProps = Props & { ends: BottomEnds; choice: BottomEndChoice; onChoose: (choice: BottomEndChoice) => void };

function Choice({ groups, ends, choice, onChoose }: ChoiceProps) {
  const sizes = ends.options.find(({ letters }) => letters === choice.letters)?.sizes ?? [];
  const meanings = listSizeMeanings(groups);
  return (
    <>
      <Radios
        label={copy.clearance}
        name="bottom-end-clearance"
        value={choice.letters}
        options={ends.options.map(({ letters }) => ({
          value: letters,
          label: letters === 'H' ? letters : `${letters} ${copy.shortLetters[letters]}`,
          meaning: copy.letters[letters].name,
          spoken: copy.letters[letters].says,
        }))}
        onChoose={(letters) => onChoose(chooseLetters(ends, choice, letters))}
      />
      <Radios
        label={copy.size}
        name="bottom-end-size"
        value={choice.size}
        options={sizes.map((size) => ({
          value: size,
          label: size,
          meaning: meanings.get(size) ?? size,
          spoken: meanings.get(size) ?? size,
        }))}
        onChoose={(size) => onChoose({ ...choice, size })}
      />
      {ends.thrusts.length > 1 ? (
        <Radios
          label={copy.thrust}
          name="bottom-end-thrust"
          value={choice.thrust ?? ''}
          options={ends.thrusts.map(({ set, name }) => ({ value: set, label: set, meaning: name, spoken: name }))}
          onChoose={(thrust) => onChoose({ ...choice, thrust })}
        />
      ) : null}
    </>
  );
}

/** Conrods, mains and thrust of one clearance and size in one press (rule catalogue.bottom-end). */
export function BottomEnd({ store, groups }: Props) {
  const ends = useMemo(() => listBottomEnds(groups), [groups]);
  const [choice, choose] = useState<BottomEndChoice | null>(() => ends && chooseFirst(ends));
  if (!ends || !choice) return null;
  const lines = pickBottomEnd(groups, choice);
  return (
    <section className={styles.kit} aria-labelledby="bottom-end">
      <div className={styles.block}>
        <div className={styles.choice}>
          <h2 id="bottom-end">{copy.bottomEnd}</h2>
          <div className={styles.groups}>
            <Choice store={store} groups={groups} ends={ends} choice={choice} onChoose={choose} />
          </div>
          <p className={styles.fit}>{copy.fitsTogether}</p>
        </div>
        <BottomEndLines store={store} groups={groups} lines={lines} />
        <BottomEndSum key={lines.map(({ size }) => size.slug).join(' ')} store={store} groups={groups} lines={lines} />
      </div>
    </section>
  );
}

/** `spoken`: what a code means, said behind it */
type Option<T> = { value: T; label: string; meaning: string; spoken: string };
type RadiosProps<T> = {
  label: string;
  name: string;
  value: T;
  options: readonly Option<T>[];
  onChoose: (value: T) => void;
};

/** Radio buttons as tiles; one chosen before the script had come is the one that the browser shows. */
function Radios<T extends string>({ label, name, value, options, onChoose }: RadiosProps<T>) {
  const group = useEarlyChoice(value, (early) => {
    const option = options.find((one) => one.value === early);
    if (option) onChoose(option.value);
  });
  return (
    <fieldset ref={group} className={`${chips.chips} ${styles.radios}`}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.meaning}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
          {option.spoken === option.label ? null : <span className="sr">, {option.spoken}</span>}
        </label>
      ))}
    </fieldset>
  );
}
