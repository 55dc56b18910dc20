import '#styles/segments.css';
import { finderCopy } from '#config/copy/finder.ts';
import type { FinderMode } from '#stores/catalogue/part-finder.ts';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import styles from './PartFinder.module.css';

type Props = { mode: FinderMode; onChoose: (mode: FinderMode) => void; panelId: string; labelId: string };

const tabs: { mode: FinderMode; label: string }[] = [
  { mode: 'engine', label: finderCopy.engineMode },
  { mode: 'part', label: finderCopy.partMode },
];
const other = (mode: FinderMode): FinderMode => (mode === 'engine' ? 'part' : 'engine');

export const tabId = (panelId: string, mode: FinderMode) => `${panelId}-${mode}`;

export function ModeTabs({ mode, onChoose, panelId, labelId }: Props) {
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
