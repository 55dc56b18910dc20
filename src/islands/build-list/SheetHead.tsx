import '#styles/segments.css';
import { useEffect, useState } from 'react';
import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { months } from '#config/copy/time.ts';
import { limits } from '#config/limits.ts';
import { site } from '#config/site.ts';
import type { BuildList } from '#domain/build-list/build-list.ts';
import { nameBuildList } from '#stores/build-list/build-list.ts';
import { TextField } from '../shared/TextField.tsx';
import styles from './BuildList.module.css';

const views: readonly [View, string][] = [
  ['list', copy.list],
  ['compare', copy.compare],
];

/** By the calendar of who prints it. */
const writeToday = (day: Date): string => `${day.getDate()} ${months[day.getMonth()]} ${day.getFullYear()}`;

/** What is typed stays as typed; what is kept is without outer spaces. A name from another tab takes its place. */
function TitleField({ kept, engine }: { kept: string; engine: string }) {
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped((before) => (before.trim() === kept ? before : kept)), [kept]);
  return (
    <TextField
      className={styles.title}
      label={copy.title}
      value={typed}
      maxLength={limits.buildTitleMax}
      placeholder={engine || copy.titlePlaceholder}
      hint={engine && typed.trim() === '' ? copy.titleHint(engine) : undefined}
      onText={(text) => {
        setTyped(text);
        nameBuildList(text);
      }}
    />
  );
}

type Props = { list: BuildList; title: string; isOwn: boolean; view: View; onView: (view: View) => void };

/** For what the parts are, and how they are looked at. */
export function SheetHead({ list, title, isOwn, view, onView }: Props) {
  const name = title || copy.untitled;
  const [opened] = useState(() => new Date());
  return (
    <div className={styles.head}>
      {isOwn ? <TitleField kept={list.title} engine={list.title ? '' : title} /> : <h2>{name}</h2>}
      {isOwn && title ? <h2 className={styles.printed}>{name}</h2> : null}
      <p className={styles.printed}>{copy.printed(site.name, writeToday(opened))}</p>
      <div className="seg" role="group" aria-label={copy.views}>
        {views.map(([key, label]) => (
          <button key={key} type="button" aria-pressed={view === key} onClick={() => onView(key)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

type View = 'list' | 'compare';

/** The view stands in the address, so that going back from a part leads to the view one came from. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>('list');
  useEffect(() => {
    if (new URLSearchParams(location.search).get('view') === 'compare') setView('compare');
  }, []);
  const choose = (chosen: View) => {
    const query = chosen === 'compare' ? '?view=compare' : '';
    history.replaceState(history.state, '', location.pathname + query + location.hash);
    setView(chosen);
  };
  return [view, choose];
}
