import { matches } from '#stores/browser/window.ts';
import type { FinderEngine } from '#api/engines.ts';
import { finderCopy as copy } from '#config/copy/finder.ts';
import { writeEngineYears } from '#domain/catalogue/engine.ts';
import { filterEngines } from '#domain/catalogue/filter-engines.ts';
import { Field } from '#islands/shared/Field.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { notice } from '#islands/shared/notice.ts';
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Match } from './MarkedNumber.tsx';
import { OptionRow } from './OptionRow.tsx';
import styles from './EngineBox.module.css';
import menu from './Menu.module.css';

const writeCapacity = (capacity: string | null): string =>
  capacity === null ? '' : /^\d+$/.test(capacity) ? `${capacity} cc` : capacity.replace(/(?<=\d)cc$/i, ' cc');

function writeYears(years: FinderEngine['years']): string {
  const [from, to] = years ?? [];
  return from === undefined ? '' : writeEngineYears([from, to ?? from]);
}

const writeChosen = ({ name, models }: FinderEngine): string =>
  [name, models.split(',')[0]?.trim()].filter(Boolean).join(' · ');

type RowProps = {
  id: string;
  engine: FinderEngine;
  typed: string;
  isActive: boolean;
  isOutside: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

const Row = ({ engine, typed, isOutside, ...option }: RowProps) => (
  <OptionRow {...option} className={`${menu.option} ${styles.row} ${isOutside ? styles.outside : ''}`}>
    <span className={styles.code}>
      <Match number={engine.name} query={typed} />
    </span>
    <span className={styles.models}>{[engine.nickname, engine.models].filter(Boolean).join(' · ')}</span>
    <span className={styles.years}>{writeYears(engine.years)}</span>
    <span className={styles.cc}>{writeCapacity(engine.capacity)}</span>
  </OptionRow>
);

type Props = {
  make: string;
  engines: readonly FinderEngine[];
  /** slug of the chosen engine, "" for none */
  chosen: string;
  year: number | null;
  placeholder: string;
  isDisabled: boolean;
  error: string | undefined;
  onChoose: (slug: string) => void;
};

type Box = Pick<Props, 'engines' | 'chosen' | 'year' | 'onChoose'>;

/** What is typed, which rows it leaves, and what the keys do (ARIA practices, "list autocomplete"). */
function useEngineBox({ engines, chosen, year, onChoose }: Box) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { inYear, outside } = filterEngines(engines, typed, year);
  const rows = [...inYear, ...outside];
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    if (chosen) onChoose('');
  };
  const choose = (one: FinderEngine | undefined) => {
    if (!one) return;
    onChoose(one.slug);
    setTyped('');
    setOpen(false);
  };
  const step = (by: number) =>
    isOpen ? setActive((active + by + rows.length) % Math.max(1, rows.length)) : setOpen(true);
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => choose(rows[active]),
    Escape: () => setOpen(false),
  };
  const press = (event: KeyboardEvent) => {
    const key = event.nativeEvent.isComposing ? undefined : keys[event.key];
    // with the list closed Enter sends the form
    if (!key || (event.key === 'Enter' && (!isOpen || chosen !== ''))) return;
    event.preventDefault();
    key();
  };
  return { typed, isOpen, setOpen, active, setActive, rows, left: inYear.length, year, type, choose, press };
}

type DropProps = { box: ReturnType<typeof useEngineBox>; listId: string; summary: string };

const Drop = ({ box: { rows, left, year, typed, active, setActive, choose }, listId, summary }: DropProps) => (
  <div className={`${menu.menu} ${styles.drop}`}>
    <p className={styles.head}>
      <span>{summary}</span> <small>{copy.keys}</small>
    </p>
    {rows.length > 0 ? (
      <ul id={listId} role="listbox" aria-label={copy.engine} onMouseDown={(event) => event.preventDefault()}>
        {rows.map((one, place) => (
          <Fragment key={one.slug}>
            {place === left && year !== null ? (
              <li role="presentation" className={styles.outsideHead}>
                {copy.notBuiltIn(year)}
              </li>
            ) : null}
            <Row
              {...{ id: `${listId}-${place}`, engine: one, typed, isActive: place === active }}
              isOutside={place >= left}
              onPoint={() => setActive(place)}
              onChoose={() => choose(one)}
            />
          </Fragment>
        ))}
      </ul>
    ) : null}
  </div>
);

const Clear = ({ onClear }: { onClear: () => void }) => (
  <button
    type="button"
    className={styles.clear}
    aria-label={copy.clear}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClear}
  >
    <Icon name="x" className="i-s" />
  </button>
);

/** The engines of a make as a list that can be typed into; those not built in the year stay below, and can be chosen. */
export function EngineBox({ make, engines, chosen, year, placeholder, isDisabled, error, onChoose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useEngineBox({ engines, chosen, year, onChoose });
  const { typed, rows, active, type, setOpen } = box;
  const engine = engines.find(({ slug }) => slug === chosen);
  const isListed = box.isOpen && !isDisabled && chosen === '';
  const hasRows = isListed && rows.length > 0;
  useEffect(() => {
    // on a phone the keyboard would cover the list
    if (isListed && matches('(max-width: 600px)')) input.current?.scrollIntoView({ block: 'start' });
  }, [isListed]);
  const summary =
    rows.length === 0 ? copy.noEngine(make, typed) : copy.enginesLeft(box.left, engines.length, make, typed, year);
  return (
    <Field label={copy.engine} error={error}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={input}
            className="input input-lg"
            role="combobox"
            aria-expanded={hasRows}
            aria-controls={hasRows ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={hasRows ? `${listId}-${active}` : undefined}
            disabled={isDisabled}
            placeholder={placeholder}
            value={engine ? writeChosen(engine) : typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => type(engine ? '' : event.target.value)}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={box.press}
          />
          {engine || typed ? <Clear onClear={() => (type(''), input.current?.focus())} /> : null}
          {isListed ? <Drop box={box} listId={listId} summary={summary} /> : null}
          <span className="sr" {...notice}>
            {isListed ? summary : ''}
          </span>
        </div>
      )}
    </Field>
  );
}
