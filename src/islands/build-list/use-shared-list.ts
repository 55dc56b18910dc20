import { type ReadLink, readBuildLink } from '#domain/build-list/build-link.ts';
import { useEffect, useState } from 'react';

const nothing: ReadLink = { kind: 'none' };

/** What the fragment of the address says, now and whenever it changes; `leave` takes it out of the address. */
export function useSharedList(): { shared: ReadLink; leave: () => void } {
  const [shared, setShared] = useState(nothing);
  useEffect(() => {
    const look = () => setShared(readBuildLink(location.hash));
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const leave = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setShared(nothing);
  };
  return { shared, leave };
}
