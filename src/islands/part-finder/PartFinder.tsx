import '#styles/segments.css';
import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { finderCopy } from '#config/copy/finder.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import { createPartFinder, type FinderMode } from '#stores/catalogue/part-finder.ts';
import { sessionText } from '#stores/browser/storage.ts';
import { searchPage } from '#domain/search/search-address.ts';
import type { PartSearch } from '#stores/search/field.ts';
import type { Choice } from '../shared/Select.tsx';
import { EngineMode } from './EngineMode.tsx';
import { createFieldSearch, useNumberBox } from './use-number-box.ts';
import { Button } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';
import { NumberBox } from './NumberBox.tsx';
import styles from './PartFinder.module.css';

type Props = {
  /** every make with engines, in the order of the catalogue */
  makes: readonly { slug: string; title: string }[];
};

const createStores = () => ({
  finder: createPartFinder({
    call,
    save: (text) => void sessionText.write(sessionKeys.finder, text),
    read: () => sessionText.read(sessionKeys.finder),
  }),
  search: createFieldSearch(),
});
const toChoice = ({ slug, title }: Props['makes'][number]): Choice => ({ value: slug, label: title });

/** Fast Part Finder: by make and engine, or by part number (rule finder.needs-both). Fills the width it is given. */
export function PartFinder({ makes }: Props) {
  const [{ finder, search }] = useState(createStores);
  const { mode } = useStore(finder.$finder);
  const panelId = useId();
  const labelId = useId();
  useEffect(() => void finder.restore(location.search), [finder]);
  return (
    <div className={styles.finder}>
      <div>
        <h2 id={labelId} className="lab">
          {finderCopy.heading}
        </h2>
        <ModeTabs mode={mode} onChoose={finder.chooseMode} panelId={panelId} labelId={labelId} />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, mode)}>
        {mode === 'engine' ? <EngineMode finder={finder} makes={makes.map(toChoice)} /> : <PartMode search={search} />}
      </div>
    </div>
  );
}

function PartMode({ search }: { search: PartSearch }) {
  const box = useNumberBox(search);
  const [isHeldBack, setHeldBack] = useState(false);
  const lead = () => {
    setHeldBack(true);
    box.input.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    box.submit();
  };
  return (
    <form className={`${styles.fields} ${styles.single}`} action={searchPage} onSubmit={send} autoComplete="off">
      <NumberBox box={box} />
      <div className={styles.go}>
        <Button
          type="submit"
          kind="primary"
          size="lg"
          isBlock
          reason={box.isTooShort ? finderCopy.showPartHint : null}
          showsReason={isHeldBack}
          onBlocked={lead}
        >
          {finderCopy.show}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}

type ModeTabsProps = { mode: FinderMode; onChoose: (mode: FinderMode) => void; panelId: string; labelId: string };

const tabs: { mode: FinderMode; label: string }[] = [
  { mode: 'engine', label: finderCopy.engineMode },
  { mode: 'part', label: finderCopy.partMode },
];
const other = (mode: FinderMode): FinderMode => (mode === 'engine' ? 'part' : 'engine');

const tabId = (panelId: string, mode: FinderMode) => `${panelId}-${mode}`;

function ModeTabs({ mode, onChoose, panelId, labelId }: ModeTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    onChoose(other(mode));
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(panelId, other(mode)))}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-labelledby={labelId} className={`seg ${styles.tabs}`}>
      {tabs.map((tab) => (
        <button
          key={tab.mode}
          id={tabId(panelId, tab.mode)}
          type="button"
          role="tab"
          aria-selected={tab.mode === mode}
          aria-controls={panelId}
          tabIndex={tab.mode === mode ? 0 : -1}
          onClick={() => onChoose(tab.mode)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
