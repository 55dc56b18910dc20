import { useCallback, useState } from 'react';
import type { SearchMenu } from './SearchMenu.tsx';

type Fetched = { Menu: typeof SearchMenu } | 'failed' | null;

/** The list's code, fetched when the field is first used; what could not be had is tried again with the next use. */
export function useSearchMenu() {
  const [fetched, setFetched] = useState<Fetched>(null);
  const fetchMenu = useCallback(() => {
    import('./SearchMenu.tsx').then(
      ({ SearchMenu: Menu }) => setFetched({ Menu }),
      () => setFetched('failed'),
    );
  }, []);
  const isThere = fetched !== null && fetched !== 'failed';
  return { Menu: isThere ? fetched.Menu : null, isMenuFailed: fetched === 'failed', fetchMenu };
}
