import { call } from '#api/call.ts';
import { finderCopy } from '#config/copy/finder.ts';
import { sessionKeys } from '#config/storage-keys.ts';
import type { Choice } from '#islands/shared/Select.tsx';
import { createPartFinder } from '#stores/catalogue/part-finder.ts';
import { sessionText } from '#stores/browser/storage.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { EngineMode } from './EngineMode.tsx';
import { ModeTabs, tabId } from './ModeTabs.tsx';
import { createFieldSearch } from './create-field-search.ts';
import styles from './PartFinder.module.css';
import { PartMode } from './PartMode.tsx';

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
      <div className={styles.modes}>
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
