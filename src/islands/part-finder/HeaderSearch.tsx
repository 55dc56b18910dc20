import { call } from '#api/call.ts';
import { createPartSearch } from '#stores/part-search.ts';
import { later } from '#stores/timer.ts';
import { useState } from 'react';
import { NumberBox } from './NumberBox.tsx';
import { useNumberBox } from './use-number-box.ts';

/** The number field of the part finder in its small form, for the page's head. */
export function HeaderSearch() {
  const [search] = useState(() => createPartSearch({ call, schedule: later }));
  return <NumberBox box={useNumberBox(search)} isCompact />;
}
