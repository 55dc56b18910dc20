import { basketPaths } from '#api/basket.ts';
import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import { links } from '#config/navigation.ts';
import { quantityOf } from '#domain/build-list/build-list.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import type { EngineSize } from '#domain/engine/engine-row.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { $buildList, addToBuildList, takeOffBuildList } from '#stores/build-list/build-list.ts';
import { $consentAnswered } from '#stores/consent/consent.ts';
import type { EngineParts } from '#stores/part/engine-parts.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Note } from './RowNote.tsx';
import styles from './SetTable.module.css';

type Props = {
  store: EngineParts;
  size: Pick<EngineSize, 'slug'>;
  /** the best match of a list, whose Add stands out until it is in the basket */
  isBest?: boolean;
  note: Note;
  onNote: (note: Note) => void;
};

/** The list is kept in this browser, so that the first paint knows nothing of it. */
function OnList({ store, slug }: { store: EngineParts; slug: string }) {
  const list = useStore($buildList);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const isOn = isHere && quantityOf(list, slug) > 0;
  return (
    <button
      type="button"
      className={styles.quiet}
      data-not-printed
      aria-label={isOn ? copy.offList(slug) : copy.addToList(slug)}
      onClick={() => (isOn ? takeOffBuildList(slug) : addToBuildList(slug, 1, store.engineOf(slug)))}
    >
      {isOn ? <Icon name="check" className="i-s" /> : null}
      {isOn ? copy.onList : copy.list}
    </button>
  );
}

function Add({ store, size: { slug }, isBest, onNote }: Props) {
  const progress = useStore(store.$progress)[slug];
  const held = store.countHeld(slug);
  const wait = useWaitReason(basketPaths.lines);
  const add = async () => {
    onNote(null);
    if (!$consentAnswered.get()) return onNote('consent');
    await store.add(slug);
  };
  return (
    <div className={held > 0 ? styles.addMore : styles.add}>
      <span {...notice} className={styles.inBasket}>
        {held > 0 ? (
          <>
            <Icon name="check" className="i-s" />
            {copy.inBasket(held)}
          </>
        ) : null}
      </span>
      <Button
        size="sm"
        kind={isBest && held === 0 ? 'primary' : 'secondary'}
        isBlock
        busy={progress === 'adding' && copy.adding}
        reason={wait}
        label={progress === 'adding' ? undefined : held > 0 ? copy.oneMoreOf(slug) : copy.addToBasket(slug)}
        onClick={() => void add()}
      >
        {held > 0 ? copy.addOneMore : copy.add}
      </Button>
    </div>
  );
}

function TellMe({ size: { slug }, note, onNote }: Props) {
  return (
    <div className={styles.add}>
      <Button
        size="sm"
        isBlock
        label={copy.tellMeOf(slug)}
        isExpanded={note === 'alert'}
        onClick={() => onNote(note === 'alert' ? null : 'alert')}
      >
        <Icon name="mail" className="i-s" />
        {copy.tellMe}
      </Button>
    </div>
  );
}

const Distributors = () => (
  <a className="btn btn-secondary btn-sm btn-block" href={links.distributors}>
    {copy.distributors}
  </a>
);

/** What can be done with the chosen size: buy it, be told of it, note it for a build. */
export function RowActs(props: Props) {
  const { store, size } = props;
  const { kind } = store.stateOf(size.slug);
  return (
    <>
      <noscript>
        <a className="btn btn-secondary btn-sm btn-block" href={partPath(size.slug)}>
          {copy.details}
        </a>
      </noscript>
      <div className={styles.live}>
        {kind === 'sold-out' ? <TellMe {...props} /> : null}
        {kind === 'distributors' ? <Distributors /> : null}
        {['offered', 'unknown', 'asking', 'all-held'].includes(kind) ? <Add {...props} /> : null}
        {kind === 'gone' ? null : kind === 'sold-out' ? (
          <span className={styles.whenBack} data-not-printed>
            {copy.whenInStock}
          </span>
        ) : (
          <OnList store={store} slug={size.slug} />
        )}
      </div>
    </>
  );
}
