import { $currentPart, type CurrentPart } from '#stores/part/current-part.ts';
import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => $currentPart.listen(changed);

/**
 * The part that the page shows. `page` are the facts of the part that the island was made with; another size may have taken
 * its place. The first paint is that of the build.
 */
export const useCurrentPart = <Fact extends keyof CurrentPart>(
  page: Pick<CurrentPart, Fact>,
): Pick<CurrentPart, Fact> =>
  useSyncExternalStore(
    listen,
    () => $currentPart.get() ?? page,
    () => page,
  );
