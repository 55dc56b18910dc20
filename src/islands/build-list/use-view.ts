import { useEffect, useState } from 'react';

export type View = 'list' | 'compare';

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
