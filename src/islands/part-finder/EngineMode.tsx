import type { FinderEngine } from '#api/engines.ts';
import { finderCopy } from '#config/copy/finder.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { type Choice, Select } from '#islands/shared/Select.tsx';
import { type Finder, type PartFinder, toEnginePath } from '#stores/catalogue/part-finder.ts';
import { useStore } from '@nanostores/react';
import type { FormEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import styles from './PartFinder.module.css';

const enginePlaceholders: Record<Finder['progress'], string> = {
  idle: finderCopy.engineNeedsMake,
  loading: finderCopy.engineLoading,
  ready: finderCopy.enginePlaceholder,
  failed: finderCopy.enginePlaceholder,
};

const toChoice = ({ slug, name, capacity }: FinderEngine): Choice => ({
  value: slug,
  label: capacity ? `${name} · ${capacity}${/^\d+$/.test(capacity) ? ' cc' : ''}` : name,
});

/** A make chosen before this code had arrived is taken over. */
function useEarlyChoice(form: RefObject<HTMLFormElement | null>, finder: PartFinder): void {
  useEffect(() => {
    const make = form.current && new FormData(form.current).get('make');
    if (typeof make === 'string' && make && make !== finder.$finder.get().make) void finder.chooseMake(make);
  }, [form, finder]);
}

export function EngineMode({ finder, makes }: { finder: PartFinder; makes: readonly Choice[] }) {
  const state = useStore(finder.$finder);
  const path = toEnginePath(state);
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, finder);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (path) location.assign(path);
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} autoComplete="off">
      <Select
        label={finderCopy.make}
        name="make"
        placeholder={finderCopy.makePlaceholder}
        value={state.make}
        choices={makes}
        onChoose={(make) => void finder.chooseMake(make)}
        isLarge
      />
      <Select
        label={finderCopy.engine}
        placeholder={enginePlaceholders[state.progress]}
        value={state.engine}
        choices={state.engines.map(toChoice)}
        onChoose={finder.chooseEngine}
        isDisabled={state.progress !== 'ready'}
        error={state.progress === 'failed' ? finderCopy.enginesFailed : undefined}
        isLarge
      />
      <div className={styles.go}>
        {state.progress === 'failed' ? (
          <Button size="lg" isBlock onClick={() => void finder.retry()}>
            {finderCopy.tryAgain}
          </Button>
        ) : (
          <Button type="submit" kind="primary" size="lg" isBlock reason={path ? null : finderCopy.showHint} showsReason>
            {finderCopy.show}
            <Icon name="arrow-right" />
          </Button>
        )}
      </div>
    </form>
  );
}
