import { warmSearch } from '#stores/search/lazy.ts';
import { $myEngine } from '#stores/catalogue/my-engine.ts';
import { useStore } from '@nanostores/react';
import { createAfterPaint } from '#islands/shared/after-paint.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createSearchPageStores } from './search-page-stores.ts';
import { SearchField } from './SearchField.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import styles from './SearchScreen.module.css';

type Props = { /** engines linked while nothing is asked */ popular: readonly { label: string; href: string }[] };

/** Result list with filters; the address holds what is asked. */
export function SearchScreen({ popular }: Props) {
  const [{ search, store }] = useState(createSearchPageStores);
  const [afterPaint] = useState(createAfterPaint);
  const [isRead, setRead] = useState(false);
  const page = useStore(search.$page);
  // drawn in pieces between the keys that are pressed meanwhile
  const shown = useDeferredValue(useMemo(() => ({ page, isRead }), [page, isRead]));

  useEffect(() => {
    const restore = () => void search.restore();
    warmSearch();
    restore();
    setRead(true);
    window.addEventListener('popstate', restore);
    const stopListening = $myEngine.listen(() => void search.retry());
    const stopFollowing = store.follow();
    return () => {
      stopFollowing();
      window.removeEventListener('popstate', restore);
      stopListening();
    };
  }, [search, store]);

  const type = (text: string) => afterPaint(() => void search.type(text));
  return (
    <div className={styles.screen}>
      <SearchField page={page} isRead={isRead} onType={type} />
      <SearchOutcome {...shown} search={search} store={store} popular={popular} />
    </div>
  );
}
