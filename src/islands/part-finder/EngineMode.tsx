import { finderCopy } from '#config/copy/finder.ts';
import { readFinderYear } from '#domain/catalogue/filter-engines.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Field } from '#islands/shared/Field.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { type Choice, Select } from '#islands/shared/Select.tsx';
import { type Finder, type PartFinder, toEnginePath } from '#stores/catalogue/part-finder.ts';
import { useStore } from '@nanostores/react';
import type { FormEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { EngineBox } from './EngineBox.tsx';
import styles from './PartFinder.module.css';

const enginePlaceholders: Record<Finder['progress'], string> = {
  idle: finderCopy.engineNeedsMake,
  loading: finderCopy.engineLoading,
  ready: finderCopy.enginePlaceholder,
  failed: finderCopy.enginePlaceholder,
};

/** A make chosen before this code had arrived is taken over. */
function useEarlyChoice(form: RefObject<HTMLFormElement | null>, finder: PartFinder): void {
  useEffect(() => {
    const make = form.current && new FormData(form.current).get('make');
    if (typeof make === 'string' && make && make !== finder.$finder.get().make) void finder.chooseMake(make);
  }, [form, finder]);
}

/** What the page of the chosen engine sells, where that is known (rule finder.says-how-many). */
function writeShow({ engines, engine }: Finder): string {
  const { sets = 0, pumps = 0 } = engines.find(({ slug }) => slug === engine)?.sold ?? {};
  return sets + pumps > 0 ? finderCopy.showSold(sets, pumps) : finderCopy.show;
}

/** A year of building, which may be left out. One typed before this code had arrived is taken over. */
function YearField({ finder, year }: { finder: PartFinder; year: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => finder.takeYear(input.current?.value ?? ''), [finder]);
  const isWrong = year.length === 4 && readFinderYear(year) === null;
  return (
    <Field label={finderCopy.year} isOptional error={isWrong ? finderCopy.yearWrong : undefined}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input input-lg mono"
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={(event) => finder.chooseYear(event.target.value)}
        />
      )}
    </Field>
  );
}

export function EngineMode({ finder, makes }: { finder: PartFinder; makes: readonly Choice[] }) {
  const state = useStore(finder.$finder);
  const path = toEnginePath(state);
  const form = useRef<HTMLFormElement>(null);
  const [isHeldBack, setHeldBack] = useState(false);
  const lead = () => {
    setHeldBack(true);
    form.current?.querySelector<HTMLElement>(state.make ? '[role=combobox]' : 'select')?.focus();
  };
  useEarlyChoice(form, finder);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (path) location.assign(path);
  };
  return (
    <form ref={form} className={`${styles.fields} ${styles.byEngine}`} onSubmit={submit} autoComplete="off">
      <Select
        label={finderCopy.make}
        name="make"
        placeholder={finderCopy.makePlaceholder}
        value={state.make}
        choices={makes}
        onChoose={(make) => void finder.chooseMake(make)}
        isLarge
      />
      <YearField finder={finder} year={state.year} />
      <EngineBox
        key={state.make}
        make={makes.find(({ value }) => value === state.make)?.label ?? ''}
        engines={state.engines}
        chosen={state.engine}
        year={readFinderYear(state.year)}
        placeholder={enginePlaceholders[state.progress]}
        isDisabled={state.progress !== 'ready'}
        error={state.progress === 'failed' ? finderCopy.enginesFailed : undefined}
        onChoose={finder.chooseEngine}
      />
      <div className={styles.go}>
        {state.progress === 'failed' ? (
          <Button size="lg" isBlock onClick={() => void finder.retry()}>
            {finderCopy.tryAgain}
          </Button>
        ) : (
          <Button
            type="submit"
            kind="primary"
            size="lg"
            isBlock
            reason={path ? null : finderCopy.showHint}
            showsReason={isHeldBack}
            onBlocked={lead}
          >
            {writeShow(state)}
            <Icon name="arrow-right" />
          </Button>
        )}
      </div>
    </form>
  );
}
